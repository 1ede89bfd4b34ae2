import Synchronization
import Timekeeping

/// Remembers hosts that did not answer, so that each costs the others little.
final class WebPushHosts: Sendable {
  private struct Silence {
    var count = 0
    var end: Moment
  }

  private let silent = Mutex<[String: Silence]>([:])

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
}
