import Archive
import Testing
import Timekeeping

@testable import GeoService

@Suite struct ZippedTableTests {
  private static func zip(_ files: [(name: String, text: [UInt8])]) throws -> [UInt8] {
    let zip = try ZIPWriter(time: Moment(milliseconds: 1_767_225_600_000))
    for (name, text) in files {
      try zip.beginFile(name)
      try zip.write(text)
    }
    try zip.finish()
    return Array(zip.takeParts().joined())
  }

  private static let table = Array((0..<20_000).map { "\($0)\t\($0 * 7)\n" }.joined().utf8)

  /// What is said about a file; nil when it was read.
  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(ImportError) {
      try DataFile(name: "x.zip", stored: bytes).forEachLine { _, _ in }
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [[], ["readme.txt"], ["iso-languagecodes.txt", "readme.txt"]])
  func theOneTableIsRead(beside companions: [String]) throws {
    let bytes = try Self.zip(companions.map { ($0, Array("A text.\n".utf8)) } + [("cities5000.txt", Self.table)])
    #expect(try DataFile(name: "x.zip", stored: bytes).content() == Self.table)
    var numbers: [Int] = []
    try DataFile(name: "x.zip", stored: bytes).forEachLine { number, _ in numbers.append(number) }
    #expect(numbers == Array(1...20_000))
  }

  @Test func whatIsNotOneTableIsRefused() throws {
    let line = Array("1\t2\n".utf8)
    #expect(refusal(try Self.zip([])) != nil)
    #expect(refusal(try Self.zip([("readme.txt", line)])) == "x.zip: a ZIP without a table in it")
    #expect(
      refusal(try Self.zip([("a.txt", line), ("b.txt", line)])) == "x.zip: a ZIP with several files in it, where one table is wanted")
    #expect(
      refusal(try Self.zip([("a.txt", line), ("a.txt", line)])) == "x.zip: a ZIP with several files in it, where one table is wanted")
    for name in ["../a.txt", "folder/a.txt", "/etc/a.txt", #"..\a.txt"#, "folder/"] {
      let refused = try #require(refusal(try Self.zip([(name, line)])))
      #expect(refused.hasPrefix("x.zip: a ZIP in which \"") && refused.hasSuffix("\" is no plain file"), "\(refused)")
    }
  }

  @Test func whatIsEncryptedIsRefused() throws {
    var bytes = try Self.zip([("a.txt", Array("1\t2\n".utf8))])
    // The flag stands in the header of the file and in the directory (APPNOTE 4.3.7, 4.3.12).
    let directory = try #require((0..<bytes.count - 4).first { Array(bytes[$0..<$0 + 4]) == [0x50, 0x4B, 0x01, 0x02] })
    bytes[6] |= 1
    bytes[directory + 8] |= 1
    #expect(refusal(bytes) == "x.zip: a ZIP in which \"a.txt\" is encrypted")
  }

  @Test func whatIsTornIsRefused() throws {
    let good = try Self.zip([("a.txt", Self.table)])
    #expect(refusal(good) == nil)
    #expect(refusal(Array(good.dropLast(100)))?.hasPrefix("x.zip: not a ZIP, or not all of it") == true)
    #expect(refusal(Self.table)?.hasPrefix("x.zip: not a ZIP, or not all of it") == true)
    #expect(refusal([])?.hasPrefix("x.zip: not a ZIP, or not all of it") == true)
    var damaged = good
    damaged[good.count / 2] ^= 0xFF
    #expect(refusal(damaged)?.hasPrefix("x.zip: not a ZIP, or not all of it") == true)
  }

  @Test func aBombIsRefusedBeforeItIsUnpacked() throws {
    let bomb = try Self.zip([("a.txt", [UInt8](repeating: 0x0A, count: 8 * 1_048_576))])
    let bytesMax = bomb.count * ZippedTable.growthMax + ZippedTable.growthFree
    #expect(bomb.count < 20_000 && bytesMax < 8 * 1_048_576)
    #expect(refusal(bomb) == "x.zip: unpacks to more than \(bytesMax) bytes, which no table of GeoNames does")
    // A small table may be as much alike as it wants.
    #expect(refusal(try Self.zip([("a.txt", [UInt8](repeating: 0x0A, count: 1_048_576))])) == nil)
  }
}
