import Text

/// A name in the form of the table's keys: folded, without spaces, hyphens, dots, apostrophes.
///
/// The generator of the table has the same rule in `Data/folding.py`.
func foldedName(_ name: some StringProtocol) -> String {
  let ignored: Set<Character> = ["-", ".", "'", "\u{2018}", "\u{2019}"]
  return String(name).folded.filter { !$0.isWhitespace && !ignored.contains($0) }.nfc
}
