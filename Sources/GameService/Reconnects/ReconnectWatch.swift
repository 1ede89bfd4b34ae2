import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Logging
import Postgres
import Synchronization
import Timekeeping

/// Looks who of those who play together is there, and tells their games. Safe on every replica at once: a game that knows already is not changed.
final class ReconnectWatch: Sendable {
  /// How often it is looked: an opponent's light goes out within three seconds.
  static let interval = Duration.seconds(2)

  /// Players of one question; as many as SocialService takes.
  static let pageMax = 500

  /// A pause between two looks that is longer than this is a fault of ours: whoever was away then was not seen to be.
  static let pauseMax = Duration.seconds(10)

  private struct State {
    var observedSince: Moment?
    var lastLook: Moment?
  }

  private let database: Database
  private let people: PeopleServiceClient
  private let play: GamePlay
  private let time: any TimeSource
  private let store = ReconnectStore()
  private let state = Mutex(State())
  private let log = Logger(label: "cairn.reconnects")

  init(database: Database, people: PeopleServiceClient, play: GamePlay, time: any TimeSource) {
    self.database = database
    self.people = people
    self.play = play
    self.time = time
  }

  /// Looks through everybody once.
  /// - Throws: When SocialService or the database does not answer; then all time until it does is forgiven.
  func look() async throws {
    let observedSince = begin(at: time.now())
    do {
      var last: UUID?
      repeat {
        let page = try await store.seated(after: last, limit: Self.pageMax, in: database)
        if page.isEmpty { break }
        let found = try await people.findPresent(FindPresentRequest(accounts: page.map(\.accountID.bytes)))
        let present = Set(found.accounts.compactMap { UUID(bytes: $0) })
        for seat in page { try await tell(seat, isPresent: present.contains(seat.accountID), observedSince: observedSince) }
        last = page.count < Self.pageMax ? nil : page.last?.accountID
      } while last != nil
    } catch {
      state.withLock { $0 = State() }
      throw error
    }
  }

  /// - Returns: Since when it is looked without a break.
  private func begin(at now: Moment) -> Moment {
    state.withLock { state in
      let isBroken = state.lastLook.map { now > $0 + Self.pauseMax || now < $0 } ?? true
      let since = isBroken ? now : state.observedSince ?? now
      state = State(observedSince: since, lastLook: now)
      return since
    }
  }

  private func tell(_ seat: ReconnectStore.SeatedPlayer, isPresent: Bool, observedSince: Moment) async throws {
    let now = time.now()
    let finding = ReconnectRules.finding(
      isPresent: isPresent, isConnected: seat.isConnected, awayTime: seat.awayTime, grace: seat.grace, observedSince: observedSince, at: now
    )
    guard let finding else { return }
    do {
      try await database.transaction { try await play.found(finding, seat.player, in: seat.gameID, at: now, $0) }
    } catch {
      // The other games are not to wait for what is wrong with this one; the next look finds the same.
      log.warning("a game was not told who is there", metadata: ["game_id": "\(seat.gameID.text)", "cause": "\(error)"])
    }
  }
}
