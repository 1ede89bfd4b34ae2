import HTTP2

// Raw or described, size of pieces, eight bytes of decisions; then the frames.
private let head: [UInt8] = [1, 200, 0, 0, 0, 0, 0, 0, 0, 7]
private let settings = described(4)
private let request = described(1, flags: 5, stream: 1)
private let upload = described(1, flags: 4, stream: 3) + described(0, flags: 1, stream: 3, Array("hello".utf8))

extension Fuzzer {
  /// A server's session fed with frames, or with raw bytes: HPACK, floods, the order of frames, and an owner that answers at any moment.
  static let http2Server = Fuzzer(
    "HTTP2Server",
    seeds: [
      head + settings + request,
      head + settings + upload + described(6, [0, 0, 0, 0, 0, 0, 0, 1]),
      head + settings + described(1, stream: 5, plainRequest) + described(9, flags: 4, stream: 5, hpack([("x", "y")])),
      head + settings + described(1, flags: 4, stream: 7) + described(3, stream: 7, [0, 0, 0, 8]) + described(8, [0, 0, 16, 0]),
      head + settings + described(1, flags: 0x2d, stream: 9, [0, 0, 0, 0, 0, 16] + plainRequest) + described(7, [0, 0, 0, 9, 0, 0, 0, 0]),
      head + described(4, [0, 4, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]) + request + described(2, stream: 1, [0, 0, 0, 3, 7]),
      [0, 50, 1, 2, 3, 4, 5, 6, 7, 8] + preface + frame(4) + frame(1, flags: 5, stream: 1, plainRequest),
    ]
  ) { bytes in
    var input = Input(bytes)
    let isDescribed = input.byte() & 1 == 1
    let pieces = Int(input.byte())
    let server = SessionUnderTest(.server, .publicServer, seed: input.word())
    server.live(through: isDescribed ? preface + frames(&input, head: plainRequest) : input.remainder(), pieces: pieces)
  }
}
