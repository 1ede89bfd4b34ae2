// A server without a network.
import HTTP2
import Testing

/// When a server answers a request: the tester must find the same errors either way.
enum AnswerTime: CaseIterable, Sendable {
  /// As soon as its headers are there, as a server does that knows no such path.
  case withHeaders
  /// When all of it is there.
  case atEnd
}

/// A session that answers everything with a few bytes.
final class SessionWire: Wire {
  private static let body = Array("{\"code\":\"unimplemented\"}".utf8)
  private let server: Peer

  init(_ answerTime: AnswerTime) throws {
    server = try Peer(.server)
    let answer: (HTTP2Stream) -> Void = { [unowned server] stream in
      try? server.session.respond(stream, status: 404, body: .complete(Self.body))
    }
    switch answerTime {
    case .withHeaders: server.onHeaders = answer
    case .atEnd: server.onEnd = answer
    }
  }

  func send(_ bytes: [UInt8]) { server.receive(bytes) }

  func receive() throws -> [UInt8]? {
    let bytes = server.output()
    if !bytes.isEmpty { return bytes }
    if server.session.isFinished { return nil }
    throw WireSilence()
  }
}

extension Conformance {
  /// Plays cases over sessions at every pace.
  static func check(_ cases: [ConformanceCase], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for example in cases {
      for time in AnswerTime.allCases {
        for pace in StrictTester.Pace.allCases where pace == .settled || !example.needsPauses {
          var tester = StrictTester(try SessionWire(time))
          guard let fault = tester.play(example, pace) else { continue }
          Issue.record("\(example.testDescription) (\(pace), answers \(time)): \(fault)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}
