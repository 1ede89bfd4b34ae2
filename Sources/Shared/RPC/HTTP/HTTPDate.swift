internal import FoundationEssentials
public import Timekeeping

/// The time of an answer, as servers that have a clock must tell it (RFC 9110 §6.6.1). Made once a second.
public struct HTTPDate: Sendable {
  private var second = Int64.min
  private var text = ""

  public init() {}

  /// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110 §5.6.7).
  public mutating func text(at now: Moment) -> String {
    let second = now.milliseconds / 1_000
    if second != self.second {
      self.second = second
      text = Self.text(secondsSince1970: second)
    }
    return text
  }

  private static func text(secondsSince1970 seconds: Int64) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday], from: Date(timeIntervalSince1970: Double(seconds)))
    guard let weekday = parts.weekday, let day = parts.day, let month = parts.month, let year = parts.year, let hour = parts.hour,
      let minute = parts.minute, let second = parts.second
    else { return "" }
    let time = [hour, minute, second].map(twoDigits).joined(separator: ":")
    return "\(weekdays[weekday - 1]), \(twoDigits(day)) \(months[month - 1]) \(year) \(time) GMT"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
