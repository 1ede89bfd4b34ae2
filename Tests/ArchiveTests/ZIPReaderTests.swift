import Testing
import Timekeeping

@testable import Archive

@Suite struct ZIPReaderTests {
  private func zip(_ files: [(name: String, text: String)]) throws -> [UInt8] {
    let zip = try ZIPWriter(time: Moment(milliseconds: 1_767_225_600_000))
    for (name, text) in files {
      try zip.beginFile(name)
      try zip.write(Array(text.utf8))
    }
    try zip.finish()
    return Array(zip.takeParts().joined())
  }

  private func content(_ reader: ZIPReader) throws -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let piece = try reader.read()
      if piece.isEmpty { return content }
      #expect(piece.count <= ZIPReader.pieceBytes)
      content += piece
    }
  }

  @Test func whatWasWrittenIsReadInPieces() throws {
    let text = (0..<60_000).map { "\($0)\n" }.joined()
    let reader = try ZIPReader(.bytes(zip([("a.txt", text), ("empty.txt", ""), ("../b/c.txt", "b")])))
    let first = try #require(try reader.next())
    #expect(first == ZIPReader.Entry(name: "a.txt", isFile: true, isEncrypted: false, byteCount: Int64(text.utf8.count)))
    #expect(try content(reader) == Array(text.utf8))
    #expect(try reader.next()?.name == "empty.txt")
    #expect(try content(reader).isEmpty)
    // A name is what stands there: where it leads is for the caller to see.
    #expect(try reader.next()?.name == "../b/c.txt")
    #expect(try reader.next() == nil)
  }

  @Test func whatIsPassedOverNeedNotBeRead() throws {
    let reader = try ZIPReader(.bytes(zip([("a.txt", "first"), ("b.txt", "second")])))
    _ = try reader.next()
    _ = try reader.next()
    #expect(try content(reader) == Array("second".utf8))
  }

  /// Whatever byte is wrong: an error, or what was written, and never anything else.
  @Test func whatIsTornIsAnError() throws {
    let good = try zip([("a.txt", String(repeating: "torn ", count: 100))])
    for count in 0..<good.count {
      #expect(throws: ZIPReader.Failure.self, "the first \(count) bytes") {
        let reader = try ZIPReader(.bytes(Array(good.prefix(count))))
        while try reader.next() != nil { _ = try content(reader) }
      }
    }
    for index in good.indices {
      var bad = good
      bad[index] ^= 0x10
      do {
        let reader = try ZIPReader(.bytes(bad))
        while let entry = try reader.next(), entry.isFile, !entry.isEncrypted {
          let read = try content(reader)
          #expect(read == Array(String(repeating: "torn ", count: 100).utf8) || read.isEmpty, "byte \(index)")
        }
      } catch {}
    }
  }

  @Test func whatIsNoFileIsAnError() {
    #expect(throws: ZIPReader.Failure.self) { try ZIPReader(.path("/nowhere/x.zip")).next() }
    #expect(throws: ZIPReader.Failure.self) { try ZIPReader(.path("/tmp")).next() }
  }
}
