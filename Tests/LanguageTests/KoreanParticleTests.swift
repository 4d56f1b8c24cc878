import Language
import Testing

@Suite struct KoreanParticleTests {
  @Test(
    "A particle takes the form that the sound before it asks for",
    arguments: [
      ("'우유'을(를)", "'우유'를"), ("'빵'을(를)", "'빵'을"), ("물은(는)", "물은"), ("나은(는)", "나는"),
      ("'회사'(으)로", "'회사'로"), ("'집'(으)로", "'집'으로"), ("'서울'(으)로", "'서울'로"),
      ("3이(가)", "3이"), ("2이(가)", "2가"), ("undone 1(으)로", "undone 1로"), ("'edit'을(를)", "'edit'를"),
      ("'done'을(를)", "'done'을"), ("help find을(를)", "help find를"), ("'file'(으)로", "'file'로"),
      ("13:00-13:45와(과)", "13:00-13:45과"), ("15:00와(과)", "15:00와"),
      ("오늘 3/19(목) 15:00-와(과)", "오늘 3/19(목) 15:00-와"), ("09:10(으)로", "09:10으로"),
      ("6:10:00은(는)", "6:10:00은"), ("0:00:07은(는)", "0:00:07는"), ("5:00:00은(는)", "5:00:00은"),
      ("우유와(과)", "우유와"), ("빵와(과)", "빵과"), ("13을(를)", "13을"), ("15을(를)", "15를"),
      ("20이(가)", "20이"), ("번호 글...이(가)", "번호 글...이"), ("번호...이(가)", "번호...가"),
      ("+체력(으)로", "+체력으로"), ("+학교(으)로", "+학교로"),
      ("rename을(를)", "rename을"), ("'abc'이(가)", "'abc'가"),
      ("config set을(를)", "config set을"), ("get이(가)", "get이"), ("reset은(는)", "reset은"),
      ("'backup'와(과)", "'backup'과"), ("group을(를)", "group을"), ("help을(를)", "help를"),
      ("list을(를)", "list를"), ("import은(는)", "import는"), ("40%을(를)", "40%를"),
      ("3/3(화)", "3/3(화)"), ("을(를)", "을(를)"), ("", ""),
    ])
  func forms(written: String, shown: String) {
    #expect(written.withChosenParticles == shown)
    #expect(Bilingual(en: written, ko: written)[.korean] == shown)
    #expect(Bilingual(en: written, ko: written)[.english] == written)
  }
}
