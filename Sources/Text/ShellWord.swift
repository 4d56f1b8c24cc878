extension String {
  /// The text as one word of a command line that somebody is told to type: in quotes where a shell
  /// would take it apart.
  public var shellWord: String {
    let isBare =
      !isEmpty
      && allSatisfy { character in
        character.isLetter || character.isNumber || "+-_.,:/@%=".contains(character)
      }
    return isBare ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
