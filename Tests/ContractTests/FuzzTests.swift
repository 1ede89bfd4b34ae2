import CairnContract
import ProtocGenCairn
import Protobuf
import Testing

/// Messages with their bytes changed at random: read or refused, never a crash, and what was read survives being written.
@Suite struct FuzzTests {
  private static let roundsPerMessage = 300

  @Test(arguments: RoundTripTests.names)
  func changedBytesAreReadOrRefused(name: String) throws {
    let type = try #require(CairnMessages.named(name))
    let schema = try Contract.schema.get()
    for round in 0..<Self.roundsPerMessage {
      var samples = Samples(schema: schema, random: SplitMix64(seed: UInt64(round) &+ 1_000))
      let bytes = try samples.message(name)
      try check(type, binary: changed(bytes, by: &samples.random), seed: round)
      try check(type, json: changed(try type.init(decoding: bytes).json(), by: &samples.random), seed: round)
    }
  }

  private func changed(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      case 1 where index < bytes.count: bytes.remove(at: index)
      case 2 where index < bytes.count: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 8)], at: index)
      }
    }
    return bytes
  }

  /// Compared by bytes, because a number that is not one does not equal itself.
  private func check<M: Protobuf.Message>(_ type: M.Type, binary: [UInt8], seed: Int) throws {
    guard let message = try? M(decoding: binary) else { return }
    #expect(try M(decoding: message.encoded()).encoded() == message.encoded(), "seed \(seed)")
    _ = message.json()
    _ = message.description
  }

  private func check<M: Protobuf.Message>(_ type: M.Type, json: [UInt8], seed: Int) throws {
    guard let message = try? M(json: json) else { return }
    #expect(try M(json: message.json()) == message, "seed \(seed)")
    #expect(try M(decoding: message.encoded()).encoded() == message.encoded(), "seed \(seed)")
  }
}
