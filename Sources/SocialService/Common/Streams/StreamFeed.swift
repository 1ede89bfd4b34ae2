import EventLoop
import FoundationEssentials
import RPC
import Synchronization

/// Readers of streams from this process just now, and how they are woken. The events themselves are in the database: a ring only says that a look is
/// worth it.
final class StreamFeed: Sendable {
  /// Devices of one account that read at once from this process. A person has a phone, a tablet and some browsers; more would be a way to hold connections.
  static let perAccountMax = 8

  /// Ephemeral events that wait for one reader: as many as the friends that may come and go while a phone is in a tunnel, and 100 kB at most.
  static let ephemeraMax = 100

  /// An encoded event, and what makes a later one stand for it.
  typealias Ephemeron = (key: String, payload: [UInt8])

  /// Why a subscription ends though its reader would go on.
  enum Ending: Hashable {
    /// The same device has begun another one, here: a process does not know who reads from others.
    case replaced
    /// A ninth device has begun one.
    case tooMany
  }

  /// One reader.
  final class Subscription: Sendable {
    let accountID: UUID
    let deviceID: UUID
    let bell = LoopBell()
    private let state = Mutex<(number: Int64, ending: Ending?, ephemera: [Ephemeron])>((0, nil, []))

    init(_ accountID: UUID, _ deviceID: UUID) {
      self.accountID = accountID
      self.deviceID = deviceID
    }

    /// Why it ends; nil while it goes on.
    var ending: Ending? { state.withLock { $0.ending } }

    /// The last event it was given.
    var number: Int64 { state.withLock { $0.number } }

    func note(_ number: Int64) { state.withLock { $0.number = number } }

    /// The encoded events that were given since, and are kept nowhere else; the earliest first.
    func takeEphemera() -> [[UInt8]] {
      state.withLock { state in
        defer { state.ephemera = [] }
        return state.ephemera.map(\.payload)
      }
    }

    /// A reader who is slow is left with the latest.
    fileprivate func give(_ event: EphemeralEvent) {
      state.withLock { state in
        state.ephemera.removeAll { $0.key == event.key }
        if state.ephemera.count >= StreamFeed.ephemeraMax { state.ephemera.removeFirst() }
        state.ephemera.append((event.key, event.payload))
      }
      bell.ring()
    }

    fileprivate func end(_ ending: Ending) {
      state.withLock { $0.ending = ending }
      bell.ring()
    }
  }

  private struct State {
    /// Subscriptions by account; in each the one that began first comes first.
    var byAccount: [UUID: [Subscription]] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// How many read now.
  var count: Int { state.withLock { $0.count } }

  /// Begins to read. Nobody is refused: a phone that has lost its connection without knowing must come in again. The caller must `end` it.
  func begin(_ accountID: UUID, _ deviceID: UUID) -> Subscription {
    let subscription = Subscription(accountID, deviceID)
    let (replaced, displaced) = state.withLock { state -> (Subscription?, Subscription?) in
      var others = state.byAccount[accountID] ?? []
      let replaced = others.firstIndex { $0.deviceID == deviceID }.map { others.remove(at: $0) }
      let displaced = others.count >= Self.perAccountMax ? others.removeFirst() : nil
      state.byAccount[accountID] = others + [subscription]
      state.count += 1 - (replaced == nil ? 0 : 1) - (displaced == nil ? 0 : 1)
      return (replaced, displaced)
    }
    replaced?.end(.replaced)
    displaced?.end(.tooMany)
    return subscription
  }

  /// Ends what `begin` began.
  func end(_ subscription: Subscription) {
    state.withLock { state in
      guard var others = state.byAccount[subscription.accountID], let place = others.firstIndex(where: { $0 === subscription }) else {
        return
      }
      others.remove(at: place)
      state.byAccount[subscription.accountID] = others.isEmpty ? nil : others
      state.count -= 1
    }
  }

  /// Something was appended to these streams.
  func tell(_ accountIDs: some Sequence<UUID>) {
    let readers = state.withLock { state in accountIDs.flatMap { state.byAccount[$0] ?? [] } }
    for reader in readers { reader.bell.ring() }
  }

  /// Hands an event to whoever reads these streams here.
  /// - Returns: Whether each of them is read here.
  @discardableResult
  func give(_ event: EphemeralEvent) -> Bool {
    let readers = state.withLock { state in event.accountIDs.map { state.byAccount[$0] ?? [] } }
    for reader in readers.joined() { reader.give(event) }
    return !readers.contains(where: \.isEmpty)
  }

  /// Something may have been appended to any stream.
  func tellAll() {
    let readers = state.withLock { state in state.byAccount.values.flatMap { $0 } }
    for reader in readers { reader.bell.ring() }
  }

  /// Accounts whose streams are read here.
  var accountIDs: [UUID] { state.withLock { Array($0.byAccount.keys) } }

  /// The newest number of a stream was read. Readers that were given another one look.
  func noteHead(_ number: Int64, of accountID: UUID) {
    let readers = state.withLock { $0.byAccount[accountID] ?? [] }
    for reader in readers where reader.number != number { reader.bell.ring() }
  }
}
