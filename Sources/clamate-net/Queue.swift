import Sky

/// What is to be asked about a place.
struct Errand {
  let question: Question
  let place: Place
  let plan: ProviderPlan
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
