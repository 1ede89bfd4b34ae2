@testable import RPC

private struct Reading: Equatable {
  var isBetweenMessages = true
  var hasMessage = false
  var code: RPCCode?
}

private func passed(_ bytes: [UInt8], pieces: Int) -> Reading {
  var boundary = EnvelopeBoundary()
  inPieces(bytes, pieces) { boundary.passed($0) }
  return Reading(isBetweenMessages: boundary.isBetweenMessages, hasMessage: boundary.hasMessage, code: boundary.code)
}

/// The same from all bytes at once: envelope after envelope.
private func read(_ bytes: [UInt8]) -> Reading {
  var reading = Reading(code: .unavailable)
  var rest = bytes[...]
  var last: ArraySlice<UInt8>?
  while let flags = rest.first {
    let isLast = flags & Envelope.endFlag != 0
    if !isLast { reading.hasMessage = true }
    last = nil
    guard rest.count >= Envelope.headBytes else {
      reading.isBetweenMessages = false
      break
    }
    let length = rest.dropFirst().prefix(4).reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(Envelope.headBytes)
    guard rest.count >= length else {
      reading.isBetweenMessages = false
      break
    }
    if isLast { last = rest.prefix(length) }
    rest = rest.dropFirst(length)
  }
  if let last { reading.code = code(of: last) }
  return reading
}

/// The code of an end-of-stream message as services of ours write it. Of no more than the longest code needs.
private func code(of last: ArraySlice<UInt8>) -> RPCCode? {
  let head = Array(#"{"error":{"code":""#.utf8)
  guard last.starts(with: head) else { return nil }
  let word = last.prefix(48).dropFirst(head.count).prefix { $0 != UInt8(ascii: "\"") }
  return RPCCode(rawValue: String(decoding: word, as: UTF8.self)) ?? .unknown
}

private func lastWord(_ json: String) -> [UInt8] { Envelope.wrap(Array(json.utf8), flags: Envelope.endFlag) }

extension Fuzzer {
  /// What the gateway understands of a stream of messages that it passes on unread: compared with a reading of the whole, done plainly.
  static let envelopeBoundary = Fuzzer(
    "EnvelopeBoundary",
    seeds: [
      [1] + Envelope.wrap(Array("hello".utf8)) + Envelope.wrap([]) + lastWord("{}"),
      [3] + Envelope.wrap([7, 7, 7], flags: Envelope.compressedFlag)
        + lastWord(#"{"error":{"code":"resource_exhausted","message":"too much"}}"#),
      [64] + lastWord(#"{"error":{"code":"unavailable"}}"#), [2] + lastWord(#"{"error":{"code":"never_heard_of"}}"#),
      [5] + Envelope.wrap([UInt8](repeating: 7, count: 300)) + [0, 0, 0, 16, 1],
      [9] + lastWord("{}") + lastWord(#"{"metadata":{"a":["b"]}}"#),
    ]
  ) { bytes in
    var input = Input(bytes)
    let pieces = Int(input.byte())
    let stream = input.remainder()
    let whole = passed(stream, pieces: .max)
    require(whole == passed(stream, pieces: pieces), "cuts do not matter")
    require(whole == read(stream), "a stream is followed as it is read")
  }
}
