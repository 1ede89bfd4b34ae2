import CairnContract
import Protobuf

/// Compared by bytes, because a number that is not one does not equal itself.
private func check<M: Protobuf.Message>(_ type: M.Type, _ bytes: [UInt8]) {
  guard let message = try? M(decoding: bytes) else { return }
  let encoded = message.encoded()
  guard let again = try? M(decoding: encoded) else { return require(false, "what was written can be read, \(M.protoName)") }
  require(again.encoded() == encoded, "one message has one encoding, \(M.protoName)")
  _ = message.json()
  _ = message.description
}

extension Fuzzer {
  /// Every message of the contract in the binary encoding: read or refused, and what was read survives both encodings.
  static let binaryMessages = Fuzzer(
    "BinaryMessages",
    seeds: CairnMessages.all.indices.map { [UInt8($0 >> 8), UInt8($0 & 255), 0x0a, 3, 1, 2, 3, 0x10, 1, 0x1a, 2, 0x08, 1, 0x22, 1, 0x61] }
  ) { bytes in
    var input = Input(bytes)
    let number = Int(input.byte()) << 8 | Int(input.byte())
    let type: any Protobuf.Message.Type = CairnMessages.all[number % CairnMessages.all.count]
    check(type, input.remainder())
  }
}
