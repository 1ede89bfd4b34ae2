/// Whether, how and when a person is notified (requirement C-S11). Pure. Times of day are by the clock on the person's wall. The moment of such a
/// time, on days of 23 and 25 hours too, is told by the database, which knows the zones.
enum DeliveryRules {
  /// Choices in one call: several times as many as there are.
  static let choicesMax = 100

  /// Time zone of a person who has said nothing about it anywhere.
  static let timeZoneStandard = "UTC"

  static let minutesPerDay = 1_440

  /// Channel by which people are notified.
  enum Channel: String, Sendable, Hashable, CaseIterable {
    case inApp = "in_app"
    case push
    case email
  }

  /// How people are notified of a topic on a channel.
  enum Delivery: String, Sendable, Hashable, CaseIterable {
    case off
    case atOnce = "at_once"
    case daily
  }

  /// Whether a list can be kept like that: one that shows yesterday's news would be no list.
  static func offers(_ delivery: Delivery, on channel: Channel) -> Bool {
    channel != .inApp || delivery != .daily
  }

  /// Delivery for a person who has not chosen.
  static func standard(_ topic: NotificationRules.Topic, on channel: Channel) -> Delivery {
    switch channel {
    case .inApp: .atOnce
    case .push: topic == .area ? .daily : .atOnce
    // Nobody is mailed who has not asked for it, but for whoever has taken a task on that others wait for.
    case .email: topic == .moderation ? .atOnce : .off
    }
  }

  /// Hours in which no device rings.
  struct QuietHours: Sendable, Hashable {
    /// Minutes from midnight.
    var start: Int
    /// Minutes from midnight, not quiet any more.
    var end: Int

    func contains(_ minute: Int) -> Bool {
      start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }
  }

  /// Times at which a person is notified.
  struct Schedule: Sendable, Hashable {
    /// A name of the IANA data; empty: as the preferences have it.
    var timeZone = ""
    var quietHours: QuietHours?
    /// Minutes from midnight. At the end of the day's work.
    var digestMinute = 18 * 60
  }

  enum Refusal: Error, Hashable {
    case quietStart
    case quietEnd
    case quietEmpty
    case digestMinute
    case timeZone
  }

  static func check(_ schedule: Schedule) throws(Refusal) {
    let minutes = 0..<minutesPerDay
    if let quiet = schedule.quietHours {
      guard minutes.contains(quiet.start) else { throw .quietStart }
      guard minutes.contains(quiet.end) else { throw .quietEnd }
      guard quiet.start != quiet.end else { throw .quietEmpty }
    }
    guard minutes.contains(schedule.digestMinute) else { throw .digestMinute }
    guard schedule.timeZone.isEmpty || TimeZoneRules.isName(schedule.timeZone) else { throw .timeZone }
  }

  /// Decision about a push now.
  enum Turn: Sendable, Hashable {
    case send
    /// Nobody wants it any more.
    case drop
    /// To look again after so many minutes on the wall, from the beginning of the current one: 1 to 1,440.
    case wait(minutes: Int)
  }

  /// - Parameters:
  ///   - minute: Minute of the day, on the wall.
  ///   - isUrgent: Whether it rings in quiet hours too.
  ///   - hasWaited: Whether it has waited for the time of the day's push.
  static func turn(_ delivery: Delivery, _ schedule: Schedule, atMinute minute: Int, isUrgent: Bool, hasWaited: Bool) -> Turn {
    if delivery == .off { return .drop }
    if delivery == .daily, !hasWaited { return .wait(minutes: minutes(from: minute, to: schedule.digestMinute)) }
    if let quiet = schedule.quietHours, !isUrgent, quiet.contains(minute) { return .wait(minutes: minutes(from: minute, to: quiet.end)) }
    return .send
  }

  /// Minutes to the next such minute, on the next day when it is this one.
  private static func minutes(from minute: Int, to next: Int) -> Int {
    (next - minute - 1 + 2 * minutesPerDay) % minutesPerDay + 1
  }
}
