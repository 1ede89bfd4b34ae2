import Lifecycle

/// The settings of Where am I.
struct WhereAmIConfig: Sendable {
  /// The lengths of time new games of one are played with.
  let timing: Timing
  /// Times of games of several: the same, but for a reveal that waits for all and a countdown.
  let timingOnline: Timing

  init(_ settings: Settings) {
    let standard = Timing.standard
    timing = Timing(
      load: settings.duration("GAME_LOAD_TIMEOUT_MS", default: standard.load, in: 1...600_000),
      moving: settings.duration("GAME_MOVING_MS", default: standard.moving, in: 1...3_600_000),
      guess: settings.duration("GAME_GUESS_MS", default: standard.guess, in: 1...3_600_000),
      reveal: settings.duration("GAME_REVEAL_MS", default: standard.reveal, in: 1...600_000),
      lateBuffer: settings.duration("GAME_LATE_BUFFER_MS", default: standard.lateBuffer, in: 0...60_000))
    var online = timing
    online.reveal = settings.duration("GAME_READY_TIMEOUT_MS", default: Timing.standardOnline.reveal, in: 1...600_000)
    online.countdown = settings.duration("GAME_COUNTDOWN_MS", default: Timing.standardOnline.countdown, in: 1...60_000)
    online.reconnectGrace = settings.duration("GAME_RECONNECT_GRACE_MS", default: Timing.standardOnline.reconnectGrace, in: 1...600_000)
    timingOnline = online
  }
}
