import CairnProto
import WhereAmIProto
import CairnContract
import AllAppsProto
import ProtocGenCairn
import Protobuf
import Testing
import Timekeeping

/// Every message, through both encodings and back, against an encoder of the test's own and against protoc.
@Suite struct RoundTripTests {
  static let names = CairnMessages.all.map { $0.protoName }

  @Test(arguments: names)
  func everyMessageSurvivesBothEncodings(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    for seed in UInt64(1)...25 {
      var samples = Samples(schema: try Contract.schema.get(), random: SplitMix64(seed: seed))
      try check(type, bytes: try samples.message(name), seed: seed)
    }
  }

  private func check<M: Protobuf.Message>(_ type: M.Type, bytes: [UInt8], seed: UInt64) throws {
    let message = try M(decoding: bytes)
    #expect(message.encoded() == bytes, "seed \(seed)")
    let json = message.json()
    let copy = try M(json: json)
    #expect(copy == message, "seed \(seed): \(String(decoding: json, as: UTF8.self))")
    #expect(copy.json() == json, "seed \(seed)")
  }

  /// protoc reads our bytes as text and writes the text as bytes again.
  @Test(arguments: names)
  func protocReadsAndWritesTheSameBytes(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    var samples = Samples(schema: try Contract.schema.get(), random: SplitMix64(seed: 7), isFull: true)
    let bytes = try type.init(decoding: try samples.message(name)).encoded()
    let text = try Contract.protoc(["--decode=\(name)"], input: bytes)
    // Maps have no order in protoc, which compares by decoding.
    let written = try Contract.protoc(["--encode=\(name)"], input: text)
    #expect(try type.init(decoding: written).encoded() == bytes)
    #expect(written.count == bytes.count)
  }

  @Test(arguments: names)
  func emptyMessageIsNoBytes(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    #expect(type.init().encoded() == [])
    #expect(type.init().json() == Array("{}".utf8))
    #expect(try type.init(decoding: [UInt8]()).encoded() == [])
    #expect(try type.init(json: Array("{}".utf8)).encoded() == [])
  }

  /// Around the sizes where a length takes one more byte, the text's own and the person's around it, and where the writer takes more memory.
  @Test(arguments: [
    1, 122, 123, 127, 128, 900, 1_024, 5_000, 16_377, 16_378, 16_383, 16_384, 2_097_144, 2_097_145, 2_097_151, 2_097_152,
  ])
  func lengthsOfSeveralBytesAreRight(count: Int) throws {
    let name = String(repeating: "n", count: count)
    let friend = Friend(person: Person(accountID: "a", username: name), friendTime: Moment(microseconds: 1), score: -1)
    let page = ListFriendsResponse(friends: [friend, friend], nextPageToken: "t")
    #expect(try ListFriendsResponse(decoding: page.encoded()) == page)
    let text = try Contract.protoc(["--decode=\(ListFriendsResponse.protoName)"], input: page.encoded())
    #expect(try Contract.protoc(["--encode=\(ListFriendsResponse.protoName)"], input: text) == page.encoded())
  }

  @Test(arguments: [Int32.min, -1, 0, 1, 127, 128, .max])
  func numbersOfEverySizeAreRight(number: Int32) throws {
    let home = GetHomeResponse(cursor: Cursor(number: Int64(number) << 31), friendCount: number)
    #expect(try GetHomeResponse(decoding: home.encoded()) == home)
    let text = try Contract.protoc(["--decode=\(GetHomeResponse.protoName)"], input: home.encoded())
    #expect(try Contract.protoc(["--encode=\(GetHomeResponse.protoName)"], input: text) == home.encoded())
  }

  @Test func emptyPartsOfMapsAndMinusZeroAreLeftOut() throws {
    let info = ErrorInfo(metadata: ["": "", "a": ""])
    #expect(try ErrorInfo(decoding: info.encoded()) == info)
    let text = try Contract.protoc(["--decode=\(ErrorInfo.protoName)"], input: info.encoded())
    #expect(try ErrorInfo(decoding: Contract.protoc(["--encode=\(ErrorInfo.protoName)"], input: text)) == info)
    #expect(LatLng(latitudeDegrees: -0.0).encoded() == [])
  }

