import Foundation
import Glibc
import Testing

@testable import MediaWorker

@Suite struct ProcessorTimeTests {
  private static let program = URL(filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
    .deletingLastPathComponent().appending(path: "cairn-media")

  /// By SIGXCPU, which nobody else sends; at the higher of the two limits it would be SIGKILL.
  @Test func aFileThatNeedsTooMuchOfTheProcessorIsToldFromOneThatSomebodyHasEnded() throws {
    var video = MP4()
    video.gap = [UInt8](repeating: 1, count: 1 << 20)
    // A file and no pipe, whose other end a process that is started meanwhile could inherit: then it would never end.
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-video-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(video.bytes).write(to: file)
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["video", "10000000", "60000"]
    let output = Pipe()
    (process.standardInput, process.standardOutput) = (try FileHandle(forReadingFrom: file), output)
    try process.run()
    // It answers, so it has limited itself; it waits for us to take the rest.
    #expect(try output.fileHandleForReading.read(upToCount: 1)?.count == 1)
    let limits = try String(contentsOf: URL(filePath: "/proc/\(process.processIdentifier)/limits"), encoding: .utf8)
    // Not SIGTERM, which it has inherited as blocked where a test of this process waits for signals.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let line = limits.split(separator: "\n").first { $0.hasPrefix("Max cpu time") } ?? ""
    let most = MediaWorkerProcess.cpuSecondsMax
    #expect(line.split(separator: " ").dropFirst(3).map(String.init) == ["\(most)", "\(most + 1)", "seconds"])
  }
}
