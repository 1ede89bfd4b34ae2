import AllAppsProto
import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing
import Timekeeping

@testable import QuizWalks

/// Calls about groups, as people make them.
extension QuizHouse {
  private typealias Methods = WalkGroupServiceMethods

  func group(
    _ walkID: String, _ kind: WalkGroupKind = .friends, _ options: RunOptions = RunOptions(), by accountID: UUID? = nil
  ) async throws -> String {
    let request = CreateWalkGroupRequest(walkID: walkID, kind: kind, options: options)
    return try await groups.createWalkGroup(request, call(Methods.createWalkGroup, by: accountID ?? maker)).groupID
  }

  @discardableResult
  func join(
    _ groupID: String, name: String = "", by accountID: UUID, isGuest: Bool = false, address: String? = nil
  ) async throws -> String {
    let code = try await shown(groupID, by: maker).code
    return try await join(code: code, name: name, by: accountID, isGuest: isGuest, address: address)
  }

  func join(code: String, name: String = "", by accountID: UUID, isGuest: Bool = false, address: String? = nil) async throws -> String {
    let context = call(Methods.joinWalkGroup, by: accountID, isGuest: isGuest, address: address)
    return try await groups.joinWalkGroup(JoinWalkGroupRequest(code: code, name: name), context).groupID
  }

  func shown(_ groupID: String, by accountID: UUID) async throws -> WalkGroup {
    let context = call(Methods.getWalkGroup, by: accountID)
    return try #require(try await groups.getWalkGroup(GetWalkGroupRequest(groupID: groupID), context).group)
  }

  func startClass(_ groupID: String, by accountID: UUID? = nil) async throws {
    let context = call(Methods.startWalkGroup, by: accountID ?? maker)
    _ = try await groups.startWalkGroup(StartWalkGroupRequest(groupID: groupID), context)
  }

  func startRun(in groupID: String, by accountID: UUID, isGuest: Bool = false) async throws -> String {
    let context = call(Methods.startGroupRun, by: accountID, isGuest: isGuest)
    return try await groups.startGroupRun(StartGroupRunRequest(groupID: groupID, position: position(0)), context).runID
  }

  func endGroup(_ groupID: String, by accountID: UUID? = nil) async throws {
    let context = call(Methods.endWalkGroup, by: accountID ?? maker)
    _ = try await groups.endWalkGroup(EndWalkGroupRequest(groupID: groupID), context)
  }

  func leave(_ groupID: String, by accountID: UUID) async throws {
    let context = call(Methods.leaveWalkGroup, by: accountID)
    _ = try await groups.leaveWalkGroup(LeaveWalkGroupRequest(groupID: groupID), context)
  }

  func remove(_ number: Int32, from groupID: String, by accountID: UUID? = nil) async throws {
    let context = call(Methods.removeFromWalkGroup, by: accountID ?? maker)
    _ = try await groups.removeFromWalkGroup(RemoveFromWalkGroupRequest(groupID: groupID, number: number), context)
  }

  func invite(_ friendIDs: [UUID], to groupID: String, by accountID: UUID) async throws {
    let context = call(Methods.inviteToWalkGroup, by: accountID)
    _ = try await groups.inviteToWalkGroup(InviteToWalkGroupRequest(groupID: groupID, accountIDs: friendIDs.map(\.text)), context)
  }

  /// Walks to a question of the plain walk, and answers it rightly or not.
  func answer(_ number: Int, rightly isRight: Bool = true, in runID: String, by accountID: UUID) async throws {
    clock.advance(by: .seconds(12))
    let question = try #require(try await run(runID, by: accountID).questions.first { $0.number == number })
    _ = try await unlock(question.questionID, at: Double(number) * 100, in: runID, by: accountID)
    _ = try await answer(isRight ? 1 : 0, to: question.questionID, in: runID, by: accountID)
  }

  /// Events about groups that wait for people's streams, in order. They are taken away.
  func groupNews() async throws -> [ToldEvent] {
    let payloads: [[UInt8]] = try await database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").map {
      try $0.get(0)
    }
    try await database.execute("DELETE FROM outbox WHERE type = 'user.event'")
    return try payloads.compactMap { payload -> ToldEvent? in
      let sent = try UserEventSent(decoding: payload)
      guard case .quizWalks(let event)? = sent.event?.content, let content = event.content else { return nil }
      return ToldEvent(accounts: Set(sent.accounts.compactMap { UUID(bytes: $0) }), content: content, sent: sent)
    }
  }
}

/// An event on its way to people's streams.
struct ToldEvent {
  let accounts: Set<UUID>
  let content: QuizWalksEvent.OneOfContent
  let sent: UserEventSent
}
