import Positions
import Timekeeping
import TrackJudge
import XML

/// Makes samples of the elements of a GPX file: the points of its tracks, with a pause between two segments. Waypoints, routes, heights and what else stands
/// there are passed over. Pure.
struct TrackFilePoints {
  /// Bytes of a number or a time; what is longer is none.
  static let textBytesMax = 64
  /// The accuracy of a position of which the file says nothing, millimetres: that of a receiver under the open sky, with a margin.
  static let accuracyUsual: Int64 = 10_000
  /// Millimetres for a unit of `<hdop>`: errors of a receiver for which satellites stand as well as can be.
  static let accuracyOfDilution = 5_000.0

  private struct Point {
    var line: Int
    var latitude: String
    var longitude: String
    var time = ""
    var dilution = ""
    var heartRate = ""
  }

  /// Milliseconds since 1970 between which samples may lie, as those of chunks.
  private let times: ClosedRange<Int64>
  /// Names of the elements that have begun.
  private var path: [String] = []
  private var point: Point?
  private var text = ""
  /// Time of the last sample; nil before the first one.
  private var last: Int64?
  private var isBroken = false

  init(at now: Moment) {
    let first = now - AttemptRules.lateMax - AttemptRules.lateMax
    times = first.milliseconds...(now + AttemptRules.aheadMax).milliseconds
  }

  /// Takes the next part of the document.
  /// - Returns: The samples that end with it: none, a point, or a pause and a point.
  mutating func take(_ event: XMLEvent) throws(TrackFile.Flaw) -> [TrackSample] {
    switch event {
    case .start(let element):
      try start(element)
      return []
    case .text(let more):
      if point != nil, text.utf8.count <= Self.textBytesMax { text += more }
      return []
    case .end(let name): return try end(name)
    }
  }

  private mutating func start(_ element: XMLElement) throws(TrackFile.Flaw) {
    if path.isEmpty, element.name != "gpx" { throw TrackFile.Flaw(refusal: .malformed, line: element.line) }
    text = ""
    if element.name == "trkseg", path == ["gpx", "trk"] { isBroken = last != nil }
    if element.name == "trkpt", path == ["gpx", "trk", "trkseg"] {
      let (latitude, longitude) = (element.attributes["lat"] ?? "", element.attributes["lon"] ?? "")
      point = Point(line: element.line, latitude: latitude, longitude: longitude)
    }
    path.append(element.name)
  }

  private mutating func end(_ name: String) throws(TrackFile.Flaw) -> [TrackSample] {
    path.removeLast()
    guard var point else { return [] }
    // A point's own elements have it as their parent; heart rates of all makers stand among its extensions.
    switch (name, path.last) {
    case ("time", "trkpt"): point.time = text
    case ("hdop", "trkpt"): point.dilution = text
    case ("hr", _): point.heartRate = text
    case ("trkpt", "trkseg"):
      self.point = nil
      return try samples(point)
    default: break
    }
    (self.point, text) = (point, "")
    return []
  }

  private mutating func samples(_ point: Point) throws(TrackFile.Flaw) -> [TrackSample] {
    if point.time.isEmpty { throw TrackFile.Flaw(refusal: .withoutTimes, line: point.line) }
    guard let time = Self.time(point.time) else { throw TrackFile.Flaw(refusal: .malformed, line: point.line) }
    guard times.contains(time) else { throw TrackFile.Flaw(refusal: .outOfTime, line: point.line) }
    let sample = try sample(point, time)
    defer { (last, isBroken) = (time, false) }
    guard isBroken, let last else { return [sample] }
    return [TrackSample(time: last, position: nil), sample]
  }

  private func sample(_ point: Point, _ time: Int64) throws(TrackFile.Flaw) -> TrackSample {
    let latitude = Self.number(point.latitude)
    // By such a latitude some devices mark a pause.
    if latitude == AttemptRequests.pauseLatitude { return TrackSample(time: time, position: nil) }
    guard let latitude, let longitude = Self.number(point.longitude),
      let place = GridPoint(latitudeDegrees: latitude, longitudeDegrees: longitude),
      let position = Sample(time: time, point: place, accuracy: Self.accuracy(point.dilution))
    else { throw TrackFile.Flaw(refusal: .malformed, line: point.line) }
    var sample = TrackSample(time: time, position: position)
    if let rate = Self.number(point.heartRate), (0...300).contains(rate) { sample.heartRate = Int32(rate) }
    return sample
  }

  /// Millimetres.
  private static func accuracy(_ dilution: String) -> Int64 {
    guard let dilution = number(dilution), dilution > 0, dilution <= 1_000 else { return accuracyUsual }
    return Int64(dilution * accuracyOfDilution)
  }

  /// A number as XML Schema writes decimals, without the blanks around it; nil for anything else.
  private static func number(_ text: String) -> Double? {
    let word = text.drop(while: \.isWhitespace)
    guard word.utf8.count <= textBytesMax else { return nil }
    let digits = word.prefix { "+-.0123456789".contains($0) }
    guard word.dropFirst(digits.count).allSatisfy(\.isWhitespace) else { return nil }
    return Double(digits)
  }

  /// Milliseconds since 1970 of a time of XML Schema: "2026-05-28T20:26:40Z", with a fraction or an offset, or without any, which is UTC. Nil for anything
  /// else.
  static func time(_ text: String) -> Int64? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first, (19...textBytesMax).contains(word.utf8.count), word.utf8.allSatisfy({ $0 < 0x80 }),
      word.dropFirst(10).first == "T", let day = CalendarDay(text: String(word.prefix(10)))
    else { return nil }
    let clock = word.dropFirst(11).prefix(8).split(separator: ":", omittingEmptySubsequences: false).map(count)
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2], hour < 24, minute < 60, second < 60,
      let rest = fractionAndOffset(word.dropFirst(19))
    else { return nil }
    return day.start.milliseconds + Int64(hour * 3_600 + minute * 60 + second - rest.offset) * 1_000 + rest.milliseconds
  }

  /// The rest of a time, behind the seconds: thousandths, and seconds east of UTC.
  private static func fractionAndOffset(_ text: Substring) -> (milliseconds: Int64, offset: Int)? {
    var (zone, milliseconds): (Substring, Int64) = (text, 0)
    if zone.first == "." {
      let digits = zone.dropFirst().prefix { "0123456789".contains($0) }
      guard !digits.isEmpty, let thousandths = count(digits.prefix(3) + String(repeating: "0", count: 3 - min(3, digits.count))) else {
        return nil
      }
      (zone, milliseconds) = (zone.dropFirst(1 + digits.count), Int64(thousandths))
    }
    if zone.isEmpty || zone == "Z" { return (milliseconds, 0) }
    guard let sign = zone.first, sign == "+" || sign == "-" else { return nil }
    let parts = zone.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map(count)
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], hours <= 14, minutes < 60 else { return nil }
    return (milliseconds, (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60))
  }

  /// A number of two or three digits.
  private static func count(_ digits: Substring) -> Int? {
    (2...3).contains(digits.utf8.count) && digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(digits) : nil
  }
}
