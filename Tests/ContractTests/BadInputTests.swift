import CairnProto
import WhereAmIProto
import CairnContract
import ProtocGenCairn
import Protobuf
import Testing

/// What somebody may send instead of a message: each gets its error, at once, and the process lives.
@Suite struct BadInputTests {
  private func field(_ number: Int, _ wireType: Int, _ payload: [UInt8]) -> [UInt8] {
    let tag = number << 3 | wireType
    // From field 16 on a tag has two bytes.
    return (tag < 0x80 ? [UInt8(tag)] : [UInt8(tag & 0x7F | 0x80), UInt8(tag >> 7)]) + payload
  }

  @Test(arguments: RoundTripTests.names)
  func everyPrefixOfEveryMessageIsAnsweredAtOnce(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    var samples = Samples(schema: try Contract.schema.get(), random: SplitMix64(seed: 3), isFull: true)
    let bytes = try samples.message(name)
    // Large messages: every prefix near the ends, then in steps.
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 400)) {
      _ = try? type.init(decoding: Array(bytes[..<count]))
    }
    let json = try type.init(decoding: bytes).json()
    for count in stride(from: 0, to: json.count, by: max(1, json.count / 400)) {
      #expect(throws: DecodingError.self) { try type.init(json: Array(json[..<count])) }
    }
  }

  @Test(arguments: RoundTripTests.names)
  func invalidUTF8IsRefusedInEveryString(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    let message = try #require(try Contract.schema.get().message(name))
    for string in message.fields where string.type == .string {
      for bad: [UInt8] in [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
        let bytes = field(Int(string.number), 2, [UInt8(bad.count)] + bad)
        let expected = "\(name.split(separator: ".").drop { $0.first?.isLowercase == true }.joined(separator: ".")).\(string.name)"
        #expect(throws: DecodingError.invalidUTF8(field: expected)) { try type.init(decoding: bytes) }
        let json =
          Array("{\"\(string.name)\":\(string.isRepeated ? "[" : "")\"".utf8) + bad + Array("\"\(string.isRepeated ? "]" : "")}".utf8)
        #expect(throws: DecodingError.invalidUTF8(field: "")) { try type.init(json: json) }
      }
    }
  }

  @Test func aMegabyteOfEmptySubmessagesIsOverBudget() {
    let bytes = Array(repeating: field(10, 2, [0]), count: 500_000).flatMap { $0 }
    #expect(throws: DecodingError.budgetExceeded) { try Game(decoding: bytes) }
    let json = Array("{\"rounds\":[".utf8) + Array(repeating: Array("{},".utf8), count: 350_000).flatMap { $0 } + Array("{}]}".utf8)
    #expect(throws: DecodingError.budgetExceeded) { try Game(json: json) }
  }

  @Test func manyTinyUnknownFieldsAreOverBudget() {
    let bytes = Array(repeating: [0xF8, 0x07, 0x00] as [UInt8], count: 300_000).flatMap { $0 }
    #expect(throws: DecodingError.budgetExceeded) { try Game(decoding: bytes) }
  }

  @Test func anHonestPageOfListsIsWithinBudget() throws {
    let response = ListMapsResponse(
      maps: (0..<500).map { Map(mapID: "m\($0)", displayName: "A map", southWest: LatLng(), attributions: ["x"]) })
    #expect(try ListMapsResponse(decoding: response.encoded()) == response)
    #expect(try ListMapsResponse(json: response.json()) == response)
    let request = DrawLocationsRequest(excludedLocationIDs: (0..<1_000).map { "\($0)" })
    #expect(try DrawLocationsRequest(decoding: request.encoded()) == request)
    #expect(try DrawLocationsRequest(json: request.json()) == request)
  }

  @Test func deepNestingIsHarmless() throws {
    // Field 10 within field 10 within …; protobuf-c follows only as deep as the contract goes.
    var bytes: [UInt8] = []
    for _ in 0..<10_000 {
      var count = bytes.count
      var length: [UInt8] = []
      repeat {
        length.append(UInt8(count & 0x7F) | (count > 0x7F ? 0x80 : 0))
        count >>= 7
      } while count > 0
      bytes = field(10, 2, length + bytes)
    }
    _ = try? Game(decoding: bytes)
    for (open, close) in [("{\"rounds\":[", "]}"), ("[", "]"), ("{\"x\":", "}")] {
      let json = "{\"x\":" + String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000) + "}"
      #expect(throws: DecodingError.nestingTooDeep) { try Game(json: Array(json.utf8)) }
    }
  }

  @Test(
    arguments: [
      // game_id as varint, version as string, map_diagonal_m as varint, rounds as fixed64, state as fixed32
      [0x08, 1], [0x2A, 1, 65], [0x80, 0x01, 1], [0x51, 0, 0, 0, 0, 0, 0, 0, 0], [0x1D, 0, 0, 0, 0],
    ] as [[UInt8]])
  func wrongWireTypesAreRefused(bytes: [UInt8]) {
    #expect(throws: DecodingError.malformed(field: "", reason: "not a protobuf message of this type")) { try Game(decoding: bytes) }
  }

  @Test(
    arguments: [
      [0x0A], [0x0A, 5, 1], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
      [0x0A, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], [0x28, 0x80], [0x81], [0x0B], [0x0C], [0x0F], [0x28],
    ] as [[UInt8]])
  func brokenFramingIsRefused(bytes: [UInt8]) {
    #expect(throws: DecodingError.self) { try Game(decoding: bytes) }
  }

  @Test func unknownFieldsAreDropped() throws {
    let known = Game(gameID: "a", version: 5)
    let bytes = known.encoded() + [0xF8, 0x07, 0x01, 0xFA, 0x07, 0x02, 1, 2, 0xFD, 0x07, 0, 0, 0, 0, 0xF9, 0x07, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(try Game(decoding: bytes) == known)
  }

  @Test func timesOutOfRangeAreRefused() {
    // create_time with nanos = -1, with nanos = 10^9, with seconds = Int64.max
    for payload: [UInt8] in [
      [0x10, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], [0x10, 0x80, 0x94, 0xEB, 0xDC, 0x03],
      [0x08, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    ] {
      #expect(throws: DecodingError.self) { try Game(decoding: field(12, 2, [UInt8(payload.count)] + payload)) }
    }
  }

  @Test func notANumberTravelsInBinaryAndIsRefusedByTheCheckOfPlaces() throws {
    let place = try LatLng(decoding: LatLng(latitudeDegrees: .nan, longitudeDegrees: .infinity).encoded())
    #expect(place.latitudeDegrees.isNaN)
    #expect(throws: Coordinates.Refusal.notFinite(field: "latitude_degrees")) {
      try Coordinates.check(latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)
    }
  }
}