  @Test func presenceIsKept() throws {
    var guess = Guess()
    #expect(try Guess(decoding: guess.encoded()).score == nil)
    guess.score = 0
    guess.distanceM = 0
    #expect(try Guess(decoding: guess.encoded()) == guess)
    #expect(try Guess(json: guess.json()) == guess)
    #expect(guess.encoded() == [0x29, 0, 0, 0, 0, 0, 0, 0, 0, 0x30, 0])
  }

  @Test func presentButEmptyMessageIsNotAbsent() throws {
    let round = Round(solution: LatLng())
    #expect(try Round(decoding: round.encoded()).solution == LatLng())
    #expect(try Round(json: round.json()).solution == LatLng())
    #expect(try Round(decoding: [UInt8]()).solution == nil)
  }

  @Test func oneofHoldsItsLastMember() throws {
    let both: [UInt8] = [0x12, 1, UInt8(ascii: "a"), 0x1A, 0]
    #expect(try Panorama(decoding: both).target == .position(LatLng()))
    #expect(try Panorama(decoding: Array(both[3...] + both[..<3])).target == .panoramaID("a"))
    #expect(Panorama(target: .panoramaID("")).encoded() == [0x12, 0])
  }

  /// No column of text can hold it, and no person means it: it is refused where a message is read, in every field of every method.
  @Test func aStringWithNULIsRefusedByItsField() {
    let request = EchoRequest(text: "a\0b")
    #expect(throws: DecodingError.nulInText(field: "EchoRequest.text")) { try EchoRequest(decoding: request.encoded()) }
    #expect(throws: DecodingError.nulInText(field: "EchoRequest.text")) { try EchoRequest(json: request.json()) }
    for entry in [["k\0": "v"], ["k": "v\0"]] {
      let info = ErrorInfo(metadata: entry)
      #expect(throws: DecodingError.self) { try ErrorInfo(decoding: info.encoded()) }
      #expect(throws: DecodingError.self) { try ErrorInfo(json: info.json()) }
    }
  }

  @Test func bytesKeepTheirNULs() throws {
    let request = EchoRequest(data: [0, 1, 0])
    #expect(try EchoRequest(decoding: request.encoded()).data == [0, 1, 0])
    #expect(try EchoRequest(json: request.json()).data == [0, 1, 0])
  }

  @Test func mapsAreWrittenInTheOrderOfTheirKeys() {
    let keys = (0..<50).map { "key\($0)" }
    let one = ErrorInfo(metadata: Dictionary(uniqueKeysWithValues: keys.map { ($0, "v") }))
    let other = ErrorInfo(metadata: Dictionary(uniqueKeysWithValues: keys.reversed().map { ($0, "v") }))
    #expect(one.encoded() == other.encoded())
    #expect(one.json() == other.json())
  }

  @Test func unknownEnumNumbersSurvive() throws {
    let game = try Game(decoding: [0x18, 99])
    #expect(game.state == .unrecognized(99))
    #expect(!game.state.isKnown)
    #expect(game.encoded() == [0x18, 99])
    #expect(game.json() == Array("{\"state\":99}".utf8))
    #expect(try Game(json: game.json()) == game)
  }

  @Test func enumsKnowTheirNumbersAndNames() {
    for state in Game.State.allKnown {
      #expect(Game.State(rawValue: state.rawValue) == state)
      #expect(state.protoName.flatMap(Game.State.init(protoName:)) == state)
    }
    #expect(Game.State(protoName: "loading") == nil)
    #expect(Game.State.notExisting == nil)
  }

  @Test func timesAreTruncatedToMicroseconds() throws {
    // create_time = {seconds: 1, nanos: 1999}
    let account = try Account(decoding: [0x2A, 5, 0x08, 1, 0x10, 0xCF, 0x0F])
    #expect(account.createTime == Moment(microseconds: 1_000_001))
  }
}

extension Game.State {
  fileprivate static var notExisting: Game.State? { Game.State(protoName: "STATE_DREAMING") }
}
