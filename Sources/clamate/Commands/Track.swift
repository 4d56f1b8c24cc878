import CommandLineKit
import Language

extension Command {
  /// `clamate track`.
  static let track = Command(
    noun: "track", summary: Bilingual(en: "track time for blocks", ko: "블록에 시간 기록하기"),
    bare: "status",
    verbs: [
      startTracking, pauseTracking, resumeTracking, finishTracking, cancelTracking, trackStatus,
      listSessions, addSession, editSession, splitSession, noteSession, removeSession,
    ])
}
