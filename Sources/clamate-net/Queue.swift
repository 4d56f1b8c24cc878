import Sky

/// What is to be asked.
struct Question {
  let kind: SkyKind
  let place: Place
  let provider: Provider
}

/// The questions of one lane and the one that is being asked.
final class Queue {
  var questions: ArraySlice<Question>
  var current: Inquiry?

  init(_ questions: [Question]) {
    self.questions = questions[...]
  }
}
