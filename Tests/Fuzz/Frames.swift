// HTTP/2 frames for fuzzers (RFC 9113 §4, §6): a random length field is hardly ever right, so most inputs say what each frame is and
// the head is written here.

let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

func frame(_ kind: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) -> [UInt8] {
  var bytes = Array(bigEndian(UInt32(payload.count)).dropFirst())
  bytes += [kind, flags]
  bytes += bigEndian(stream)
  return bytes + payload
}

/// Literal fields without indexing (RFC 7541 §6.2.2), below 127 bytes each.
func hpack(_ fields: [(String, String)]) -> [UInt8] {
  var block: [UInt8] = []
  for (name, value) in fields {
    block += [0, UInt8(name.utf8.count)]
    block += name.utf8
    block.append(UInt8(value.utf8.count))
    block += value.utf8
  }
  return block
}

private func bigEndian(_ word: UInt32) -> [UInt8] { withUnsafeBytes(of: word.bigEndian) { Array($0) } }

let plainRequest = hpack([(":method", "POST"), (":scheme", "http"), (":path", "/a.B/C"), (":authority", "cairn.test")])
let plainAnswer = hpack([(":status", "200"), ("content-type", "application/proto")])

/// Frames as an input describes them: kind, flags, stream, length, payload; HEADERS without a payload get `head`.
func frames(_ input: inout Input, head: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = []
  while !input.isEmpty {
    let kind = input.byte()
    let flags = input.byte()
    let stream = UInt32(input.byte() & 31)
    var payload = input.bytes(Int(input.byte()))
    if kind % 11 == 1, payload.isEmpty { payload = head }
    bytes += frame(kind % 11, flags: flags, stream: stream, payload)
  }
  return bytes
}

/// A description that `frames` reads back.
func described(_ kind: UInt8, flags: UInt8 = 0, stream: UInt8 = 0, _ payload: [UInt8] = []) -> [UInt8] {
  [kind, flags, stream, UInt8(payload.count)] + payload
}
