/// What feeds one parser of bytes from outside, and the promises that it keeps. libFuzzer tries inputs for as long as it is told (`make fuzz`,
/// main.swift); each run of the tests tries those that were once found and some damaged ones (CorpusTests.swift).
struct Fuzzer: Sendable {
  /// As the folder of its inputs and its dictionary are called.
  let name: String
  /// Well-formed inputs to begin with.
  let seeds: [[UInt8]]
  /// Tries one input; a broken promise is told by `require`.
  let feed: @Sendable (UnsafeRawBufferPointer) -> Void

  init(_ name: String, seeds: [[UInt8]], _ feed: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.name = name
    self.seeds = seeds
    self.feed = feed
  }

  static let all: [Fuzzer] = [
    http2Server, http2Client, envelopes, envelopeBoundary, callHeaders, getQueries, binaryMessages, jsonMessages, tokens, forwardedHeaders,
    geoJSON,
  ]
}

/// Decisions and bytes taken from the front of an input. What is missing reads as zero.
struct Input {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func remainder() -> [UInt8] { bytes(rest.count) }

  mutating func text() -> String { String(decoding: remainder(), as: UTF8.self) }
}

/// splitmix64: many small decisions from one word of the input.
struct Decisions {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}

/// The input's bytes in pieces, as a network would deliver them.
func inPieces(_ bytes: [UInt8], _ size: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
  bytes.withUnsafeBytes { all in
    var start = 0
    while start < all.count {
      let end = min(all.count, start + max(1, size))
      body(UnsafeRawBufferPointer(rebasing: all[start..<end]))
      start = end
    }
  }
}
