// RFC 7541: HPACK, as far as a peer can get it wrong.
import HTTP2
import Testing

extension Conformance {
  private static let block = hpack(plainRequest)
  /// "cairn" in Huffman's code (RFC 7541, appendix B): 27 bits, and five of the code that ends a string.
  private static let cairn: [UInt8] = [0x20, 0xcd, 0x65, 0x5f]

  private static func request(_ bytes: [UInt8]) -> [UInt8] {
    Frame(.headers, flags: 5, stream: 1, bytes).bytes
  }

  /// The field `x` with a value in Huffman's code.
  private static func coded(_ value: [UInt8], representation: UInt8 = 0) -> [UInt8] {
    [representation, 1, UInt8(ascii: "x"), 0x80 | UInt8(value.count)] + value
  }

  static let headerCompression: [ConformanceCase] =
    well
    + broken.map { title, bytes in
      ConformanceCase(title, request(bytes), expect: .connection(.compressionError))
    }

  private static let well: [ConformanceCase] = [
    ConformanceCase("§2.3.1 every field of the static table", request(block + [0x80 | 58]), expect: .answer),
    ConformanceCase("§6.1 indexed fields", request([0x82, 0x86, 0x84] + hpack([(":authority", "a")])), expect: .answer),
    ConformanceCase("§6.2.1 a new name, indexed", request(block + [0x40, 1, 0x78, 1, 0x79]), expect: .answer),
    ConformanceCase("§6.2.1 an indexed name, indexed", request(block + [0x40 | 58, 1, 0x79]), expect: .answer),
    ConformanceCase("§6.2.2 an indexed name, not indexed", request(block + [0x0f, 43, 1, 0x79]), expect: .answer),
    ConformanceCase("§6.2.3 never indexed", request(block + [0x10, 1, 0x78, 1, 0x79]), expect: .answer),
    ConformanceCase("§6.2.3 an indexed name, never indexed", request(block + [0x1f, 43, 1, 0x79]), expect: .answer),
    ConformanceCase("§5.2 Huffman's code", request(block + coded(cairn)), expect: .answer),
    ConformanceCase("§5.2 Huffman's code, indexed", request(block + coded(cairn, representation: 0x40)), expect: .answer),
    ConformanceCase(
      "§2.3.2 an entry of the dynamic table", request(block + [0x40, 1, 0x78, 1, 0x79, 0x80 | 62]),
      Frame(.headers, flags: 5, stream: 3, block + [0x80 | 62]).bytes, expect: .answers([1, 3])),
    ConformanceCase("§6.3 a new table size", request([0x20 | 31, 97] + block), expect: .answer),
    ConformanceCase("§4.2 two new table sizes", request([0x20, 0x20 | 31, 97] + block), expect: .answer),
    ConformanceCase("§4.2 the largest table size", request([0x20 | 31, 0xe1, 0x1f] + block), expect: .answer),
    ConformanceCase("§5.1 a number written longer than needed", request(block + [0x0f, 0xab, 0x80, 0x00, 1, 0x79]), expect: .answer),
  ]

  private static let broken: [(String, [UInt8])] = [
    ("§6.1 index 0", block + [0x80]),
    ("§2.3.3 an index beyond both tables", block + [0x80 | 70]),
    ("§2.3.3 the name of an index beyond both tables", block + [0x40 | 0x3f, 7, 1, 0x79]),
    ("§4.2 a new table size after a field", block + [0x21]),
    ("§4.2 a new table size between fields", [0x82, 0x21, 0x86, 0x84]),
    ("§6.3 a table size over SETTINGS_HEADER_TABLE_SIZE", [0x20 | 31, 0xe2, 0x1f] + block),
    ("§5.2 padding longer than seven bits", block + coded(cairn + [0xff])),
    ("§5.2 padding of zeros", block + coded([0x20, 0xcd, 0x60])),
    ("§5.2 the end of string within a string", block + coded([0xff, 0xff, 0xff, 0xfc, 0x9f])),
    ("§5.2 a string longer than the block", block + [0x00, 1, 0x78, 100, 0x79]),
    ("§5.1 a number without an end", block + [0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    ("§5.1 a block that ends within a number", block + [0x7f, 0x80]),
    ("§5.1 a length over 2^32", block + [0x00, 0x7f, 0xff, 0xff, 0xff, 0xff, 0x7f]),
  ]
}

@Suite struct HeaderCompressionTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.headerCompression)
  }
}
