import Foundation
import Positions
import Testing
import TrackTesting

@testable import TrackJudge

/// The judge comes to the same bits on every machine: it counts in whole numbers, and asks no library whose answers depend on the processor.
@Suite struct JudgeBitsTests {
  /// Where a process that was started by these tests finds samples, and where it leaves its answers.
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_JUDGE_BITS"].map { URL(filePath: $0) }

  private static let sources = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(path: "../../Sources/Shared")

  // MARK: Numbers

  private static func numbers(_ samples: [TrackSample]) -> [Int64] {
    samples.flatMap { sample -> [Int64] in
      let (point, accuracy) = (sample.position?.point, sample.position?.accuracy)
      let place: [Int64] = [sample.time, point?.latitude ?? .min, point?.longitude ?? 0, accuracy ?? 0]
      let measures: [Int64] = [Int64(sample.stepCount ?? -1), Int64(sample.heartRate ?? -1), sample.isMock ? 1 : 0]
      return place + measures
    }
  }

  private static func samples(_ numbers: [Int64]) -> [TrackSample] {
    func measured(_ number: Int64) -> Int32? { number < 0 ? nil : Int32(clamping: number) }
    return stride(from: 0, to: numbers.count, by: 7).map { at -> TrackSample in
      let point = GridPoint(latitude: numbers[at + 1], longitude: numbers[at + 2])
      let position = point.flatMap { Sample(time: numbers[at], point: $0, accuracy: numbers[at + 3]) }
      return TrackSample(
        time: numbers[at], position: position, isMock: numbers[at + 6] == 1, stepCount: measured(numbers[at + 4]),
        heartRate: measured(numbers[at + 5]))
    }
  }

  /// All that a judge says of samples, as numbers.
  private static func answer(_ samples: [TrackSample], _ rules: JudgeRules) -> [Int64] {
    let track = HonestTracksTests.judged(samples, rules)
    let findings = track.findings.flatMap { finding in
      [
        Int64(finding.kind.rawValue), Int64(finding.severity.rawValue), finding.startTime, finding.endTime, finding.start.latitude,
        finding.end.longitude, finding.value, finding.limit, finding.weight,
      ]
    }
    let fixes = track.fixes.flatMap { [$0.time, $0.point.latitude, $0.point.longitude, $0.accuracy, $0.place.east, $0.place.north] }
    let pieces = track.pieces.flatMap { [Int64($0.kind.rawValue), $0.startTime, $0.endTime, $0.distance] }
    return fixes + track.smooth.flatMap { [$0.east, $0.north] } + track.legs.map { Int64($0.rawValue) } + track.path
      + track.isMotor.map { $0 ? 1 : 0 } + findings + pieces + TrackPrints.prints(of: track)
      + [TrackPrints.repetition(in: track) ?? -1, track.movingTime(from: .min, to: .max), track.ownDistance(from: .min, to: .max)]
  }

  private static func write(_ numbers: [[Int64]], to file: URL) throws {
    try Data(numbers.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n").utf8).write(to: file)
  }

  private static func read(_ file: URL) throws -> [[Int64]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ").compactMap { Int64($0) } }
  }

  // MARK: Tests

  /// Runs in a process of its own, which the next test starts.
  @Test(.enabled(if: JudgeBitsTests.folder != nil)) func anotherProcessJudges() throws {
    let folder = try #require(Self.folder)
    let tracks = try Self.read(folder.appending(path: "samples"))
    #expect(tracks.count == CorpusTests.kinds.count)
    let answers = zip(CorpusTests.kinds, tracks).map { Self.answer(Self.samples($1), $0.rules) }
    try Self.write(answers, to: folder.appending(path: "answers"))
  }

  /// Libraries choose fused and wide operations by what the processor says it has; the C library lets that be masked. The samples are made here: the
  /// generator does ask such libraries.
  @Test(
    .enabled(if: JudgeBitsTests.folder == nil), arguments: ["", "-AVX2,-FMA,-FMA4,-AVX512F,-AVX512VL", "-AVX,-AVX2,-FMA,-SSE4_1,-SSE4_2"])
  func anotherProcessorComesToTheSame(masked: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "judge-bits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tracks = CorpusTests.kinds.enumerated().map { index, kind in
      var maker = TrackMaker(seed: UInt64(index) * 7 + 3)
      return kind.make(&maker)
    }
    try Self.write(tracks.map(Self.numbers), to: folder.appending(path: "samples"))
    let child = Process()
    child.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    child.arguments = ["--testing-library", "swift-testing", "--filter", "JudgeBitsTests"]
    child.environment = ProcessInfo.processInfo.environment.merging(
      ["CAIRN_JUDGE_BITS": folder.path, "GLIBC_TUNABLES": masked.isEmpty ? "" : "glibc.cpu.hwcaps=\(masked)"]) { $1 }
    let output = Pipe()
    (child.standardOutput, child.standardError) = (output, output)
    try child.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    try #require(child.terminationStatus == 0, "\(said)")
    let answers = try Self.read(folder.appending(path: "answers"))
    #expect(answers.count == tracks.count)
    for ((kind, samples), answer) in zip(zip(CorpusTests.kinds, tracks), answers) {
      #expect(Self.answer(samples, kind.rules) == answer, "\(kind.name)")
    }
  }

  /// Nothing of the judge is a fraction. The only ones beneath it are degrees, which become whole numbers where a position comes in.
  @Test func theJudgeCountsInWholeNumbers() throws {
    for module in ["TrackJudge", "Positions"] {
      let files = try FileManager.default.contentsOfDirectory(at: Self.sources.appending(path: module), includingPropertiesForKeys: nil)
      #expect(files.count >= 5)
      for file in files where file.pathExtension == "swift" && file.lastPathComponent != "GridPoint.swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for word in ["Double", "Float", "CGFloat", "import Glibc", "import Foundation", "squareRoot()", ".rounded("] {
          #expect(!text.contains(word), "\(file.lastPathComponent): \(word)")
        }
      }
    }
  }
}
