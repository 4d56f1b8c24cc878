import CommandLineKit
import Language

extension HelpTopic {
  /// The help about where things are kept and what the environment decides.
  static let files = HelpTopic(
    name: "files", aliases: ["파일"],
    summary: Bilingual(en: "where everything is kept", ko: "무엇이 어디에 있는지"),
    sections: [.files, .environment])
}

extension HelpSection {
  /// The files of a person.
  static let files = HelpSection(
    Bilingual(en: "Files", ko: "파일"),
    rows: [
      Row("~/.local/share/clamate/clamate.db", Bilingual(en: "your todos", ko: "할 일")),
      Row(
        "~/.config/clamate/config",
        Bilingual(en: "preferences, key = value lines", ko: "설정, '키 = 값' 줄")),
      Row(
        "~/.config/clamate/credentials",
        Bilingual(en: "keys of weather services, mode 0600", ko: "날씨 서비스의 키, 권한 0600")),
      Row(
        "~/.local/state/clamate/backups",
        Bilingual(en: "copies of the store", ko: "저장소의 사본")),
      Row(
        "~/.cache/clamate/sky.db",
        Bilingual(en: "weather; may be deleted", ko: "날씨, 지워도 됨")),
    ])

  /// The variables that change what the programs do.
  static let environment = HelpSection(
    Bilingual(en: "Environment", ko: "환경 변수"),
    rows: [
      Row(
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
        Bilingual(
          en: "replace ~/.local/share, ~/.config, ~/.local/state and ~/.cache",
          ko: "차례로 ~/.local/share, ~/.config, ~/.local/state, ~/.cache를 대신함")),
      Row(
        "LC_ALL, LC_MESSAGES, LANG", Bilingual(en: "ko for Korean, else English", ko: "ko이면 한국어")),
      Row("TZ", Bilingual(en: "the time zone of your days", ko: "하루를 세는 시간대")),
      Row(
        "CLAMATE_NOW",
        Bilingual(
          en: "the time instead of the clock's: 2026-03-02T10:00:00+09:00 or epoch seconds",
          ko: "시계 대신 쓸 시각: 2026-03-02T10:00:00+09:00 또는 초 단위 시각")),
      Row(
        "CLAMATE_BOOT",
        Bilingual(
          en: "what the other clocks say beside CLAMATE_NOW: BOOTTIME,MONOTONIC,BOOTID",
          ko: "CLAMATE_NOW와 함께 쓸 다른 시계 값: BOOTTIME,MONOTONIC,BOOTID")),
      Row(
        "NO_COLOR, CLICOLOR_FORCE", Bilingual(en: "no colour; colour always", ko: "색 없이, 언제나 색")),
      Row("COLUMNS", Bilingual(en: "columns where no terminal says", ko: "터미널이 아닐 때의 칸 수")),
      Row(
        "SSL_CERT_FILE",
        Bilingual(
          en: "the certificates to trust, in place of the system's", ko: "시스템 것 대신 믿을 인증서 파일")),
      Row(
        "CLAMATE_EXEC_PATH", Bilingual(en: "the folder of clamate-net", ko: "clamate-net이 있는 폴더")),
    ])
}
