import Synchronization
import Timekeeping

/// Remembers hosts that did not answer, so that each costs the others little, and known services that have taken messages.
final class WebPushHosts: Sendable {
  private struct Silence {
    var count = 0
    var end: Moment
  }

  private let silent = Mutex<[String: Silence]>([:])
  /// When each known service has taken a message last.
  private let taken = Mutex<[String: Moment]>([:])

  /// How long a host is not asked; nil when it may be.
  func pause(of host: String, at now: Moment) -> Duration? {
    silent.withLock { silent in
      guard let end = silent[host]?.end, now < end else { return nil }
      return end - now
    }
  }

  /// It did not answer.
  func noteSilence(of host: String, at now: Moment) {
    silent.withLock { silent in
      let count = (silent[host]?.count ?? 0) + 1
      if silent[host] == nil, silent.count >= WebPushRules.hostsMax, let first = silent.min(by: { $0.value.end < $1.value.end })?.key {
        silent[first] = nil
      }
      silent[host] = Silence(count: count, end: now + WebPushRules.hostPause.step(after: count))
    }
  }

  /// It did, whatever it said, after so long. A stranger's that lets others wait counts as silent.
  func noteAnswer(of host: String, after duration: Duration, at now: Moment) {
    if duration > WebPushRules.patience, WebPushRules.knownService(of: host) == nil { return noteSilence(of: host, at: now) }
    silent.withLock { $0[host] = nil }
  }

  /// It took a message.
  func noteTaken(by host: String, at now: Moment) {
    guard let service = WebPushRules.knownService(of: host) else { return }
    taken.withLock { $0[service] = now }
  }

  /// Whether its refusal of who sends is about this installation: a known service says so that has taken nothing of late. One that takes messages of others
  /// refuses a subscription that was made for another key, and anybody can register such a one.
  func blamesUs(_ host: String, at now: Moment) -> Bool {
    guard let service = WebPushRules.knownService(of: host) else { return false }
    guard let last = taken.withLock({ $0[service] }) else { return true }
    return now - last > WebPushRules.trustTime
  }
}
