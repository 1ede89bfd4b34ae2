import FoundationEssentials
import Timekeeping

/// Texts as they may stand in a mail, whoever chose them.
enum MailText {
  /// Scalars of one value; longer ones are cut. No link and no address is longer.
  static let lengthMax = 500

  /// Without line breaks, control characters and whatever else the eye does not see: no value can begin a line, a header or a paragraph.
  static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(lengthMax) where isVisible(scalar) { line.unicodeScalars.append(scalar) }
    return line
  }

  /// Text that a stranger may have chosen, for somebody else's eyes: letters, digits and what stands between them in names. Nothing that a mail
  /// program would take for an address to click.
  static func harmless(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars.prefix(lengthMax))
    var harmless = ""
    for (index, scalar) in scalars.enumerated() {
      let isBetweenDigits = index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
      let isKept = isPartOfName(scalar) || (scalar == "." && isBetweenDigits)
      harmless.unicodeScalars.append(isKept ? scalar : " ")
    }
    return harmless.split(separator: " ").joined(separator: " ")
  }

  /// An address of which its owner recognises enough and nobody else learns much: "a…@example.org".
  static func masked(_ address: String) -> String {
    guard let at = address.lastIndex(of: "@"), let first = address.first else { return "" }
    return "\(first)…\(address[at...])"
  }

  /// "2026-11-21 22:39 UTC": the same in every language.
  static func time(_ moment: Moment) -> String {
    let date = MailDate(moment)
    return "\(date.year)-\(padded(date.month))-\(padded(date.day)) \(padded(date.hour)):\(padded(date.minute)) UTC"
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
    return ["'", "’", "-", "_", "(", ")", "&", "+"].contains(scalar) || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// A moment by the calendar, in UTC.
struct MailDate: Hashable {
  let year, month, day, hour, minute, second: Int
  /// From 1, Sunday.
  let weekday: Int

  init(_ moment: Moment) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: Double(moment.milliseconds / 1_000))
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
    year = parts.year ?? 1970
    month = parts.month ?? 1
    day = parts.day ?? 1
    hour = parts.hour ?? 0
    minute = parts.minute ?? 0
    second = parts.second ?? 0
    weekday = parts.weekday ?? 1
  }

  /// RFC 5322 §3.3: "Sat, 21 Nov 2026 22:39:00 +0000".
  var headerText: String {
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let time = [hour, minute, second].map(MailText.padded).joined(separator: ":")
    return "\(days[weekday - 1]), \(MailText.padded(day)) \(months[month - 1]) \(year) \(time) +0000"
  }
}
