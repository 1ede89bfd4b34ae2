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
  private let people: PeopleLookupServiceClient
  private let play: GamePlay
  private let time: any TimeSource
  private let store = ReconnectStore()
  private let state = Mutex(State())
  private let log = Logger(label: "cairn.reconnects")

  init(database: Database, people: PeopleLookupServiceClient, play: GamePlay, time: any TimeSource) {
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
        let present = try await present(of: page)
        var lost: [ReconnectStore.SeatedPlayer] = []
        for seat in page {
          let (now, isPresent) = (time.now(), present.contains(seat.accountID))
          guard let finding = finding(of: seat, isPresent: isPresent, observedSince: observedSince, at: now) else { continue }
          if finding == .forfeit { lost.append(seat) } else { try await tell(finding, seat, at: now) }
        }
        try await forfeit(lost, observedSince: observedSince)
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

  private func present(of seats: [ReconnectStore.SeatedPlayer]) async throws -> Set<UUID> {
    let found = try await people.findPresent(FindPresentRequest(accounts: seats.map(\.accountID.bytes)))
    return Set(found.accounts.compactMap { UUID(bytes: $0) })
  }

  private func finding(
    of seat: ReconnectStore.SeatedPlayer, isPresent: Bool, observedSince: Moment, at now: Moment
  ) -> ReconnectRules.Finding? {
    ReconnectRules.finding(
      isPresent: isPresent, isConnected: seat.isConnected, awayTime: seat.awayTime, grace: seat.grace, observedSince: observedSince, at: now
    )
  }

  /// Telling a page takes its time, in which those who are to lose can have come back: they are looked for once more.
  private func forfeit(_ lost: [ReconnectStore.SeatedPlayer], observedSince: Moment) async throws {
    if lost.isEmpty { return }
    let present = try await present(of: lost)
    for seat in lost {
      let (now, isPresent) = (time.now(), present.contains(seat.accountID))
      guard let finding = finding(of: seat, isPresent: isPresent, observedSince: observedSince, at: now) else { continue }
      try await tell(finding, seat, at: now)
    }
  }

  private func tell(_ finding: ReconnectRules.Finding, _ seat: ReconnectStore.SeatedPlayer, at now: Moment) async throws {
    do {
      let isTold = try await database.transaction {
        try await play.found(finding, seat.player, awaySince: seat.awayTime, in: seat.gameID, at: now, $0)
      }
      if !isTold, finding == .forfeit { log.info("a forfeit came too late", metadata: ["game_id": "\(seat.gameID.text)"]) }
    } catch {
      // The other games are not to wait for what is wrong with this one; the next look finds the same.
      log.warning("a game was not told who is there", metadata: ["game_id": "\(seat.gameID.text)", "cause": "\(error)"])
    }
  }
}
