import CairnProto
import WhereAmIProto
import CairnContract
import AllAppsProto
import ProtocGenCairn
import Protobuf
import Testing

/// Secrets never reach a log.
@Suite struct RedactionTests {
  @Test(arguments: RoundTripTests.names)
  func sensitiveFieldsAreNeverPrinted(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    var samples = Samples(schema: try Contract.schema.get(), random: SplitMix64(seed: 11), isFull: true)
    try check(type, bytes: try samples.message(name))
  }

  private func check<M: Protobuf.Message>(_ type: M.Type, bytes: [UInt8]) throws {
    let message = try M(decoding: bytes)
    let hasSecret = String(decoding: message.json(), as: UTF8.self).contains(Samples.marker)
    var dumped = ""
    dump([message], to: &dumped)
    for text in ["\(message)", String(reflecting: message), "\(Optional(message) as Any)", "\([message])", "\(["k": message])", dumped] {
      #expect(!text.contains(Samples.marker))
    }
    // Bytes are redacted as well, though JSON does not show the marker in them.
    #expect(!hasSecret || "\(message)".contains("[redacted]"))
  }

  @Test func whatPeopleDoIsNotPrinted() {
    let texts = [
      "\(AcknowledgeRequest(viewing: "s3cr3t"))", "\(SetPresenceRequest(activity: "s3cr3t"))", "\(Presence(activity: "s3cr3t"))",
      "\(Notification(objectName: "s3cr3t"))",
    ]
    for text in texts { #expect(text.contains("[redacted]") && !text.contains("s3cr3t")) }
  }

  @Test func theRestOfAMessageIsPrinted() {
    let request = LogInWithPasswordRequest(login: "anna", password: "hunter2", deviceName: "Anna's phone")
    #expect("\(request)" == #"LogInWithPasswordRequest{"login":"[redacted]","password":"[redacted]","deviceName":"Anna's phone"}"#)
  }

  @Test func errorsNeverQuoteWhatWasSent() {
    #expect(throws: DecodingError.malformed(field: "Game.state", reason: "an unknown name")) {
      try Game(json: Array(#"{"state":"s3cr3t"}"#.utf8))
    }
  }
}
