import Language
import Planner

/// Why nothing of a file was imported.
public enum ImportError: Explainable {
  /// There is nothing in the file.
  case empty
  /// A line says something that no record can hold; lines count from 1.
  case line(Int, any Explainable)
  /// The file ends before its last line.
  case brokenOff
  /// The last line has no end, so that nobody can say whether it is all there.
  case openLine(Int)
  /// The file was written by a newer clamate, in a form that this one does not know.
  case tooNew(version: Int)
  /// Nobody can say which form the file has.
  case unknownForm
  /// The file has another form than the one that was named.
  case otherForm(named: String)
  /// The file is larger than any that is read whole; the limit is in bytes.
  case tooLarge(limit: Int)
  /// There is more in the file than is read.
  case tooMany(limit: Int)

  /// What is wrong, with the line.
  public var message: Bilingual {
    switch self {
    case .empty: Bilingual(en: "there is nothing to import", ko: "가져올 것이 없습니다")
    case .line(let number, let fault):
      Bilingual(
        en: "line \(number): \(fault.message.english)", ko: "\(number)번째 줄: \(fault.message.korean)"
      )
    case .brokenOff:
      Bilingual(en: "the file ends in the middle", ko: "파일이 중간에 끊겼습니다")
    case .openLine(let number):
      Bilingual(
        en: "line \(number), the last one, has no line break: the file may be cut off",
        ko: "마지막 \(number)번째 줄에 줄바꿈이 없어 파일이 잘렸을 수 있습니다")
    case .tooNew(let version):
      Bilingual(
        en: "the file has version \(version), this clamate knows up to \(OwnForm.version)",
        ko: "파일은 버전 \(version)인데 이 clamate는 \(OwnForm.version)까지 압니다")
    case .unknownForm:
      Bilingual(en: "the form of the file is not clear", ko: "파일 형식을 알 수 없습니다")
    case .otherForm(let name):
      Bilingual(en: "the file is no \(name)", ko: "\(name) 형식의 파일이 아닙니다")
    case .tooLarge(let limit):
      Bilingual(
        en: "the file is larger than \(limit >> 20) MiB", ko: "파일이 \(limit >> 20) MiB보다 큽니다")
    case .tooMany(let limit):
      Bilingual(
        en: "there are more than \(limit) values in the file",
        ko: "파일에 든 값이 \(limit)개가 넘습니다")
    }
  }

  /// How to go on.
  public var hint: Bilingual? {
    switch self {
    case .empty: nil
    case .line(_, let fault): fault.hint ?? Self.untouched
    case .brokenOff, .tooLarge, .tooMany: Self.untouched
    case .openLine:
      Bilingual(
        en: "if it is whole, end it with a line break; nothing was changed",
        ko: "온전한 파일이라면 끝에 줄바꿈을 넣으세요. 아무것도 바뀌지 않았습니다")
    case .tooNew: Bilingual(en: "install a newer clamate", ko: "더 새로운 clamate를 설치하세요")
    case .unknownForm, .otherForm:
      Bilingual(
        en: "say it with --format \(ExchangeForm.names)",
        ko: "--format으로 알려 주세요: \(ExchangeForm.names)"
      )
    }
  }

  private static let untouched = Bilingual(en: "nothing was changed", ko: "아무것도 바뀌지 않았습니다")
}

/// What is wrong with one record of a file.
enum RecordFault: Explainable, Equatable {
  /// The text is no JSON.
  case noJSON
  /// The value is no frame of Watson.
  case noFrame
  /// The line is no JSON object.
  case noObject
  /// The line is longer than any record.
  case tooLong
  /// The line is not UTF-8.
  case notUTF8
  /// A value is there twice.
  case twice(String)
  /// Another record of the file has the uid already.
  case uidTwice(String)
  /// The uid is the beginning of one that the store has.
  case uidCut(String)
  /// Another record of the file has the number already.
  case numberTaken(Int)
  /// The record that it belongs to was not there before it.
  case unknownReference(String, Int)
  /// A value makes no sense without another.
  case needs(String, String)
  /// Of two values that come together one is missing.
  case together(String, String)
  /// A value is not after another.
  case order(String, after: String)
  /// Another record has the same values, of which no two can be the same.
  case repeated(String, String)
  /// The rules of the store refuse it.
  case refused
  /// A session would run at the same time as one that began at a moment of the clock here.
  case overlap(String)
  /// A pause that began at a moment of the clock here is not within its session, or is there twice.
  case pauseOutside(String)
  /// The line is not one that can stand there.
  case misplaced

