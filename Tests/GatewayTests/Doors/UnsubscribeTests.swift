import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import Observability
import RPC
import Synchronization
import Testing

@testable import Gateway

/// Mails that are ended by one click in a mail program (RFC 8058; requirement F-26).
@Suite struct UnsubscribeTests {
  /// A social service that remembers whose mails were ended.
  private final class Desk: NotificationPreferenceServiceHandlers {
    let ended = Mutex<[String]>([])
    let addresses = Mutex<[String?]>([])

    func unsubscribeMails(_ request: UnsubscribeMailsRequest, _ context: RequestContext) async throws -> UnsubscribeMailsResponse {
      addresses.withLock { $0.append(context.clientAddress) }
      switch request.token {
      case "forged": throw RPCError.invalid("token", .tokenInvalid)
      case "broken": throw RPCError(.internal, told: "INTERNAL")
      case "busy": throw RPCError.unavailable("later")
      default: ended.withLock { $0.append(request.token) }
      }
      return UnsubscribeMailsResponse()
    }

    func getNotificationPreferences(
      _ request: GetNotificationPreferencesRequest, _ context: RequestContext
    ) async throws -> GetNotificationPreferencesResponse { GetNotificationPreferencesResponse() }

    func setNotificationPreferences(
      _ request: SetNotificationPreferencesRequest, _ context: RequestContext
    ) async throws -> SetNotificationPreferencesResponse { SetNotificationPreferencesResponse() }
  }

  private static let oneClick = Array("List-Unsubscribe=One-Click".utf8)

  private static func run(
    settings: [String: String] = [:], _ body: @escaping @Sendable (House, Desk) async throws -> Void
  ) async throws {
    let desk = Desk()
    try await House.run(social: desk.methods, settings: settings) { house in try await body(house, desk) }
  }

  private static func click(_ house: House, _ token: String) async throws -> RawAnswer {
    try await house.raw(
      "POST", "/unsubscribe/" + token, [("content-type", "application/x-www-form-urlencoded")], body: oneClick)
  }

  @Test func aClickEndsThemWithoutALogIn() async throws {
    try await Self.run { house, desk async throws in
      let answer = try await Self.click(house, "AZaz09-_")
      #expect(answer.status == 200 && answer.values("cache-control") == ["no-store"])
      #expect(desk.ended.withLock { $0 } == ["AZaz09-_"])
      // Programs send it as a form of several parts too, or nothing at all.
      #expect(try await house.raw("POST", "/unsubscribe/AZaz09-_?x=1", [("content-type", "multipart/form-data; boundary=x")]).status == 200)
      #expect(desk.ended.withLock { $0.count } == 2)
    }
  }

  /// A service that has too much to do shares its time out among networks: what comes through a door is its client's.
  @Test func theServiceHearsWhereTheClientIs() async throws {
    try await Self.run { house, desk async throws in
      _ = try await Self.click(house, "AZaz09-_")
      #expect(desk.addresses.withLock { $0 } == ["127.0.0.1"])
    }
  }

  @Test func toLookEndsNothing() async throws {
    try await Self.run { house, desk async throws in
      let page = try await house.raw("GET", "/unsubscribe/AZaz09-_")
      #expect(page.status == 200 && page.values("content-type") == ["text/html; charset=utf-8"])
      #expect(page.text.contains("<form method=\"post\">") && page.values("content-security-policy").count == 1)
      let head = try await house.raw("HEAD", "/unsubscribe/AZaz09-_")
      #expect(head.status == 200 && head.body.isEmpty)
      let other = try await house.raw("PUT", "/unsubscribe/AZaz09-_")
      #expect(other.status == 501 || other.status == 405)
      #expect(desk.ended.withLock { $0.isEmpty })
    }
  }

  @Test(arguments: [("forged", 404), ("", 404), ("a/b", 404), ("a%20", 404), ("broken", 503), ("busy", 503)])
  func whatEndsNothingSaysSo(token: String, status: Int) async throws {
    try await Self.run { house, desk async throws in
      let answer = try await Self.click(house, token)
      #expect(answer.status == status)
      #expect(answer.text.contains(status == 404 ? "TOKEN_INVALID" : "UNAVAILABLE"))
      #expect(desk.ended.withLock { $0.isEmpty })
    }
  }

  @Test func whoGuessesIsSlowedByAddress() async throws {
    try await Self.run(settings: ["CAIRN_RATE_ADDRESS_SENSITIVE": "3/1"]) { house, desk async throws in
      for _ in 0..<3 { #expect(try await Self.click(house, "forged").status == 404) }
      let answer = try await Self.click(house, "AZaz09-_")
      #expect(answer.status == 429 && answer.values("retry-after").count == 1)
      #expect(desk.ended.withLock { $0.isEmpty })
    }
  }
}
