import CairnProto
import CairnServices
import EventLoop
import HTTP2
import Protobuf
import Testing

@testable import Gateway
@testable import RPC

/// Faults are what is ours to mend: what a client does is none, whatever code the protocol has for it.
@Suite struct ClientsDoingTests {
  private static let stream: (StaticString, String) = ("content-type", "application/connect+proto")

  /// Of each call of a method that the gateway has told of, in order, whether it was one of ours to mend.
  private static func faults(of method: MethodRow, in log: String) -> [Bool] {
    log.split(separator: "\n").filter { $0.contains(method.path) }.map { $0.contains(#""level":"warning""#) }
  }

  @Test func aCompressedMessageThatWasNotAnnouncedIsItsSendersDoing() async throws {
    let log = try await House.log { house in
      let message = Envelope.wrap(Gzip.compress(CountRequest(count: 1).encoded()), flags: Envelope.compressedFlag)
      let answer = try await house.raw("POST", House.count, [Self.stream], body: message)
      #expect(answer.status == 200 && answer.text.contains(#""code":"internal""#))
      #expect(answer.values("cairn-clients-doing").isEmpty)
      // An error of ours is one still.
      let own = Envelope.wrap(CountRequest(errorCode: "internal").encoded())
      #expect(try await house.raw("POST", House.count, [Self.stream], body: own).text.contains(#""code":"internal""#))
    }
    #expect(Self.faults(of: BenchServiceMethods.count, in: log) == [false, true])
  }

  @Test func aStreamThatIsAskedForInAnUnknownTypeIsItsClientsDoing() async throws {
    let log = try await House.log { house in
      #expect(try await house.raw("POST", House.count, [("content-type", "text/plain")], body: [1]).status == 415)
    }
    #expect(Self.faults(of: BenchServiceMethods.count, in: log) == [false])
  }
}
