import CommandLineKit
import Language
import Planner

extension Command {
  /// `clamate region add`.
  static let addPlace = Command(
    CommandSpec(
      name: "add", summary: Bilingual(en: "give a region a name", ko: "지역에 이름 붙이기"),
      arguments: "NAME REGION", kinds: [.place, .region],
      options: [
        OptionSpec(
          "--replace",
          Bilingual(en: "put a place of this name elsewhere", ko: "같은 이름의 장소를 다른 곳으로"))
      ],
      examples: [
        .init(
          Bilingual(en: "region add work Gangnam-gu", ko: "region add 회사 강남구"),
          Bilingual(en: "then: clamate add run tomorrow @work", ko: "쓸 때: clamate add 산책 내일 @회사")),
        .init(
          Bilingual(en: "region add parents Busan", ko: "region add 본가 부산"),
          Bilingual(
            en: "then: clamate today --region parents", ko: "쓸 때: clamate today --region 본가")),
      ],
      discussion: Bilingual(
        en: "A todo with a place is judged by the sky over that place.",
        ko: "장소를 적은 할 일은 그 장소의 날씨로 봅니다."))
  ) { line, context in
    let name = try PlaceName(line.placeName(at: 0))
    let region = try context.region(
      named: line.query(after: 1), .after(command: "clamate region add \(name.text)"))
    let place = try context.change(.region) { store in
      let place = try store.places.add(name, region, replacing: line.has("--replace"))
      return (place, StepRecord.subject(of: [StepRecord(place)]))
    }
    context.answer([RegionRow(place)])
    return .done
  }

  /// `clamate region list`.
  static let listPlaces = Command(
    CommandSpec(
      name: "list", summary: Bilingual(en: "list the named regions", ko: "이름 붙인 지역 보기"),
      examples: [
        .init("region list", Bilingual(en: "the region in use first", ko: "지금 지역부터"))
      ])
  ) { line, context in
    try line.refuseArguments(after: 0)
    let store = try context.storeForReading()
    let rows = try store.snapshot {
      [RegionRow(try store.region.inUse())]
        + (try store.places.all().map { RegionRow($0) })
    }
    context.show(rows)
    return .done
  }

  /// `clamate region rename`.
  static let renamePlace = Command(
    CommandSpec(
      name: "rename", summary: Bilingual(en: "give a place another name", ko: "장소 이름 바꾸기"),
      arguments: "OLD NEW", kinds: [.place, .free],
      examples: [
        .init(
          Bilingual(en: "region rename work office", ko: "region rename 회사 사무실"),
          Bilingual(en: "its todos stay with it", ko: "적어 둔 할 일도 그대로 따라감"))
      ])
  ) { line, context in
    let (old, name) = (try line.placeName(at: 0), try PlaceName(line.placeName(at: 1)))
    try line.refuseArguments(after: 2)
    let place = try context.change(.region) { store in
      let place = try store.places.rename(store.places.existingPlace(named: old), to: name)
      return (place, StepRecord.subject(of: [StepRecord(place)]))
    }
    context.answer([RegionRow(place)])
    return .done
  }

  /// `clamate region rm`.
  static let removePlace = Command(
    CommandSpec(
      name: "rm", summary: Bilingual(en: "forget a place", ko: "장소 지우기"), arguments: "NAME",
      kinds: [.place],
      examples: [
        .init(
          Bilingual(en: "region rm work", ko: "region rm 회사"),
          .canBeUndone)
      ])
  ) { line, context in
    let name = try line.placeName(at: 0)
    try line.refuseArguments(after: 1)
    let (place, count) = try context.change(.region) { store in
      let place = try store.places.existingPlace(named: name)
      let count = try store.places.remove(place)
      return ((place, count), StepRecord.subject(of: [StepRecord(place)]))
    }
    context.answer(removed: place, from: count)
    return .done
  }
}

extension ParsedCommand {
  /// The argument at an index, which names a place.
  fileprivate func placeName(at index: Int) throws(UsageError) -> String {
    guard arguments.indices.contains(index) else {
      throw .missingArgument(name: index == 0 ? "OLD" : "NEW", command: name)
    }
    return arguments[index]
  }
}

extension StepRecord {
  /// What is remembered of a place.
  fileprivate init(_ place: NamedPlace) {
    let (name, region) = (place.reference.signed, place.region.name)
    self.init(
      named: Bilingual(en: "\(name) \(region.english)", ko: "\(name) \(region.korean)"))
  }
}

extension Context {
  /// Answers that a place is gone, and from how many todos it was taken.
  fileprivate func answer(removed place: NamedPlace, from count: Int) {
    guard format == .text else { return show([RegionRow]()) }
    guard !presentation.isQuiet else { return }
    let todos = Bilingual(
      en: count == 1 ? "1 todo has no place now" : "\(count) todos have no place now",
      ko: "할 일 \(count)개의 장소가 없어짐")
    write(
      row: [
        place.reference.signed, Bilingual.removed[language], count > 0 ? todos[language] : "",
      ])
  }
}
