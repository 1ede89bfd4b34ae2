@testable import RPC

private let messageBytesMax = 4_096

private func read(_ bytes: [UInt8], pieces: Int) -> (messages: [EnvelopeReader.Message], isRefused: Bool) {
  var reader = EnvelopeReader(messageBytesMax: messageBytesMax)
  var messages: [EnvelopeReader.Message] = []
  var isRefused = false
  inPieces(bytes, pieces) { piece in
    if isRefused { return }
    reader.append(piece)
    do { while let message = try reader.next() { messages.append(message) } } catch { isRefused = true }
  }
  return (messages, isRefused)
}

extension Fuzzer {
  /// Connect's envelopes and gzip: how a stream is cut must not matter, what comes out is bounded, what was packed comes out again.
  static let envelopes = Fuzzer(
    "Envelopes",
    seeds: [
      [3] + Envelope.wrap(Array("hello".utf8)) + Envelope.wrap([], flags: Envelope.endFlag),
      [1] + Envelope.wrap(Gzip.compress(Array("hello hello hello".utf8)), flags: Envelope.compressedFlag),
      [7] + Envelope.wrap([UInt8](repeating: 7, count: 300)) + [0, 0, 0, 16, 1],
    ]
  ) { bytes in
    var input = Input(bytes)
    let pieces = Int(input.byte())
    let stream = input.remainder()
    let whole = read(stream, pieces: .max)
    let cut = read(stream, pieces: pieces)
    require(whole.messages == cut.messages && whole.isRefused == cut.isRefused, "cuts do not matter")
    for message in whole.messages {
      require(message.bytes.count <= messageBytesMax, "a message is bounded")
      if let unpacked = try? Gzip.decompress(message.bytes, limit: messageBytesMax) {
        require(unpacked.count <= messageBytesMax, "what is unpacked is bounded")
        require((try? Gzip.decompress(Gzip.compress(unpacked), limit: messageBytesMax)) == unpacked, "packing loses nothing")
      }
    }
  }
}
