/// A name in the form of the table's keys: lower case, without spaces, hyphens, dots, apostrophes.
///
/// The generator of the table has the same rule in `Data/folding.py`.
func foldedName(_ name: some StringProtocol) -> String {
  let ignored: Set<Character> = ["-", ".", "'", "\u{2018}", "\u{2019}"]
  return name.lowercased().filter { !$0.isWhitespace && !ignored.contains($0) }
}
