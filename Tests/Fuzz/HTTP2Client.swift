import HTTP2

private let head: [UInt8] = [1, 200, 3, 0, 0, 0, 0, 0, 0, 0, 7]

extension Fuzzer {
  /// A client's session with requests under way, fed with what a hostile or broken server might answer.
  static let http2Client = Fuzzer(
    "HTTP2Client",
    seeds: [
      head + described(4) + described(1, flags: 5, stream: 1),
      head + described(4) + described(1, flags: 4, stream: 3) + described(0, flags: 1, stream: 3, Array("hello".utf8)),
      head + described(4, [0, 3, 0, 0, 0, 1]) + described(3, stream: 1, [0, 0, 0, 7]) + described(7, [0, 0, 0, 1, 0, 0, 0, 0]),
      head + described(4) + described(1, flags: 4, stream: 1, hpack([(":status", "100")])) + described(1, flags: 4, stream: 1)
        + described(1, flags: 5, stream: 1, hpack([("grpc-status", "0")])),
      head + described(5, flags: 4, stream: 1, [0, 0, 0, 2] + plainRequest) + described(8, stream: 1, [127, 255, 255, 255]),
      [0, 50, 2, 1, 2, 3, 4, 5, 6, 7, 8] + frame(4) + frame(1, flags: 5, stream: 1, plainAnswer),
    ]
  ) { bytes in
    var input = Input(bytes)
    let isDescribed = input.byte() & 1 == 1
    let pieces = Int(input.byte())
    let requests = Int(input.byte() % 6)
    let client = SessionUnderTest(.client, .upstreamClient, seed: input.word())
    for number in 0..<requests { client.request("/\(number)", number % 2 == 0 ? .complete([1, 2, 3]) : .streaming) }
    client.live(through: isDescribed ? frames(&input, head: plainAnswer) : input.remainder(), pieces: pieces)
  }
}
