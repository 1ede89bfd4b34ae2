import Foundation
import Positions
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// Answers of the judge to recordings that real receivers have made. They are others' files, which `make judge` fetches and no commit has: without them
/// there is nothing to look at.
@Suite struct RecordingTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_JUDGE_RECORDINGS"].map { URL(filePath: $0) }

  /// Movement of whoever was under way, as far as it is known. No file tells it: who goes a metre a second for hours is on foot, and one file is called
  /// after a car.
  enum Truth: Sendable { case foot, motor, unknown }

  /// A track of a file.
  struct Recording: Sendable {
    let file: String
    /// Place among the tracks of the file, from 1 on.
    let track: Int
    let truth: Truth
    /// As a reader of the table is told.
    let words: String

    var name: String { "\(file) \(track)" }
  }

  /// All tracks of the files with a time at each position and twenty positions at least.
  static let recordings = [
    Recording(file: "korita-zbevnica", track: 3, truth: .foot, words: "a walk uphill, with rests"),
    Recording(file: "korita-zbevnica", track: 4, truth: .foot, words: "a walk on a mountain, half an hour of rest in it"),
    Recording(file: "cerknicko-jezero", track: 2, truth: .foot, words: "a walk by a lake, with rests"),
    Recording(file: "cerknicko-jezero", track: 3, truth: .unknown, words: "30 km/h on a road, nobody says by what"),
    Recording(
      file: "cerknicko-jezero", track: 5, truth: .unknown, words: "up to 40 km/h, with a jump of 184 m in 2 s, nobody says by what"),
    Recording(file: "cerknicko-jezero", track: 8, truth: .foot, words: "a stroll about one place"),
    Recording(file: "around-visnjan-with-car", track: 1, truth: .motor, words: "a car in a village, up to 94 km/h for half a minute"),
  ]

  /// Samples of a track, read as the file that a person sends.
  private static func samples(of recording: Recording) throws -> [TrackJudge.TrackSample] {
    let text = try String(contentsOf: try #require(folder).appending(path: "\(recording.file).gpx"), encoding: .utf8)
    let parts = text.components(separatedBy: "<trk>")
    try #require(recording.track < parts.count, "\(recording.name) is not there")
    let track = "<gpx><trk>" + (parts[recording.track].components(separatedBy: "</trk>").first ?? "") + "</trk></gpx>"
    let times = track.components(separatedBy: "<time>").dropFirst().compactMap { word in
      TrackFilePoints.time(word.components(separatedBy: "</time>").first ?? "")
    }
    var file = try TrackFile(at: Moment(milliseconds: try #require(times.max(), "\(recording.name) has no times")))
    try file.read(Array(track.utf8))
    try file.end()
    return try file.chunks.flatMap { try TrackPacking.unpack($0.samples) }
  }

  private enum Answer { case passed, held, rejected }

  /// Answer of the judge alone to a track, as in the corpus, and what it has seen.
  private static func answer(_ track: JudgedTrack) -> (answer: Answer, reasons: String) {
    let weight = track.findings.filter { $0.severity == .sign }.reduce(0) { $0 + $1.weight }
    let isCopy = (TrackPrints.repetition(in: track) ?? 0) >= TrackPrints.shareMin
    let isDoubtful = track.findings.contains { $0.severity == .doubt } || weight >= track.rules.holdWeight || isCopy
    let answer: Answer = track.findings.contains { $0.severity == .certain } ? .rejected : isDoubtful ? .held : .passed
    let kinds = Set(track.findings.map { "\($0.kind)" }).sorted() + (isCopy ? ["repetition"] : [])
    return (answer, kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))")
  }

  /// One test for all of them, so that their lines are one table.
  @Test(.enabled(if: RecordingTests.folder != nil)) func realOnes() throws {
    print("recording: | recording | what it is | positions | way | as a run | as a ride |\nrecording: |---|---|---|---|---|---|")
    for recording in Self.recordings {
      let samples = try Self.samples(of: recording)
      let (run, ride) = (Self.judged(samples, .running), Self.judged(samples, .biking))
      let (onFoot, byBicycle) = (Self.answer(run), Self.answer(ride))
      let metres = (run.path.last ?? 0) / 1_000
      let answers = [onFoot, byBicycle].map { "\($0.answer)\($0.reasons)" }.joined(separator: " | ")
      print("recording: | \(recording.name) | \(recording.words) | \(samples.count) | \(metres) m | \(answers) |")
      switch recording.truth {
      // Nothing that somebody has walked is refused, whatever it is said to be.
      case .foot: #expect(onFoot.answer != .rejected && byBicycle.answer != .rejected, "\(recording.name): \(answers)")
      case .motor: #expect(onFoot.answer != .passed, "\(recording.name): \(answers)")
      case .unknown: break
      }
    }
    // All of it before what is said of the next test, so that no line is broken in two.
    fflush(nil)
  }

  private static func judged(_ samples: [TrackJudge.TrackSample], _ rules: JudgeRules) -> JudgedTrack {
    var judge = Judge(rules)
    judge.take(samples)
    return judge.judged()
  }
}
