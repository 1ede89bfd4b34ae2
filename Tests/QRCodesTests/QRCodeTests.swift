import QRCodes
import Testing

/// Sizes of QR codes, and patterns that each has. Their content is read by the tests of links, out of pictures.
@Suite struct QRCodeTests {
  private static func text(_ bytes: Int) -> String { String(repeating: "a", count: bytes) }

  /// Texts that just fit in a version at level L, and the first that does not (ISO/IEC 18004, table 7).
  @Test(arguments: [
    (1, 21), (17, 21), (18, 25), (32, 25), (33, 29), (53, 29), (54, 33), (78, 33), (79, 37), (106, 37), (107, 41), (134, 41), (2_953, 177),
  ])
  func `A code is as small as its text allows`(bytes: Int, size: Int) {
    #expect(QRCode(Self.text(bytes))?.size == size)
  }

  @Test func `Bytes are counted, not letters`() {
    #expect(QRCode(String(repeating: "å", count: 8))?.size == 21)
    #expect(QRCode(String(repeating: "å", count: 9))?.size == 25)
  }

  @Test(arguments: [0, QRCode.bytesMax + 1, 100_000]) func `A text that is empty or too long has no code`(bytes: Int) {
    #expect(QRCode(Self.text(bytes)) == nil)
  }

  @Test(arguments: [1, 54, 106, 2_953]) func `Each code has its three corners and the lines between them`(bytes: Int) throws {
    let code = try #require(QRCode(Self.text(bytes)))
    let last = code.size - 7
    for (top, left) in [(0, 0), (0, last), (last, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let ring = max(abs(row - 3), abs(column - 3))
          #expect(code.isDark(row: top + row, column: left + column) == (ring != 2), "row \(row), column \(column) of \(top), \(left)")
        }
      }
    }
    for index in 8..<(code.size - 8) {
      #expect(code.isDark(row: 6, column: index) == index.isMultiple(of: 2))
      #expect(code.isDark(row: index, column: 6) == index.isMultiple(of: 2))
    }
  }

  @Test func `Another text has another code, and the same text the same`() {
    #expect(QRCode("cairn://qwalk/walks/AB12CD") == QRCode("cairn://qwalk/walks/AB12CD"))
    #expect(QRCode("cairn://qwalk/walks/AB12CD") != QRCode("cairn://qwalk/walks/AB12CE"))
  }
}
