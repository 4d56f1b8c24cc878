import Configuration
import Database
import DateHelper
import Language
import Sky

/// What is kept of the sky, as this program reads it.
final class SkyCache {
  private let folders: Folders
  private let settings: Settings
  private let clock: DateHelper
  private let variables: [String: String]
  private lazy var credentials =
    (try? Credentials(environment: variables, folders: folders))
    ?? Credentials(environment: variables)
  /// What is wrong with the file, as far as it was read.
  private(set) var problem: CacheProblem?

  /// - Parameter variables: the environment, in which keys may be.
  init(
    _ folders: Folders, _ settings: Settings, _ variables: [String: String], _ clock: DateHelper
  ) {
    self.folders = folders
    self.settings = settings
    self.variables = variables
    self.clock = clock
  }

  /// Whether there is a program of keys, and a key that it may give.
  var needsKeyCommand: Bool {
    !settings.keyCommand.isEmpty
      && !ProviderPlan.missingKeys(settings: settings, credentials: credentials).isEmpty
  }

  /// What is known of a place; a cache that cannot be read knows nothing.
  ///
  /// - Parameter isElsewhere: whether the station that is set says nothing of it.
  /// - Throws: what is not an error of the cache.
  func outlook(at place: Place, isElsewhere: Bool) throws -> Outlook {
    do {
      let store = try open()
      let plan = try ProviderPlan(
        settings: settings, credentials: credentials, rememberedIn: store,
        isElsewhere: isElsewhere)
      return try Outlook(
        of: place, plan: plan, from: store, now: clock.now, clocks: clock.zone)
    } catch let error as DatabaseError {
      problem = CacheProblem(error)
      let plan = ProviderPlan(
        settings: settings, credentials: credentials, isElsewhere: isElsewhere)
      return try Outlook(of: place, plan: plan, from: nil, now: clock.now)
    }
  }

  /// What is known about a name, and who is asked for it by the present settings and keys.
  func search(
    _ kind: SearchKind, _ text: String
  ) throws -> (plan: ProviderPlan, search: SkySearch?) {
    do {
      let store = try open()
      let plan = try ProviderPlan(
        settings: settings, credentials: credentials, rememberedIn: store)
      return (plan, try store?.search(kind, text, from: plan.provider(of: kind)))
    } catch let error as DatabaseError {
      problem = CacheProblem(error)
      return (ProviderPlan(settings: settings, credentials: credentials), nil)
    }
  }

  private func open() throws -> SkyStore? {
    let spare = folders.spareSkyDatabase
    let isSpare = Files.exists(spare)
    problem = isSpare ? .kept(elsewhere: spare) : nil
    return try SkyStore.forReading(isSpare ? spare : folders.skyDatabase)
  }
}

/// What is wrong with the cache of weather.
enum CacheProblem: Explainable, CodedError, Equatable {
  /// It is no database, or its pages are damaged.
  case damaged
  /// It belongs to another program.
  case foreign
  /// A newer version of this program made it.
  case tooNew
  /// It cannot be read for now.
  case unreadable
  /// It cannot be written, nor can one anywhere else.
  case unwritable
  /// Its folder cannot be written, so that it is kept at another path.
  case kept(elsewhere: String)

  init(_ error: DatabaseError) {
    self =
      switch error {
      case .corrupt: .damaged
      case .foreign: .foreign
      case .tooNew: .tooNew
      default: .unreadable
      }
  }

  /// Whether the file is what is wrong, which asking again mends.
  var isOfContent: Bool {
    switch self {
    case .damaged, .foreign, .tooNew: true
    case .unreadable, .unwritable, .kept: false
    }
  }

  var skyCode: SkyError.Code { .unavailable }

  var skyReason: String {
    switch self {
    case .damaged: "cacheDamaged"
    case .foreign: "cacheForeign"
    case .tooNew: "cacheTooNew"
    case .unreadable: "cacheUnreadable"
    case .unwritable: "cacheUnwritable"
    case .kept: "cacheElsewhere"
    }
  }

  var message: Bilingual {
    switch self {
    case .damaged:
      Bilingual(en: "the weather cache is damaged", ko: "날씨 캐시가 손상되었습니다")
    case .foreign:
      Bilingual(
        en: "the weather cache is a file of another program", ko: "날씨 캐시가 다른 프로그램의 파일입니다")
    case .tooNew:
      Bilingual(
        en: "the weather cache is that of a newer clamate", ko: "날씨 캐시가 더 새로운 clamate의 것입니다")
    case .unreadable:
      Bilingual(en: "the weather cache cannot be read", ko: "날씨 캐시를 읽을 수 없습니다")
    case .unwritable:
      Bilingual(
        en: "the weather cache cannot be written", ko: "날씨 캐시를 쓸 수 없습니다")
    case .kept(let path):
      Bilingual(
        en: "the weather cache cannot be written, so it is kept in '\(path)'",
        ko: "날씨 캐시를 쓸 수 없어 '\(path)'에 둡니다")
    }
  }

  var hint: Bilingual? {
    isOfContent
      ? Bilingual(
        en: "clamate weather --refresh makes it anew", ko: "clamate weather --refresh로 새로 만듭니다")
      : Bilingual(
        en: "clamate doctor names the folder", ko: "어느 폴더인지는 clamate doctor로 볼 수 있습니다")
  }
}
