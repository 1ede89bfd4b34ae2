import CairnProto
import CairnServices
import CairnTesting
import RPC
import Testing

@testable import Gateway

/// Pages of meetings on their way to trusted people.
@Suite struct TrustedServingTests {
  /// A social service with one page, and one that is over.
  private struct Desk: MeetingSharePageServiceHandlers {
    func readMeetingSharePage(
      _ request: ReadMeetingSharePageRequest, _ context: RequestContext
    ) async throws -> ReadMeetingSharePageResponse {
      switch request.token {
      case "good": ReadMeetingSharePageResponse(html: Array("<p>tina meets luca</p>".utf8))
      case "over": ReadMeetingSharePageResponse(isOver: true, html: Array("<p>tina is home.</p>".utf8))
      default: throw RPCError(.notFound, told: "MEETING_SHARE_NOT_FOUND")
      }
    }
  }

  @Test func aPageIsServedAndKeptByNobodyBetween() async throws {
    try await House.run(social: Desk().methods) { house async throws in
      let answer = try await house.raw("GET", "/trusted/good")
      #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self) == "<p>tina meets luca</p>")
      for (name, value) in [
        ("content-type", "text/html; charset=utf-8"), ("cache-control", "private, no-cache"), ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"), ("x-robots-tag", "noindex"),
      ] {
        #expect(answer.values(name) == [value], "\(name)")
      }
      #expect(answer.values("content-security-policy").first?.hasPrefix("default-src 'none'") == true)
      let tag = try #require(answer.values("etag").first)
      #expect(try await house.raw("GET", "/trusted/good", [("if-none-match", tag)]).status == 304)
      let over = try await house.raw("GET", "/trusted/over", [("if-none-match", tag)])
      #expect(over.status == 410 && String(decoding: over.body, as: UTF8.self) == "<p>tina is home.</p>")
      let unknown = try await house.raw("GET", "/trusted/bad")
      #expect(unknown.status == 404 && String(decoding: unknown.body, as: UTF8.self).contains("There is no such link."))
      #expect(try await house.raw("POST", "/trusted/good").status == 405)
    }
  }
}
