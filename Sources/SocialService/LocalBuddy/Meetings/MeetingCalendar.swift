import FoundationEssentials
import Geodesy
import Identity
import Timekeeping

/// Meetings as files for calendars (RFC 5545). Pure. Its times are those of UTC: they mean the same to every calendar, whatever it knows of zones.
enum MeetingCalendar {
  /// Octets of a line (§3.1).
  private static let lineBytesMax = 75

  /// - Parameters:
  ///   - name: The other one's user name.
  ///   - now: When the file is made.
  static func file(_ meeting: StoredMeeting, with name: String, at now: Moment) -> String {
    whole(["METHOD:PUBLISH"] + event(meeting, with: name, stamp: now))
  }

  /// All meetings of somebody, for a calendar that fetches them again and again.
  /// - Parameter meetings: Each with the other one's user name.
  static func feed(_ meetings: [(meeting: StoredMeeting, name: String)], at now: Moment) -> String {
    // The stamp is that of the last change (§3.8.7.2), so that a feed in which nothing has changed is the same bytes.
    let events = meetings.flatMap { event($0.meeting, with: $0.name, stamp: $0.meeting.changeTime ?? $0.meeting.createTime) }
    return whole(["X-WR-CALNAME:LocalBuddy", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"] + events)
  }

  private static func whole(_ content: [String]) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cairn//LocalBuddy//EN"] + content + ["END:VCALENDAR"]).map(folded).joined()
  }

  private static func event(_ meeting: StoredMeeting, with name: String, stamp: Moment) -> [String] {
    let plan = meeting.plan
    var lines = [
      "BEGIN:VEVENT", "UID:\(meeting.id.text)@localbuddy.cairn", "SEQUENCE:\(meeting.version - 1)", "DTSTAMP:\(time(stamp))",
      "DTSTART:\(time(meeting.startTime))", "DTEND:\(time(meeting.endTime))", "STATUS:\(status(meeting.state))",
      "SUMMARY:\(escaped(plan.title.isEmpty ? name : plan.title))",
    ]
    if !plan.description.isEmpty { lines.append("DESCRIPTION:\(escaped(plan.description))") }
    if !plan.place.isEmpty { lines.append("LOCATION:\(escaped(plan.place))") }
    if let position = plan.position { lines.append("GEO:\(degrees(position.latitude));\(degrees(position.longitude))") }
    return lines + ["END:VEVENT"]
  }

  private static func status(_ state: MeetingRules.State) -> String {
    switch state {
    case .proposed: "TENTATIVE"
    case .accepted: "CONFIRMED"
    case .denied, .cancelled, .expired, .moved: "CANCELLED"
    }
  }

  /// As in "20261123T184500Z".
  static func time(_ moment: Moment) -> String {
    let day = CalendarDay(of: moment)
    let seconds = (moment.milliseconds - day.start.milliseconds) / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : String($0) }
    return day.text.filter { $0 != "-" } + "T" + parts.joined() + "Z"
  }

  /// Six digits behind the point, which is a step (§3.8.1.6); never in the form of a power of ten.
  static func degrees(_ degrees: Double) -> String {
    let millionths = Int((degrees.magnitude * 1_000_000).rounded())
    let digits = String(millionths % 1_000_000)
    return (degrees < 0 ? "-" : "") + "\(millionths / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// By scalars: a comma with a mark upon it is one character of Swift, and a comma to calendars.
  private static func escaped(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["\\", ";", ",", "\n"].contains(scalar) { view.append("\\") }
      view.append(scalar == "\n" ? "n" : scalar)
    }
    return String(view)
  }

  /// A line in pieces that are short enough, cut between scalars, each of which but the first begins with a blank.
  static func folded(_ line: String) -> String {
    var (whole, count) = ("", 0)
    for scalar in line.unicodeScalars {
      let bytes = String(scalar).utf8.count
      if count + bytes > lineBytesMax {
        whole += "\r\n "
        count = 1
      }
      whole.unicodeScalars.append(scalar)
      count += bytes
    }
    return whole + "\r\n"
  }
}
