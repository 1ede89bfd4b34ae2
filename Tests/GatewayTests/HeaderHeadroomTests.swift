import CairnProto
import CairnServices
import RPC
import Testing

@testable import Gateway

/// What the gateway takes the service takes, too, with all that the gateway adds.
@Suite struct HeaderHeadroomTests {
  @Test func aListThatIsJustSmallEnoughReachesTheService() async throws {
    try await House.run { house in
      let (name, field) = ("x-cairn-note", 3_000)
      // RFC 9113 §10.5.1: name, value and 32 for each field.
      func note(_ count: Int) -> (StaticString, String) { ("x-cairn-note", String(repeating: "n", count: count)) }
      let json: (StaticString, String) = ("content-type", "application/json")
      var statuses: [Int: Int] = [:]
      for spare in [200, 400, 1_000] {
        let rest = 16_384 - spare - 5 * (field + name.utf8.count + 32)
        let fields = (0..<5).map { _ in note(field) } + [note(max(1, rest))]
        let answer = try await house.raw("POST", House.echo, [json] + fields, body: Array("{}".utf8))
        statuses[spare] = answer.status
      }
      #expect(statuses == [200: 431, 400: 200, 1_000: 200])
    }
  }
}
