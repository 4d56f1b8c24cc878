import Configuration
import DateHelper
import Planner

extension Context {
  /// The moment at which the current run is looked at.
  var trackingMoment: TrackingMoment {
    TrackingMoment(
      now: clock.now, clocks: environment.readBootClocks(), longest: settings.longestRun)
  }
}
