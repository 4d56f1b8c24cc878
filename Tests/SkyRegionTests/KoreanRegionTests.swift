import Language
import Sky
import Testing

@Suite struct KoreanRegionTests {
  @Test(arguments: [
    ("Seoul", "서울", "kr-seoul"), ("Incheon", "인천", "kr-incheon"),
    ("Seongnam", "성남", "kr-gyeonggi-seongnam"), ("Suwon", "수원", "kr-gyeonggi-suwon"),
    ("Osan", "오산", "kr-gyeonggi-osan"), ("Ansan", "안산", "kr-gyeonggi-ansan"),
    ("Seosan", "서산", "kr-chungnam-seosan"), ("Cheonan", "천안", "kr-chungnam-cheonan"),
    ("Cheongju", "청주", "kr-chungbuk-cheongju"), ("Chuncheon", "춘천", "kr-gangwon-chuncheon"),
    ("Gangneung", "강릉", "kr-gangwon-gangneung"), ("Sokcho", "속초", "kr-gangwon-sokcho"),
    ("Yeosu", "여수", "kr-jeonnam-yeosu"), ("Daejeon", "대전", "kr-daejeon"),
    ("Daegu", "대구", "kr-daegu"), ("Busan", "부산", "kr-busan"), ("Ulsan", "울산", "kr-ulsan"),
    ("Jeonju", "전주", "kr-jeonbuk-jeonju"), ("Changwon", "창원", "kr-gyeongnam-changwon"),
    ("Jeju", "제주", "kr-jeju-jeju"),
  ])
  func citiesAreMeantByTheirBareNames(english: String, korean: String, id: String) {
    #expect(table.find(english).only?.id == id)
    #expect(table.find(korean).only?.id == id)
    #expect(table.find(korean).only?.kind == .city)
  }

  @Test(arguments: ["광주", "Gwangju", "gwangju", "Gwangju, KR"])
  func gwangjuIsTwoCities(name: String) {
    #expect(table.find(name).ids == ["kr-gwangju", "kr-gyeonggi-gwangju"])
  }

  @Test(arguments: [
    ("광주광역시", "kr-gwangju"), ("경기 광주", "kr-gyeonggi-gwangju"),
    ("경기도 광주시", "kr-gyeonggi-gwangju"), ("Gwangju, Gyeonggi", "kr-gyeonggi-gwangju"),
    ("부산시", "kr-busan"), ("부산광역시", "kr-busan"), ("busan-si", "kr-busan"),
    ("  BUSAN ", "kr-busan"), ("Pusan", "kr-busan"), ("부 산", "kr-busan"),
    ("종로", "kr-seoul-jongno"), ("종로구", "kr-seoul-jongno"), ("Jongno", "kr-seoul-jongno"),
    ("Jongno-gu", "kr-seoul-jongno"), ("jongno gu", "kr-seoul-jongno"),
    ("서귀포", "kr-jeju-seogwipo"), ("Seogwipo", "kr-jeju-seogwipo"),
    ("제주 서귀포시", "kr-jeju-seogwipo"), ("제주특별자치도", "kr-jeju"),
    ("해운대구", "kr-busan-haeundae"), ("해운대", "kr-busan-haeundae"),
    ("서울 중구", "kr-seoul-jung"), ("중구 서울", "kr-seoul-jung"), ("서울중구", "kr-seoul-jung"),
    ("Seoul Jung-gu", "kr-seoul-jung"), ("Jung-gu, Seoul", "kr-seoul-jung"),
    ("경남 고성군", "kr-gyeongnam-goseong"), ("강원도 고성", "kr-gangwon-goseong"),
    ("Goseong-gun, Gangwon", "kr-gangwon-goseong"), ("분당", "kr-gyeonggi-seongnam-bundang"),
    ("수원 장안구", "kr-gyeonggi-suwon-jangan"), ("경기도 용인시", "kr-gyeonggi-yongin"),
    ("경북 군위군", "kr-daegu-gunwi"), ("대구 군위군", "kr-daegu-gunwi"),
    ("여주군", "kr-gyeonggi-yeoju"), ("인천 남구", "kr-incheon-michuhol"),
    ("전라북도", "kr-jeonbuk"), ("세종시", "kr-sejong"), ("경상남도", "kr-gyeongnam"),
    ("경기 일산동구", "kr-gyeonggi-goyang-ilsandong"), ("서울시성북구", "kr-seoul-seongbuk"),
    ("Suji-gu, Gyeonggi", "kr-gyeonggi-yongin-suji"), ("kr-seoul-jung", "kr-seoul-jung"),
  ])
  func anyUsualFormOfANameIsUnderstood(query: String, id: String) {
    #expect(table.find(query).only?.id == id)
  }

  @Test(arguments: [
    ("중구", 6, "중구"), ("고성군", 2, "고성군"), ("고성", 2, "고성군"), ("Goseong", 2, "고성군"),
    ("강서구", 2, "강서구"), ("Buk-gu", 5, "북구"),
  ])
  func sharedNamesListTheirRegions(query: String, count: Int, name: String) throws {
    guard case .several(let regions) = table.find(query) else {
      Issue.record("one or none for \(query)")
      return
    }
    #expect(regions.count == count)
    #expect(Set(regions.map(\.name.korean)) == [name])
    let labels = Set(regions.map(\.label.korean))
    #expect(labels.count == count)
    for region in regions {
      #expect(table.find(region.label.korean).only == region)
      #expect(table.find(region.label.english).only == region)
    }
  }

  @Test func aTownshipsNameIsNotTakenForADistrict() {
    let match = table.find("성산")
    #expect(match.only == nil)
    #expect(match.suggestions.contains { $0.id == "kr-gyeongnam-changwon-seongsan" })
  }

  // The boundaries' own names; three of Seoul's carry a stray 서울시 there, which is left out here.
  @Test func everyAreaOfTheBoundariesIsFoundByItsNames() {
    let areas = lines(ofFile: "Fixtures/cases/korean-areas.tsv").filter { $0.count == 2 }
    #expect(areas.count == 253)
    for area in areas {
      let (province, name) = (area[0], area[1])
      let ids = table.find("\(province) \(name)").ids
      #expect(ids.count == 1, "\(province) \(name)")
      #expect(Set(ids).isSubset(of: table.find(name).ids), "\(name)")
    }
  }

  @Test func everyRegionIsFoundByItsLabelsAndId() {
    let ids = lines(ofFile: "Data/regions.tsv").compactMap(\.first).filter { $0.hasPrefix("kr-") }
    #expect(ids.count > 260)
    for id in ids {
      guard let region = table.region(id: id) else {
        Issue.record("no region \(id)")
        continue
      }
      #expect(table.find(region.label.korean).only == region, "\(region.label.korean)")
      #expect(table.find(region.label.english).only == region, "\(region.label.english)")
      #expect(region.timeZone == "Asia/Seoul")
      #expect((33.0...38.7).contains(region.latitude) && (124.5...131).contains(region.longitude))
    }
  }
}
