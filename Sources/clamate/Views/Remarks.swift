import Language

extension Bilingual {
  /// What became of a record that was removed.
  static let removed = Bilingual(
    en: "removed; clamate undo brings it back", ko: "지움. 되살리기: clamate undo")
  /// What became of a record with history that was removed.
  static let archived = Bilingual(
    en: "archived with its history; clamate undo brings it back",
    ko: "기록과 함께 보관함. 되살리기: clamate undo")
  /// What an example of a command says that removes something.
  static let canBeUndone = Bilingual(
    en: "clamate undo brings it back", ko: "clamate undo로 되살림")
}
