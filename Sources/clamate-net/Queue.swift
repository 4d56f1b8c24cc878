import Sky

/// What is to be asked about a place.
struct Errand {
  let question: Question
  let place: Place
  let plan: ProviderPlan
}

extension Errand: Equatable {
  /// Whether two are the same request, by whatever plan.
  static func == (one: Errand, other: Errand) -> Bool {
    one.question == other.question && one.place == other.place
  }
}

/// The errands of one lane and the one that is being run.
final class Queue {
  var errands: ArraySlice<Errand>
  var current: Inquiry?
  /// What follows the answer that came last before the next errand.
  var detour: Inquiry?

  init(_ errands: [Errand]) {
    self.errands = errands[...]
  }
}
