import Positions
import Timekeeping
import TrackJudge

/// Writes a track as GPX 1.1, one part of the file after the other. Pure.
enum TrackGPX {
  /// Samples of a page: 700 kB at most.
  static let pageSamples = 6_000

  /// Chunks that are looked at for a page. A phone that sends ten seconds in each has more pages.
  static let pageChunks = 200

  /// The beginning of the file.
  /// - Parameter start: When the track began: its name.
  static func head(from start: Moment) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Cairn" xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
    <trk>
    <name>\(time(start))</name>
    <trkseg>

    """
  }

  /// The end of the file.
  static let tail = "</trkseg>\n</trk>\n</gpx>\n"

  static func points(_ samples: some Sequence<TrackSample>) -> String {
    samples.reduce(into: "") { text, sample in
      guard let position = sample.position else {
        text += "</trkseg>\n<trkseg>\n"
        return
      }
      text += "<trkpt lat=\"\(degrees(position.point.latitude))\" lon=\"\(degrees(position.point.longitude))\">"
      text += "<time>\(time(Moment(milliseconds: sample.time)))</time>"
      if let rate = sample.heartRate {
        text += "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>\(rate)</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>"
      }
      text += "</trkpt>\n"
    }
  }

  /// Steps of 10⁻⁷ degrees as degrees, without rounding.
  static func degrees(_ steps: Int64) -> String {
    let (whole, part) = steps.magnitude.quotientAndRemainder(dividingBy: UInt64(GridPoint.stepsPerDegree))
    return (steps < 0 ? "-" : "") + "\(whole)." + padded(part, 7)
  }

  /// "2026-11-26T13:05:00.250Z", and without thousandths for a whole second.
  static func time(_ moment: Moment) -> String {
    let day = CalendarDay(of: moment)
    let milliseconds = UInt64(max(0, (moment - day.start).inMilliseconds))
    let seconds = milliseconds / 1_000
    let clock = "\(padded(seconds / 3_600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    return "\(day.text)T\(clock)" + (milliseconds % 1_000 == 0 ? "Z" : ".\(padded(milliseconds % 1_000, 3))Z")
  }

  private static func padded(_ number: UInt64, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
