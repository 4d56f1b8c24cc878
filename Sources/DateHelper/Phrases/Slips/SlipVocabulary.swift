/// The words in which a slip is looked for, and the words near them that are none.
///
/// They stand here so that `add` need not take the whole table apart; a test compares them with it.
enum SlipVocabulary {
  /// English words of phrases that are looked for wherever a phrase would hold them.
  static let english: Set<String> = split(
    """
    every each month months minute minutes weekday weekdays weekend weekends tomorrow today tonight \
    midnight midday morning afternoon evening night noon lunch day days week weeks hour hours year \
    years next this last first second third fourth other after within until from starting done \
    completion working workday quarter quarterly time times half now end from the and all due in on \
    at by of an o'clock two three four five six seven eight nine ten \
    everyday yesterday daily weekly monthly yearly annually lunchtime mins till before
    """
  ).union(Numerals.weekdayNames).union(YearMonth.englishNames.map { $0.lowercased() })

  /// English words that are too short to be missed: only their letters in another order, or one of
  /// them twice, is a slip of them.
  static let abbreviations: Set<String> = Set(
    (Numerals.weekdays + Numerals.monthNames).map { String($0.word[...]) }
  ).union(["eom", "eod", "eoy", "tmr", "tmrw", "am", "pm", "a.m.", "p.m.", "min", "hr", "hrs"])
    .subtracting(english)

  /// Syllables that phrases are written with in Korean.
  static let syllables: Set<Unicode.Scalar> = Set(
    """
    오늘금일내낼명모레글피그월화수목토요욜날이번다음담주말달전후년해연올초째첫둘셋넷마지막평격매분기개시반정각새벽\
    아침찍점심저녁낮밤자뒤까부터에서때중으로안한두세네섯여덟곱홉열하루틀사흘나닷엿레드보름회총간끝낸친완료고영업\
    근무는돌동치짝만삼육칠팔구십스과와어제께엊그난
    """.unicodeScalars.filter(\.isHangul))

  /// Korean words of which a syllable may be left out.
  static let korean: [String] =
    Numerals.weekdayLetters.map { "\(String($0.word[...]))요일" }
    + split(
      """
      마지막 다음주 이번주 다음달 이번달 다다음 일주일 오늘밤 돌아오는 끝내고 마치고 완료 끝낸 마친 \
      오늘 내일 모레 다음 이번 매일 매주 매월 매달 매년 격주 평일 주말 오전 오후 새벽 아침 점심 저녁 첫째 둘째 \
      셋째 넷째 번째
      """
    ).sorted()

  /// Korean endings of phrases of which a syllable may be left out.
  static let koreanEndings = ["마다", "까지", "부터", "에서", "동안"]

  /// Syllables that are no word, and so are a word with a syllable left out.
  static let neverAlone: Set = ["매", "격", "번", "음", "녁"]

  /// English words with which no title ends.
  static let neverLast: Set = ["very"]

  /// English words that are a slip away from one of a phrase.
  ///
  /// Found by comparing a dictionary of English with the words above.
  static let honestEnglish: Set<String> = split(
    """
    ad afternoons al alter amd amy ap ape april aprils apt apter ar arch aster au augusta augusts \
    avery bears bight boon bother bow bunch complexion corking corning cot ct da dafter dat dc \
    de dears deb decembers die dimes dine dive dix doe dome don donne dour dun dye ear ears ec \
    ed eighth eights eighty emery emo esp ether even evenings ever everyday fay fe fears fen fie \
    fight fir firs firsts fist for forking form forth fours fourths fr fridays fro fromm fur \
    gears geeks give hal han hears height hi hit horus hun hunch ill if inn ix jab jam keven knight \
    larch las lat lats launch leeks light limes lunches lynch ma mach mae marc marci marco marcy \
    marsh mat match merch middy midway might mimes mince mine minuet minuets minuses minuted minuter \
    minutest mn mo moaning mob mom mondays mont monte monty moon mooning mornings moth mother \
    moths mourning mouth mouths mow mr munch my nay nd ne nears ned nest net newt nigh nights \
    nighty no noe non none novembers nv nw ny ocher octobers off ot others otter our ours ow par \
    parch pct pears peeks pours pr punch quarters quartet rafter rears reeks revery ri right rime rimes \
    rom rue saturdays say says se sear sears sec seconds seeks seen seep semen septembers sevens \
    sever severn si sic sight sin smarting sn sours sox sst st staring starling starring \
    startling starving stating steven sub sue sum sundae sundas sundays sundry sven tames tear \
    tears teen text th thee there thin thirds thirty threes threw throe thru thursdays thy tide \
    tides tie ties tight tikes tiles tim timed timer timers timex tine tines tires tn to toady \
    toddy toll tokay tome tomes tomorrows tours tow tree tuesdays tyree un unit untie usn ute wean \
    wear wears wedding wednesdays wee weed weeds weep weeps wees weight wight wording workaday \
    workdays workings worming wto yb yea yeahs yearn yearns yeas yeats yen yours
    """
  ).union(PhraseParser.misspellingExceptions)

  /// Korean words that are a slip away from one of a phrase.
  ///
  /// Found by comparing a dictionary of Korean with the words of phrases, with names added.
  static let honestKorean: Set<String> = split(
    """
    가정 감주 개벽 게시 경주 공안 기간 나일 내면 내연 내주 냉 네일 노후 다림 다음 다정 도전 동인 \
    마디 마일 마치 마침 매부 매실 매연 매달다 매워 매일반 매점 메달 메시에 메일 모드 모래 배달 부기 부처 \
    분가 사정 세기 수열 수요 수용 수일 시가 시간 시계 시세 아치 연마 연발 오점 오존 요일 요전 음주 \
    이번 이변 이본 이전 이주 익일 일격 일금 일말 일명 일요 일용 일일 자음 자전 전각 전심 정가 종각 \
    주격 주발 지정 차주 하류 화일
    """
  ).union(PhraseParser.koreanMisspellingExceptions)

  static func split(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
