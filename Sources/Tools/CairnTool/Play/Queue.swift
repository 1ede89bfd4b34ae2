internal import WhereAmIProto
internal import AllAppsProto
internal import WhereAmIServices
internal import AllAppsServices
internal import EventLoop
internal import FoundationEssentials
internal import RPC
internal import Synchronization

/// Reads the player's stream, so that others see somebody who is there: only such a player is given an opponent.
final class Attendance: Sendable {
  private let task = Mutex<Task<Void, Never>?>(nil)

  static func begin(_ session: PlayerSession, on loop: Loop) async -> Attendance {
    let attendance = Attendance()
    let task = await loop.start {
      let deviceID = UUID().uuidString.lowercased()
      while !Task.isCancelled {
        do {
          let request = SubscribeEventsRequest(deviceID: deviceID)
          let stream = try await StreamServiceClient(session.channel).subscribeEvents(request, session.options())
          while try await stream.next() != nil {}
        } catch {
          // A stream that breaks is read again, as a telephone does.
        }
        try? await loop.sleep(for: .seconds(1))
      }
    }
    attendance.task.withLock { $0 = task }
    return attendance
  }

  func end() { task.withLock { $0 }?.cancel() }
}

/// Waits for an opponent.
struct Queue {
  /// How often it is asked whether there is one.
  private static let interval = Duration.milliseconds(500)

  let session: PlayerSession
  let loop: Loop

  private var queue: MatchmakingServiceClient { MatchmakingServiceClient(session.channel) }

  /// - Returns: The id of the game.
  /// - Throws: `Failure` when nobody was found in time.
  func opponent(on mapID: String, timeZone: String) async throws -> String {
    let options = session.options(idempotencyKey: UUID().uuidString.lowercased())
    let request = JoinQueueRequest(mapID: mapID, timeZone: timeZone)
    do {
      let ticket = try await Patience.retrying { try await queue.joinQueue(request, options) }.ticket
      Console.say("You wait for an opponent; your rating is \(ticket?.rating ?? 0).")
    } catch let error as RPCError where error.says(.busyInGame) {
      Console.say("You play already; the game goes on.")
    }
    while true {
      let standing = try await Patience.retrying { try await queue.getQueue(GetQueueRequest(), session.options()) }
      if !standing.gameID.isEmpty { return standing.gameID }
      if standing.ticket == nil { throw Failure("Nobody was found to play against.") }
      try await loop.sleep(for: Self.interval)
    }
  }
}
