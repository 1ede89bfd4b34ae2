import CairnProto
import CairnServices
import CairnTesting
import Foundation
import Identity
import RPC
import Testing

@testable import Gateway

/// Figures of all processes, which moderators and admins alone may see.
@Suite struct ReadingsDoorTests {
  private static let admin = UUID()
  private static let withoutFactor = UUID()

  /// An auth service that knows one admin, and one who has shown no second factor.
  private static let moderators: [RPCMethod] = [
    .unary(ModeratorServiceMethods.checkModerator) { (request: CheckModeratorRequest, _) in
      switch request.account {
      case admin.bytes: CheckModeratorResponse(answer: .yes, role: "admin")
      case withoutFactor.bytes: CheckModeratorResponse(answer: .secondFactorMissing)
      default: CheckModeratorResponse(answer: .notAllowed)
      }
    }
  ]

  private static func run(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-readings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<!doctype html>".utf8).write(to: folder.appending(path: "index.html"))
    try await House.run(auth: moderators, settings: ["CAIRN_WEB_FOLDER": folder.path], body)
  }

  private static func fields(_ accountID: UUID, _ roles: [String]) -> [(StaticString, String)] {
    [("authorization", "Bearer " + House.token(accountID: accountID, roles: roles))]
  }

  @Test func anAdminReadsEveryProcess() async throws {
    try await Self.run { house async throws in
      let answer = try await house.raw("POST", "/readings/now", Self.fields(Self.admin, ["user", "admin"]))
      #expect(answer.status == 200 && answer.values("cache-control") == ["no-store"])
      let read = try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: [[String: Any]]])
      let processes = try #require(read["processes"])
      #expect(processes.compactMap { ($0["health"] as? [String: Any])?["service"] as? String } == ["gateway", "auth", "bench"])
      #expect((processes[0]["page"] as? String)?.contains("cairn_gateway_request_duration_seconds_count ") == true)
    }
  }

  @Test func aProcessThatIsGoneIsToldAsSuch() async throws {
    try await Self.run { house async throws in
      await house.bench.stop()
      let answer = try await house.raw("POST", "/readings/now", Self.fields(Self.admin, ["user", "admin"]))
      #expect(answer.status == 200 && answer.text.contains("STATE_NOT_READY") && answer.text.contains("\"bench\""))
    }
  }

  @Test func nobodyElseDoes() async throws {
    try await Self.run { house async throws in
      let stranger = try await house.raw("POST", "/readings/now")
      #expect(stranger.status == 401 && stranger.text.contains("UNAUTHENTICATED"))
      let forged = try await house.raw("POST", "/readings/now", [("authorization", "Bearer x")])
      #expect(forged.status == 401)
      let player = try await house.raw("POST", "/readings/now", Self.fields(UUID(), ["user"]))
      #expect(player.status == 403 && player.text.contains("PERMISSION_DENIED") && !player.text.contains("processes"))
      let half = try await house.raw("POST", "/readings/now", Self.fields(Self.withoutFactor, ["user", "admin"]))
      #expect(half.status == 400 && half.text.contains("SECOND_FACTOR_MISSING"))
      let narrow = House.token(accountID: Self.admin, roles: ["user", "admin"], scope: .web)
      #expect(try await house.raw("POST", "/readings/now", [("authorization", "Bearer " + narrow)]).status == 403)
      #expect(try await house.raw("GET", "/readings/now", Self.fields(Self.admin, ["user", "admin"])).status == 405)
      #expect(try await house.raw("POST", "/readings/then", Self.fields(Self.admin, ["user", "admin"])).status == 404)
    }
  }

  @Test func withoutPagesThereIsNoDoor() async throws {
    try await House.run(auth: Self.moderators) { house async throws in
      #expect(try await house.raw("POST", "/readings/now", Self.fields(Self.admin, ["user", "admin"])).status == 404)
    }
  }
}
