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

  /// A file, and what is known of whoever was under way.
  struct Recording: Sendable, CustomTestStringConvertible {
    let name: String
    let isMotor: Bool
    var testDescription: String { name }
  }

  static let recordings = [
    Recording(name: "korita-zbevnica", isMotor: false), Recording(name: "cerknicko-jezero", isMotor: false),
    Recording(name: "around-visnjan-with-car", isMotor: true),
  ]

  private static func words(_ track: JudgedTrack) -> String {
    let weight = track.findings.filter { $0.severity == .sign }.reduce(0) { $0 + $1.weight }
    let isDoubtful = track.findings.contains { $0.severity == .doubt } || weight >= track.rules.holdWeight
    let answer = track.findings.contains { $0.severity == .certain } ? "rejected" : isDoubtful ? "held" : "passed"
    return answer + (track.findings.isEmpty ? "" : " (\(Set(track.findings.map { "\($0.kind)" }).sorted().joined(separator: ", ")))")
  }

  /// Tracks of a file, each by itself: those of which the file says when.
  private static func tracks(_ name: String) throws -> [[TrackJudge.TrackSample]] {
    let text = try String(contentsOf: try #require(folder).appending(path: "\(name).gpx"), encoding: .utf8)
    return try text.components(separatedBy: "<trk>").dropFirst().compactMap { (part: String) -> [TrackJudge.TrackSample]? in
      let track = "<gpx><trk>" + (part.components(separatedBy: "</trk>").first ?? "") + "</trk></gpx>"
      let times = track.components(separatedBy: "<time>").dropFirst().compactMap { word in
        TrackFilePoints.time(word.components(separatedBy: "</time>").first ?? "")
      }
      guard let last = times.max() else { return nil }
      var file = try TrackFile(at: Moment(milliseconds: last))
      try file.read(Array(track.utf8))
      try file.end()
      return try file.chunks.flatMap { try TrackPacking.unpack($0.samples) }
    }
  }

  @Test(.enabled(if: RecordingTests.folder != nil), arguments: recordings) func real(_ recording: Recording) throws {
    let tracks = try Self.tracks(recording.name)
    #expect(!tracks.isEmpty)
    for (index, samples) in tracks.enumerated() {
      for (way, rules) in [("run", JudgeRules.running), ("ride", JudgeRules.biking)] {
        var judge = Judge(rules)
        judge.take(samples)
        let track = judge.judged()
        let metres = (track.path.last ?? 0) / 1_000
        let name = "\(recording.name) \(index + 1)"
        print("judge: \(name) as a \(way): \(samples.count) samples, \(metres) m: \(Self.words(track))")
        if recording.isMotor, way == "run" { #expect(!Self.words(track).hasPrefix("passed"), "\(name)") }
      }
    }
  }
}
