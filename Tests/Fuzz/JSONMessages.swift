import CairnContract
import Protobuf

private func check<M: Protobuf.Message>(_ type: M.Type, _ bytes: [UInt8]) {
  guard let message = try? M(json: bytes) else { return }
  let json = message.json()
  guard let again = try? M(json: json) else { return require(false, "what was written can be read, \(M.protoName)") }
  require(again.json() == json, "one message has one text, \(M.protoName)")
  require((try? M(decoding: message.encoded()))?.encoded() == message.encoded(), "JSON and binary say the same, \(M.protoName)")
}

extension Fuzzer {
  /// Every message of the contract in proto3's JSON mapping.
  /// The number of a message, and the empty message in JSON as a beginning; names of fields are in the dictionary.
  static let jsonMessages = Fuzzer(
    "JSONMessages",
    seeds: CairnMessages.all.indices.map { [UInt8($0 >> 8), UInt8($0 & 255)] + Array(#"{"id":"a","count":1,"list":[{}],"x":null}"#.utf8) }
  ) { bytes in
    var input = Input(bytes)
    let number = Int(input.byte()) << 8 | Int(input.byte())
    let type: any Protobuf.Message.Type = CairnMessages.all[number % CairnMessages.all.count]
    check(type, input.remainder())
  }
}
