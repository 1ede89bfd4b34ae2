import Foundation
import Testing
import Timekeeping

@testable import Archive

@Suite struct ZIPWriterTests {
  private let time = Moment(milliseconds: 1_767_225_600_000)

  /// Takes the parts and lets a program that is not ours look at them.
  private func python(_ parts: [[UInt8]], _ script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-zip-\(UUID()).zip")
    try Data(parts.joined()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None\n" + script, file.path(),
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func whatIsWrittenInPiecesIsReadByOthers() throws {
    let zip = try ZIPWriter(time: time)
    try zip.beginFile("auth/accounts.json")
    try zip.write(Array("[1,".utf8))
    try zip.write(Array("2]".utf8))
    try zip.beginFile("game/empty.json")
    try zip.finish()
    let parts = zip.takeParts()
    let listing = try python(parts, "for i in z.infolist(): print(i.filename, i.file_size, z.read(i).decode())")
    #expect(listing == "auth/accounts.json 5 [1,2]\ngame/empty.json 0 \n")
  }

  @Test func partsCanBeTakenOnTheWayAndAreWhole() throws {
    let zip = try ZIPWriter(time: time)
    var parts: [[UInt8]] = []
    var most = 0
    var state: UInt32 = 7
    try zip.beginFile("noise.bin")
    // Noise, which does not get smaller.
    for _ in 0..<40 {
      let piece = (0..<65_536).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
      }
      try zip.write(piece)
      let taken = zip.takeParts()
      most = max(most, taken.count)
      parts += taken
    }
    try zip.finish()
    parts += zip.takeParts()
    #expect(parts.dropLast().allSatisfy { $0.count == ZIPWriter.partBytes })
    #expect(parts.last.map { (1...ZIPWriter.partBytes).contains($0.count) } == true)
    // Never more in memory than came in.
    #expect(most <= 2)
    #expect(try python(parts, "print(z.getinfo('noise.bin').file_size)") == "\(40 * 65_536)\n")
  }
}
