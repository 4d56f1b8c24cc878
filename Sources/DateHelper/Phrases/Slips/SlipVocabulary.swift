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
    everyday once start beginning middle christmas yesterday later past daily fortnight fortnightly biweekly bimonthly weekly monthly yearly annually lunchtime mins till before
    """
  ).union(Numerals.weekdayNames).union(Numerals.weekdayNames.map { "\($0)s" })
    .union(YearMonth.englishNames.map { $0.lowercased() })

  /// English words that are too short to be missed: only their letters in another order, or one of
  /// them twice, is a slip of them.
  static let abbreviations: Set<String> = Set(
    (Numerals.weekdays + Numerals.monthNames).map { String($0.word[...]) }
  ).union([
    "eom", "eow", "eod", "eoy", "tmr", "tmrw", "tmw", "am", "pm", "a.m.", "p.m.", "min", "hr",
    "hrs",
  ])
  .subtracting(english)

  /// Syllables that phrases are written with in Korean.
  static let syllables: Set<Unicode.Scalar> = Set(
    """
    오늘금일내낼명모레글피그월화수목토요욜날이번다음담주말달전후년해연올초째첫둘셋넷마지막평격매분기개시반정각새벽\
    아침찍점심저녁낮밤자뒤까부터에서때중으로안한두세네섯여덟곱홉열하루틀사흘나닷엿레드보름회총간끝낸친걸러완료고영업\
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
  static let neverLast: Set = ["very", "ever"]

  /// Words near to those of phrases that people write far more often than they slip into them.
  static let everyday: Set = ["맥주", "dairy", "diary"]

  /// English words that are a slip away from one of a phrase.
  ///
  /// Found by comparing a dictionary of English, first names and usual abbreviations with the words
  /// above.
  static let honestEnglish: Set<String> = split(
    """
    ab ad af afternoons ag ah ak al alter amd amy ann aol ap ape april aprils apt apter ar arch
    aster au augusta augusts avery ay bears beginnings biddle bight boon bother bow br bunch cater
    complexion cone corking corning cot ct cue da dafter dairy daisy dally dat dc de dearly dears
    deb decembers dept diddle die dimes dine dive dix doe doily dome don donne dons dour drily dud
    dun dye ear early ears eat eater ec ed eds eec eery eighth eights eighty elm em emery emo eon
    esp ether even evenings evert everyday ext fay fe fears fen fiddle fie fife fight fill fir
    firs firsts fist for forking form forth fortnights fours fourths fr fro fromm fur gaily gear
    gears geeks gen gill give gr hal halt han hater he hear hears height hes hf hi his hit horus
    hov how hs ht hun hunch ian if ill inn ins ix jab jam jar jay jin jon jr kay keven kin knight
    lager lamer larch las laser lat late latex lather lats latter launch laxer layer leeks light
    limes liter ln lunches lunchtimes lurch lynch ma mach mad mae man marc marci marco marcy marsh
    mat match meddle meekly merch mi middles middy midway might mimes mince mind mine minn minuet
    minuets minuses minuted minuter minutest minx mn mo moaning mob mom mons mont monte monty moon
    mooning mornings moth mother moths mourning mouth mouths mow mp mr muddle munch my na nan nay
    nd ne nearly nears ned nest net newt ni nigh nights nighty no noe non none nos novembers nun
    nv nw ny ob ocher octobers od off oft oh oj one or ot others otter our ours ow par parch pas
    pat pats pct pearly pears peeks piddle pours pr psst pst punch qt quarters quartet rafter ray
    rays rears reeks revery rh ri riddle right rill rime rimes rod rom roy rs rue rues sag say
    says se sear sears sec seconds seek seeks seen seep semen septembers set sevens sever severn
    si sic sid sight sin sis slater sm smart smarting sn sod sours sox soy sst st star stare
    staring stark starling starr starring stars startling starts starving stat stating steven
    stuart sub sue sum sundaes sven ta tames tao tart tear tears teen text th thee there thin
    thirds thirty threes threw throe thru thud thuds thugs thus thy tide tides tie ties tight tike
    tikes tiles tim timed timer timers timex tine tines tires tm tn to toady toddy tokay toll tome
    tomes tour tours tow tree tull tyree un unit untie ur usn ute water we weakly wean wear wears
    wedding wee weed weeds weep weeps wees weight wept wes wight wm wording workaday workdays
    workings worming wt wto xix yb yea yeahs yearn yearns yeas yeats yen your yours yr yrs zn
    """
  ).union(PhraseParser.misspellingExceptions)

  /// Korean words that are a slip away from one of a phrase.
  ///
  /// Found by comparing a dictionary of Korean with the words of phrases, with names added.
  static let honestKorean: Set<String> = split(
    """
    가정 감주 금주 전월 잠 정자 항시 매무새 처 개벽 게시 경주 공안 기간 나일 내면 내연 내주 냉 네일 노후 다림 다음 다정 도전 동인 \
    마디 매년 마일 마치 마침 매부 매실 매연 매달다 매워 매일반 매점 메달 메시에 메일 모드 모래 배달 부기 부처 \
    분가 사정 세기 수열 수요 수용 수일 시가 시간 시계 시세 아치 연마 연발 오점 오존 요일 요전 월수입 음주 \
    이번 이변 이본 이전 이주 익일 일격 일금 일말 일명 일요 일용 일일 자음 자전 전각 전심 정가 종각 \
    주격 주발 지정 차주 하류 화일
    """
  ).union(PhraseParser.koreanMisspellingExceptions)

  static func split(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
