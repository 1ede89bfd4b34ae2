import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import EventLoop
import Events
import FoundationEssentials
import Identity
import Logging
import Postgres
import RPC
import Synchronization
import Timekeeping

/// Brings those who wait together. One in each process; any number of processes share one queue: each reads all of it, and of two that want the
/// same player one gets the ticket.
final class Matchmaker: Sendable {
  /// How often it looks by itself while somebody waits: differences that are allowed grow with time, and who was not there may be.
  static let interval = Duration.seconds(1)

  /// Turns that it leaves out after one in which nobody waited. Players who come ring at their own process: this is for those of one that has died.
  static let restTurns = 4

  /// Players of whom it is asked at once whether they listen.
  static let pageMax = 400

  /// Pages of a round. Players who wait without listening fill them in vain: so many accounts are more than somebody has who wants to be in the way.
  static let pagesMax = 10

  /// Players who listen that are looked at in one round, the longest waits first. More wait only when something is wrong.
  static let waitingMax = 400

  /// Waits given up in one transaction.
  static let expiredMax = 200

  private let loop: Loop
  private let database: Database
  private let people: PeopleLookupServiceClient
  private let games: SharedGames
  private let time: any TimeSource
  private let store = QueueStore()
  private let log = Logger(label: "cairn.matchmaking")
  private let state = Mutex(State())

  private struct State {
    var isLooking = false
    var isWanted = false
    var isStopping = false
    var task: Task<Void, Never>?
    /// Turns to be left out.
    var restTurns = 0
  }

  /// - Parameter loop: Where it looks when it is woken.
  init(on loop: Loop, people: PeopleLookupServiceClient, games: SharedGames, time: any TimeSource) {
    self.loop = loop
    self.people = people
    self.games = games
    self.time = time
    database = games.database
  }

  /// Looks through the queue soon: nobody waits for it.
  func wake() async {
    guard begin() else { return }
    let task = await loop.start { await self.goOn() }
    state.withLock { $0.task = task }
  }

  /// Looks through the queue. While a look is under way another one is only noted, and follows it.
  func look() async {
    if begin() { await goOn() }
  }

  /// The look of each turn, but for those that are left out.
  func lookAgain() async {
    let isResting = state.withLock { state in
      defer { state.restTurns = max(0, state.restTurns - 1) }
      return state.restTurns > 0
    }
    if !isResting { await look() }
  }

  /// Waits for a look that is under way; none is begun any more.
  func stop() async {
    let task = state.withLock { state in
      state.isStopping = true
      return state.task
    }
    task?.cancel()
    await task?.value
  }

  /// Whether no look is under way.
  var isIdle: Bool { state.withLock { !$0.isLooking } }

  /// - Returns: False when a look is under way, which is followed by another one.
  private func begin() -> Bool {
    state.withLock { state in
      if state.isStopping { return false }
      state.isWanted = true
      if state.isLooking { return false }
      state.isLooking = true
      return true
    }
  }

  private func goOn() async {
    while takeWish() {
      do {
        try await giveUp()
        try await round()
      } catch {
        // Players who wait go on waiting: the next look is a second away, also where nobody had waited before.
        rest(turns: 0)
        log.warning("the queue was not looked through", metadata: ["cause": "\(error)"])
      }
    }
  }

  private func takeWish() -> Bool {
    state.withLock { state in
      state.isLooking = state.isWanted && !state.isStopping
      state.isWanted = false
      return state.isLooking
    }
  }

  // MARK: A look

  /// Tells those whose time is over.
  private func giveUp() async throws {
    let now = time.now()
    try await database.transaction { transaction in
      let expired = try await store.takeExpired(at: now, limit: Self.expiredMax, in: transaction)
      let events = expired.map { ticket in
        UserEventSent(
          accounts: [ticket.accountID.bytes], event: UserEvent(.matchTimeout(MatchTimeout(mapID: ticket.mapID)))
        ).outgoing(orderedBy: ticket.accountID.text)
      }
      try await games.play.outbox.send(events, at: now, in: transaction)
    }
  }

  private func round() async throws {
    let now = time.now()
    var remaining = try await listening(at: now)
    while let one = remaining.first {
      remaining.removeFirst()
      let partners = MatchmakingRules.partners(for: one, among: remaining, at: now)
      if partners.isEmpty { continue }
      let blocked = try await games.blocked(one.accountID, among: partners.map(\.accountID))
      for partner in partners where !blocked.contains(partner.accountID) {
        do {
          if try await match(one, partner) { remaining.removeAll { $0 == partner } }
        } catch {
          // A fault of one map must not keep those who wait on others.
          log.warning("two were not brought together", metadata: ["map_id": "\(one.mapID)", "cause": "\(error)"])
          remaining.removeAll { $0.mapID == one.mapID }
        }
        break
      }
    }
  }

  private func rest(turns: Int) {
    state.withLock { $0.restTurns = turns }
  }

  /// Players who wait and would hear of a game: one who has put the telephone away is passed over, and goes on waiting.
  private func listening(at now: Moment) async throws -> [QueueTicket] {
    var listening: [QueueTicket] = []
    var last: QueueTicket?
    for _ in 0..<Self.pagesMax where listening.count < Self.waitingMax {
      let page = try await store.waiting(after: last, at: now, limit: Self.pageMax, in: database)
      // Nobody is alone with nobody.
      if last == nil { rest(turns: page.isEmpty ? Self.restTurns : 0) }
      if page.isEmpty || (last == nil && page.count == 1) { break }
      let found = try await people.findPresent(FindPresentRequest(accounts: page.map(\.accountID.bytes)))
      let present = Set(found.accounts.compactMap { UUID(bytes: $0) })
      listening += page.filter { present.contains($0.accountID) }
      last = page.last
      if page.count < Self.pageMax { break }
    }
    return listening
  }

  /// Begins a game of two.
  /// - Returns: False, and nothing is changed, when one of them does not wait any more, or somebody else is at it.
  private func match(_ one: QueueTicket, _ other: QueueTicket) async throws -> Bool {
    let draw = try await games.draw(on: one.mapID, for: [one.accountID, other.accountID])
    let now = time.now()
    let players = [one, other].map { Player(accountID: $0.accountID, timeZone: $0.timeZone) }
    do {
      try await database.transaction { transaction in
        guard try await store.take([one.ticketID, other.ticketID], in: transaction) == 2 else { throw TicketGone() }
        let game = try await games.begin(
          .init(kind: .online, players: players, draw: draw, presentIDs: [one.accountID, other.accountID]), at: now, in: transaction)
        try await games.tellFound(game, ratings: [one.rating, other.rating], at: now, in: transaction)
      }
      return true
    } catch is TicketGone {
      return false
    }
  }

  /// Rolls the transaction back.
  private struct TicketGone: Error {}
}
