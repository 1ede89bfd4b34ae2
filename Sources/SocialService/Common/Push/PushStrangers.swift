import FoundationEssentials

/// Messages that wait for push services that anybody may run. Those are asked beside all others: however slowly they answer, only devices that have named
/// one like them wait for it. Pure.
struct PushStrangers<Message: Sendable>: Sendable {
  private struct Waiting: Sendable {
    let message: Message
    let host: String
    let accountID: UUID
  }

  private var waiting: [Waiting] = []

  /// - Returns: False where as many wait as may: in all, for that host, or for that account.
  mutating func add(_ message: Message, for accountID: UUID, at host: String) -> Bool {
    if waiting.count >= PushRules.strangersMax { return false }
    let ofHost = waiting.filter { $0.host == host }
    let ofAccount = waiting.filter { $0.accountID == accountID }
    if max(ofHost.count, ofAccount.count) >= PushRules.strangersEach { return false }
    waiting.append(Waiting(message: message, host: host, accountID: accountID))
    return true
  }

  /// All that wait, in the order in which they came. None waits any more.
  mutating func takeAll() -> [Message] {
    let messages = waiting.map(\.message)
    waiting = []
    return messages
  }
}
