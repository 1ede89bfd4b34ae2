import ConformanceProto
import Protobuf
import Testing

/// google.protobuf.Any: binary as it is, in JSON by the registry of its contract.
@Suite struct AnyMessageTests {
  private static let header = Header(name: "a", value: ["b", "c"])
  private static let type = "type.googleapis.com/connectrpc.conformance.v1.Header"

  private func error(_ json: String) throws(DecodingError) -> ErrorMessage { try ErrorMessage(json: Array(json.utf8)) }

  @Test func bothEncodingsBringBackWhatWasPacked() throws {
    let message = ErrorMessage(code: .aborted, details: [AnyMessage(Self.header), AnyMessage(UnaryRequest())])
    #expect(try ErrorMessage(decoding: message.encoded()) == message)
    #expect(try ErrorMessage(json: message.json()) == message)
    #expect(try message.details[0].unpacked(as: Header.self) == Self.header)
    #expect(try message.details[0].unpacked(as: UnaryRequest.self) == nil)
  }

  @Test func inJSONTheTypeStandsAmongTheFields() throws {
    let json = String(decoding: ErrorMessage(details: [AnyMessage(Self.header), AnyMessage(UnaryRequest())]).json(), as: UTF8.self)
    #expect(
      json == """
        {"details":[{"@type":"\(Self.type)","name":"a","value":["b","c"]},\
        {"@type":"type.googleapis.com/connectrpc.conformance.v1.UnaryRequest"}]}
        """)
  }

  @Test(arguments: [
    #"{"details":[{"@type":"\#(type)","name":"a","value":["b","c"]}]}"#,
    #"{"details":[{"name":"a","value":["b","c"],"@type":"\#(type)"}]}"#,
    #"{"details":[ { "unknown": {"@type": 1}, "value" : ["b", "c"] , "@type" : "\#(type)", "name":"a" } ]}"#,
    #"{"details":[{"@type":"other.example/connectrpc.conformance.v1.Header","name":"a","value":["b","c"]}]}"#,
  ])
  func theOrderOfMembersDoesNotMatter(json: String) throws {
    #expect(try error(json).details.map(\.value) == [Self.header.encoded()])
  }

  @Test(arguments: [
    #"{"details":[{"@type":"type.googleapis.com/no.such.Message"}]}"#, #"{"details":[{"@type":"\#(type)","name":7}]}"#,
    #"{"details":[{"@type":7}]}"#, #"{"details":["text"]}"#, #"{"details":[{"@type":"\#(type)"]}"#,
  ])
  func whatCannotBeReadIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try error(json) }
  }

  @Test func anEmptyOneStaysEmpty() throws {
    let message = ErrorMessage(details: [AnyMessage(typeURL: "", value: [])])
    #expect(String(decoding: message.json(), as: UTF8.self) == #"{"details":[{}]}"#)
    #expect(try ErrorMessage(json: message.json()) == message)
  }

  @Test func messagesWithinMessagesHaveALimitOfDepth() {
    let inner = #"{"@type":"type.googleapis.com/connectrpc.conformance.v1.Error","details":["#
    for depth in [10, 100, 100_000] {
      let json = #"{"details":["# + String(repeating: inner, count: depth) + String(repeating: "]}", count: depth) + "]}"
      if depth == 10 {
        #expect(throws: Never.self) { try error(json) }
      } else {
        #expect(throws: DecodingError.nestingTooDeep) { try error(json) }
      }
    }
  }

  @Test func aTypeThatIsNotKnownHereIsNamedAndNoMore() {
    let json = ErrorMessage(details: [AnyMessage(typeURL: "type.googleapis.com/a.B", value: [1, 2])]).json()
    #expect(String(decoding: json, as: UTF8.self) == #"{"details":[{"@type":"type.googleapis.com/a.B"}]}"#)
  }

  @Test(arguments: [("4294967295", UInt32.max), ("\"7\"", 7), ("0", 0), ("1e3", 1_000)])
  func aUInt32IsReadInItsRange(text: String, value: UInt32) throws {
    let json = Array(#"{"responseDelayMs":\#(text)}"#.utf8)
    let definition = try UnaryResponseDefinition(json: json)
    #expect(definition.responseDelayMs == value)
    #expect(try UnaryResponseDefinition(decoding: definition.encoded()) == definition)
    #expect(try UnaryResponseDefinition(json: definition.json()) == definition)
  }

  @Test(arguments: ["4294967296", "-1", "1.5", "\"x\""]) func andRefusedOutsideOfIt(text: String) {
    #expect(throws: DecodingError.self) { try UnaryResponseDefinition(json: Array(#"{"responseDelayMs":\#(text)}"#.utf8)) }
  }
}
