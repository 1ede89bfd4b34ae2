import Timekeeping

/// Rules of being away from a game: who is, and for how long that is forgiven (requirement W-S11). Pure.
enum ReconnectRules {
  /// State of a player who was looked for.
  enum Finding: Hashable, Sendable {
    case connected
    case disconnected
    /// The time to come back is over.
    case forfeit
  }

  /// News for a game about one of its players; nil when it knows.
  /// - Parameters:
  ///   - isPresent: Whether the player's stream is there now.
  ///   - isConnected: Whether it was when the game was last told.
  ///   - awayTime: Since when the game knows that the player is away.
  ///   - observedSince: Since when streams could be looked for without a break: what happened to a stream before, or while nobody could see, may be
  ///     a fault of ours, and is nobody's forfeit.
  static func finding(
    isPresent: Bool, isConnected: Bool, awayTime: Moment?, grace: Duration, observedSince: Moment, at now: Moment
  ) -> Finding? {
    if isPresent { return isConnected ? nil : .connected }
    if isConnected { return .disconnected }
    guard let awayTime, max(awayTime, observedSince) + grace <= now else { return nil }
    return .forfeit
  }

  /// Whether a forfeit may still be carried out. Between the look and the game's row the player can have been back, and be away anew.
  /// - Parameters:
  ///   - decidedTime: Since when the player was away when it was decided.
  ///   - awayTime: Since when the player is away now.
  static func holds(forfeitOf decidedTime: Moment?, awayTime: Moment?, grace: Duration, at now: Moment) -> Bool {
    guard let awayTime, awayTime == decidedTime else { return false }
    return awayTime + grace <= now
  }
}
