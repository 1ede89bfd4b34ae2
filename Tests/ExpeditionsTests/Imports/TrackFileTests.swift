import Positions
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// What becomes of files that strangers send.
@Suite struct TrackFileTests {
  private static let now = Moment(milliseconds: 1_780_000_600_000)
  private static let head = "<?xml version=\"1.0\"?><gpx version=\"1.1\" creator=\"Watch\" xmlns=\"http://www.topografix.com/GPX/1/1\">"

  private static func samples(_ text: String, pieces size: Int = 7) throws -> [TrackSample] {
    var file = try TrackFile(at: now)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) { try file.read(Array(bytes[start..<min(start + size, bytes.count)])) }
    try file.end()
    #expect(file.sampleCount == file.chunks.map(\.count).reduce(0, +))
    return try file.chunks.flatMap { try TrackPacking.unpack($0.samples) }
  }

  private static func flaw(_ text: String) -> TrackFile.Flaw? {
    do {
      _ = try samples(text, pieces: 4_096)
      return nil
    } catch { return error as? TrackFile.Flaw }
  }

  private static func point(_ latitude: String = "60.17", time: String = "2026-05-28T20:26:40Z") -> String {
    "<trkpt lat=\"\(latitude)\" lon=\"24.94\"><ele>4</ele><time>\(time)</time></trkpt>"
  }

  private static func file(_ points: String) -> String { head + "<trk><trkseg>\(points)</trkseg></trk></gpx>" }

  @Test func aWatchsFileIsRead() throws {
    let samples = try Self.samples(
      Self.head + """
        <metadata><time>2020-01-01T00:00:00Z</time></metadata>
        <wpt lat="1" lon="1"><name>Home</name></wpt>
        <rte><rtept lat="2" lon="2"></rtept></rte>
        <trk><name>Run</name><trkseg>
        <trkpt lat="60.1700001" lon="24.9400000"><ele>4.2</ele><time>2026-05-28T20:26:40Z</time><hdop>1.4</hdop>
          <extensions><gpxtpx:TrackPointExtension xmlns:gpxtpx="x"><gpxtpx:hr>141</gpxtpx:hr><gpxtpx:cad>0</gpxtpx:cad>
          </gpxtpx:TrackPointExtension></extensions></trkpt>
        <trkpt lat=" 60.1700002 " lon="+24.94"><time> 2026-05-28T23:26:41.2509+03:00 </time></trkpt>
        </trkseg><trkseg/></trk>
        <trk><trkseg><trkpt lat="-0.0000005" lon="-180"><time>2026-05-28T20:26:50</time></trkpt>
        <trkpt lat="100" lon="0"><time>2026-05-28T20:26:51Z</time></trkpt></trkseg></trk></gpx>
        """)
    #expect(samples.count == 5)
    #expect(samples[0].time == 1_780_000_000_000 && samples[0].position?.accuracy == 7_000 && samples[0].heartRate == 141)
    #expect(samples[0].position?.point.latitude == 601_700_001 && samples[0].stepCount == nil)
    #expect(samples[1].time == 1_780_000_001_250 && samples[1].position?.accuracy == 10_000 && samples[1].heartRate == nil)
    #expect(samples[1].position?.point.latitude == 601_700_002)
    // Between two segments nobody recorded.
    #expect(samples[2].position == nil && samples[2].time == samples[1].time)
    #expect(samples[3].position?.point.latitude == -5 && samples[3].time == 1_780_000_010_000)
    #expect(samples[4].position == nil && samples[4].time == 1_780_000_011_000)
  }

  @Test func theFileThatIsWrittenIsTheFileThatIsRead() throws {
    var samples = ChallengeKinds.track(.freeRide).map(TrackFileTests.asFile)
    samples.insert(TrackSample(time: samples[100].time, position: nil), at: 101)
    samples[7].heartRate = 150
    let text = TrackGPX.head(from: Self.now) + TrackGPX.points(samples) + TrackGPX.tail
    #expect(try Self.samples(text, pieces: 1_000) == samples)
  }

  /// A sample as a file has it: where and when, and how fast the heart beats.
  static func asFile(_ sample: TrackSample) -> TrackSample {
    let position = sample.position.flatMap { Sample(time: $0.time, point: $0.point, accuracy: TrackFilePoints.accuracyUsual) }
    return TrackSample(time: sample.time, position: position, heartRate: sample.heartRate)
  }

  static let flaws: [(String, TrackFile.Refusal)] = [
    ("", .malformed), ("%PDF-1.4", .malformed), ("<kml></kml>", .malformed), (head, .malformed), (file(point()) + "<gpx/>", .malformed),
    ("<!DOCTYPE gpx [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><gpx>&b;</gpx>", .malformed),
    ("<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\"><gpx/>", .malformed),
    (head + String(repeating: "<a>", count: 40), .malformed),
    (file(point("x")), .malformed), (file(point("nan")), .malformed), (file(point("0x3C")), .malformed), (file(point("91")), .malformed),
    (file(point("")), .malformed), (file(point("1e300")), .malformed), (file(point(String(repeating: "1", count: 100))), .malformed),
    (file(point(time: "yesterday")), .malformed), (file(point(time: "2026-05-28T25:26:40Z")), .malformed),
    (file(point(time: "2026-05-28T20:26:40+99:00")), .malformed),
    (file(point(time: "2026-05-28T20:26:40." + String(repeating: "0", count: 100))), .malformed),
    (file(""), .empty), (head + "</gpx>", .empty), (head + "<trkpt lat=\"1\" lon=\"1\"/></gpx>", .empty),
    (file("<trkpt lat=\"1\" lon=\"1\"></trkpt>"), .withoutTimes), (file(point(time: "")), .withoutTimes),
    (file(point(time: "2026-05-28T23:26:40Z")), .outOfTime), (file(point(time: "2019-05-28T20:26:40Z")), .outOfTime),
  ]

  @Test(arguments: flaws.indices) func whatIsNoTrackIsRefused(_ index: Int) {
    let (text, refusal) = Self.flaws[index]
    #expect(Self.flaw(text)?.refusal == refusal, "\(text.prefix(200))")
  }

  @Test func theLineIsTold() {
    #expect(
      Self.flaw(Self.head + "\n<trk><trkseg>\n" + Self.point() + "\n" + Self.point("x") + "</trkseg></trk></gpx>")
        == TrackFile.Flaw(refusal: .malformed, line: 4))
  }

  @Test func aFileWithoutEndIsNotReadToItsEnd() throws {
    for filling in [" ", "<x/>"] {
      var file = try TrackFile(at: Self.now)
      try file.read(Array(Self.head.utf8))
      let piece = Array(String(repeating: filling, count: 65_536 / filling.utf8.count).utf8)
      var (read, flaw): (Int, TrackFile.Flaw?) = (0, nil)
      // Two gigabytes, if anybody read them.
      while read < 2 << 30, flaw == nil {
        do throws(TrackFile.Flaw) { try file.read(piece) } catch { flaw = error }
        read += piece.count
      }
      #expect(flaw?.refusal == .tooLong && read < TrackFile.bytesMax + 2 * piece.count)
    }
  }

  @Test func nobodyRunsAMillionSamples() throws {
    var file = try TrackFile(at: Self.now)
    try file.read(Array((Self.head + "<trk><trkseg>").utf8))
    let piece = Array(String(repeating: Self.point().replacing("<ele>4</ele>", with: ""), count: 100).utf8)
    var flaw: TrackFile.Flaw?
    for _ in 0..<1_100 where flaw == nil { do throws(TrackFile.Flaw) { try file.read(piece) } catch { flaw = error } }
    #expect(flaw?.refusal == .tooLong && file.sampleCount == AttemptRules.samplesMax + 1)
    #expect(file.chunks.allSatisfy { $0.count == AttemptRules.chunkSamplesMax })
  }
}
