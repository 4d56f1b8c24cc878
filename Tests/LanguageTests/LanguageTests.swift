import Language
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko"], .korean),
    (["LANG": "kok_IN"], .english),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
    (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR"], .korean),
    (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], .korean),
    (["LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
  ])
  func firstLocaleVariableDecides(environment: [String: String], expected: Language) {
    #expect(Language(environment: environment) == expected)
  }

  @Test func bothTextsAreThere() {
    let text = Bilingual(en: "today", ko: "오늘")
    #expect(text[.english] == "today")
    #expect(text[.korean] == "오늘")
  }
}