  var message: Bilingual {
    switch self {
    case .noJSON: Bilingual(en: "this is no JSON", ko: "JSON이 아닙니다")
    case .noFrame: Bilingual(en: "this is no frame of Watson", ko: "Watson 프레임이 아닙니다")
    case .noObject: Bilingual(en: "this is no JSON object", ko: "JSON 객체가 아닙니다")
    case .tooLong: Bilingual(en: "the line is too long", ko: "줄이 너무 깁니다")
    case .notUTF8: Bilingual(en: "this is not valid UTF-8", ko: "올바른 UTF-8이 아닙니다")
    case .twice(let name): Bilingual(en: "'\(name)' is there twice", ko: "'\(name)'이(가) 두 번 있습니다")
    case .uidTwice(let uid):
      Bilingual(en: "the uid \(uid) is there twice", ko: "uid \(uid)이(가) 두 번 있습니다")
    case .uidCut(let uid):
      Bilingual(
        en: "the uid \(uid) is only the beginning of one", ko: "uid \(uid)은(는) 잘린 것 같습니다")
    case .numberTaken(let number):
      Bilingual(en: "number \(number) is there twice", ko: "\(number)번이 두 번 있습니다")
    case .unknownReference(let type, let number):
      Bilingual(
        en: "there is no '\(type)' \(number) before it", ko: "앞에 '\(type)' \(number)이(가) 없습니다")
    case .needs(let name, let other):
      Bilingual(
        en: "'\(name)' makes no sense without '\(other)'", ko: "'\(other)' 없이 '\(name)'만 있습니다")
    case .together(let name, let other):
      Bilingual(
        en: "only one of '\(name)' and '\(other)' is there",
        ko: "'\(name)'와(과) '\(other)' 가운데 하나만 있습니다")
    case .order(let name, let other):
      Bilingual(
        en: "'\(name)' must be after '\(other)'", ko: "'\(name)'은(는) '\(other)'보다 뒤여야 합니다")
    case .repeated(let type, let names):
      Bilingual(
        en: "another '\(type)' has the same \(names)", ko: "\(names) 값이 같은 '\(type)' 기록이 이미 있습니다")
    case .refused:
      Bilingual(en: "the values do not go together", ko: "서로 맞지 않는 값입니다")
    case .overlap(let start):
      Bilingual(
        en: "the session overlaps the one of \(start)", ko: "\(start)에 시작한 세션과 겹칩니다")
    case .pauseOutside(let start):
      Bilingual(
        en: "the pause of \(start) is not within its session, or overlaps another",
        ko: "\(start)에 시작한 멈춤이 세션 밖이거나 다른 멈춤과 겹칩니다")
    case .misplaced: Bilingual(en: "this line cannot stand here", ko: "여기에 올 수 없는 줄입니다")
    }
  }
}

/// What is wrong with one value of a record.
enum FieldFault: Explainable, Equatable {
  case missing(String)
  case wrong(String, shown: String)

  /// How much of a wrong value is shown.
  static let shownLength = 60

  var message: Bilingual {
    switch self {
    case .missing(let name): Bilingual(en: "'\(name)' is missing", ko: "'\(name)'이(가) 없습니다")
    case .wrong(let name, let shown):
      Bilingual(en: "'\(name)' cannot be \(shown)", ko: "'\(name)' 값으로 \(shown)은(는) 쓸 수 없습니다")
    }
  }
}
