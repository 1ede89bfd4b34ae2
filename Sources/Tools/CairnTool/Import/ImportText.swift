internal import GeoService
internal import Timekeeping

/// What is said about an import.
enum ImportText {
  /// Enough to see of what kind they are.
  private static let remarksMax = 10

  static func lines(_ report: ImportReport, isDryRun: Bool, took: Duration) -> [String] {
    if report.isUnchanged { return ["\(report.source): loaded already"] }
    let counts = report.counts.map { "\(GameText.grouped($0.count)) \($0.kind)" }.joined(separator: ", ")
    var lines = report.remarks.prefix(remarksMax).map { "\(report.source): \($0)" }
    if report.remarks.count > remarksMax { lines.append("\(report.source): and \(report.remarks.count - remarksMax) remarks more") }
    lines.append("\(report.source): \(isDryRun ? "would load" : "loaded") \(counts) in \(took.inMilliseconds) ms")
    return lines
  }
}
