internal import GeoService
internal import Timekeeping

/// Sentences about an import.
enum ImportText {
  /// Enough to see of what kind they are.
  private static let remarksMax = 10

  static func lines(_ report: ImportReport, isDryRun: Bool, took: Duration) -> [String] {
    if report.isUnchanged { return ["\(report.source): loaded already"] }
    let remarks = report.remarks
    var lines = remarks.prefix(remarksMax).map { "\(report.source): \($0)" }
    if remarks.count > remarksMax {
      lines.append("\(report.source): and \(remarks.count - remarksMax) remarks more (--report FILE has all)")
    }
    let counts = report.counts.map { "\(GameText.grouped($0.count)) \($0.kind)" }.joined(separator: ", ")
    lines.append("\(report.source): \(isDryRun ? "would load" : "loaded") \(counts) in \(took.inMilliseconds) ms")
    return lines
  }

  /// Everything, for a file.
  static func reportLines(_ report: ImportReport, isDryRun: Bool, took: Duration) -> [String] {
    report.lines.map { "\(report.source): \($0.text)" } + lines(report, isDryRun: isDryRun, took: took).suffix(1)
  }
}
