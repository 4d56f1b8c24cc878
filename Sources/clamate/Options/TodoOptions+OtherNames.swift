extension TodoOptions {
  /// What other programs, and people who speak Korean, call some of the options.
  static let otherNames = [
    "--date": "--on", "--day": "--on", "--when": "--on", "--time": "--at", "--deadline": "--due",
    "--description": "--note", "--memo": "--note", "--pri": "--priority", "--prio": "--priority",
    "--recur": "--repeat", "--every": "--repeat", "--alarm": "--remind", "--reminder": "--remind",
    "--날짜": "--on", "--시간": "--at", "--시각": "--at", "--마감": "--due", "--메모": "--note",
    "--중요도": "--priority", "--반복": "--repeat", "--알림": "--remind", "--태그": "--tag",
    "--프로젝트": "--project", "--장소": "--place", "--location": "--place", "--wait": "--hide-until",
    "--hide": "--hide-until",
  ]
}
