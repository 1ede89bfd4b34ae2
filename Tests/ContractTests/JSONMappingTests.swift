import CairnProto
import WhereAmIProto
import Protobuf
import Testing
import Timekeeping

/// The proto3 JSON mapping as clients see it.
@Suite struct JSONMappingTests {
  private func game(_ json: String) throws(DecodingError) -> Game { try Game(json: Array(json.utf8)) }
  private func echo(_ json: String) throws(DecodingError) -> EchoRequest { try EchoRequest(json: Array(json.utf8)) }

  @Test func messagesAreWrittenAsTheMappingSays() {
    let game = Game(
      gameID: "g", kind: .single, state: .moving, version: 1 << 60, roundNumber: -3,
      phaseEndTime: Moment(microseconds: 1_500_000), rounds: [Round(roundNumber: 1, isRedrawn: true), Round()], mapDiagonalM: 0.5)
    let expected = """
      {"gameId":"g","kind":"KIND_SINGLE","state":"STATE_MOVING","version":"1152921504606846976","roundNumber":-3,\
      "phaseEndTime":"1970-01-01T00:00:01.500Z","rounds":[{"roundNumber":1,"isRedrawn":true},{}],"mapDiagonalM":0.5}
      """
    #expect(String(decoding: game.json(), as: UTF8.self) == expected)
  }

  @Test func originalAndCamelCaseNamesAreRead() throws {
    #expect(try game(#"{"game_id":"a"}"#).gameID == "a")
    #expect(try game(#"{"gameId":"a"}"#).gameID == "a")
    #expect(try game(#"{"game\u005fid":"a"}"#).gameID == "a")
    #expect(try game(#"{"GameId":"a","gameID":"b"}"#).gameID == "")
  }

  @Test func enumsAreReadByNameAndByNumber() throws {
    #expect(try game(#"{"state":"STATE_REVEAL"}"#).state == .reveal)
    #expect(try game(#"{"state":4}"#).state == .reveal)
    #expect(try game(#"{"state":99}"#).state == .unrecognized(99))
    #expect(try game(#"{"state":null}"#).state == .unspecified)
    #expect(throws: DecodingError.malformed(field: "Game.state", reason: "an unknown name")) { try game(#"{"state":"STATE_DREAMING"}"#) }
    #expect(throws: DecodingError.self) { try game(#"{"state":1.5}"#) }
  }

  @Test func nullIsAbsent() throws {
    let json = #"{"gameId":null,"version":null,"rounds":null,"players":null,"timing":null,"createTime":null,"mapDiagonalM":null}"#
    #expect(try game(json) == Game())
    #expect(try Panorama(json: Array(#"{"panoramaId":null,"searchRadiusM":null}"#.utf8)) == Panorama())
    #expect(try ErrorInfo(json: Array(#"{"metadata":null,"fieldViolations":null}"#.utf8)) == ErrorInfo())
  }

  @Test func nullInsideAListOrAMapIsRefused() {
    #expect(throws: DecodingError.self) { try game(#"{"rounds":[null]}"#) }
    #expect(throws: DecodingError.self) { try ErrorInfo(json: Array(#"{"metadata":{"a":null}}"#.utf8)) }
  }

  @Test func ofRepeatedKeysTheLastValueCounts() throws {
    #expect(try game(#"{"gameId":"a","game_id":"b","gameId":"c"}"#).gameID == "c")
    #expect(try game(#"{"gameId":"a","gameId":null}"#).gameID == "")
    #expect(try game(#"{"rounds":[{},{}],"rounds":[{}]}"#).rounds.count == 1)
    #expect(try ErrorInfo(json: Array(#"{"metadata":{"a":"1","a":"2"}}"#.utf8)).metadata == ["a": "2"])
  }

  @Test func unknownFieldsAreIgnored() throws {
    #expect(try game(#"{"x":{"y":[1,{"z":null}]},"gameId":"a","":0}"#).gameID == "a")
  }

  @Test func bytesAreReadInEitherAlphabet() throws {
    #expect(try echo(#"{"data":"+/8="}"#).data == [0xFB, 0xFF])
    #expect(try echo(#"{"data":"-_8"}"#).data == [0xFB, 0xFF])
    #expect(throws: DecodingError.malformed(field: "EchoRequest.data", reason: "not base64")) { try echo(#"{"data":"?"}"#) }
    #expect(EchoRequest(data: [0xFB, 0xFF]).json() == Array(#"{"data":"+/8="}"#.utf8))
  }

  @Test func timesAreReadInAnyOffset() throws {
    #expect(try game(#"{"createTime":"1970-01-01T01:00:00.0000019+01:00"}"#).createTime == Moment(microseconds: 1))
    #expect(throws: DecodingError.malformed(field: "Game.create_time", reason: "not an RFC 3339 time")) {
      try game(#"{"createTime":"yesterday"}"#)
    }
    #expect(throws: DecodingError.self) { try game(#"{"createTime":"9999-12-31T23:59:59-00:01"}"#) }
    #expect(throws: DecodingError.self) { try game(#"{"createTime":0}"#) }
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity", "\"NaN\"", "\"Infinity\"", "1e400"])
  func whatIsNotFiniteIsRefused(number: String) {
    #expect(throws: DecodingError.self) { try LatLng(json: Array("{\"latitudeDegrees\":\(number)}".utf8)) }
  }

  @Test(arguments: [
    "", " ", "null", "1", "\"a\"", "[]", "[{}]", "{", "}", "{}{}", "{} x", "\u{FEFF}{}", #"{"gameId"}"#, #"{"gameId":}"#, #"{"gameId":1}"#,
    #"{"rounds":{}}"#, #"{"rounds":[1]}"#, #"{"timing":[]}"#, #"{"timing":"x"}"#, #"{"version":true}"#, #"{'gameId':"a"}"#,
    #"{"gameId":"a",}"#,
  ])
  func whatIsNotAMessageIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try game(json) }
  }

  @Test func whiteSpaceIsFree() throws {
    #expect(try game(" \n\t\r{ \"rounds\" : [ { } , { } ] } \n").rounds.count == 2)
  }
}
