internal import Timekeeping

/// Findings of `cairn status` about one process.
struct ProcessLook: Hashable, Sendable {
  /// Where it was asked.
  var place: String
  /// Answer of `/readyz` when it is not ready; empty when it is. Nil when nobody answers.
  var complaint: String?
  /// Nil when nobody answers.
  var first: MetricsPage?
  /// A while later.
  var second: MetricsPage?

  /// "auth"; the place when it does not say.
  var name: String { first?.first("cairn_build_info")?.labels["service"] ?? place }
  var isWell: Bool { complaint == "" && first != nil }
}

/// Six lines that tell how an installation is.
enum StatusText {
  /// - Parameter pause: Between the two looks.
  static func lines(_ looks: [ProcessLook], pause: Duration) -> [String] {
    [
      row("state", state(looks)), row("memory", memory(looks)), row("calls", calls(looks, pause)), row("ways", ways(looks)),
      row("reports", waiting("cairn_report_cases_waiting", "cairn_report_cases_oldest_seconds", looks)),
      row("support", waiting("cairn_support_tickets_waiting", "cairn_support_tickets_oldest_seconds", looks)),
    ]
  }

  private static func row(_ name: String, _ text: String) -> String {
    name + String(repeating: " ", count: 9 - name.count) + text
  }

  private static func state(_ looks: [ProcessLook]) -> String {
    let versions = Set(looks.compactMap { $0.first?.first("cairn_build_info")?.labels["version"] }).sorted()
    let version = versions.isEmpty ? "" : ", version \(versions.joined(separator: " and "))"
    let ill = looks.filter { !$0.isWell }
    if ill.isEmpty { return "well: \(looks.map(\.name).joined(separator: ", "))\(version)" }
    let complaints = ill.map { look in
      "\(look.name) \(look.first == nil ? "does not answer" : "is not ready (\(look.complaint ?? ""))")"
    }
    return "NOT WELL: \(complaints.joined(separator: "; "))\(version)"
  }

  private static func memory(_ looks: [ProcessLook]) -> String {
    let each = looks.compactMap { look in
      look.first.map { (name: look.name, bytes: $0.sum("process_resident_memory_bytes")) }
    }
    let total = each.reduce(0) { $0 + $1.bytes }
    return "\(megabytes(total)) MB: " + each.map { "\($0.name) \(megabytes($0.bytes))" }.joined(separator: ", ")
  }

  private static func megabytes(_ bytes: Double) -> Int { Int(bytes / 1_000_000) }

  private static func calls(_ looks: [ProcessLook], _ pause: Duration) -> String {
    let name = "cairn_gateway_requests_total"
    let counts = looks.compactMap { look -> Double? in
      guard let first = look.first, let second = look.second, look.name == "gateway" else { return nil }
      return max(0, second.sum(name) - first.sum(name))
    }
    if counts.isEmpty { return "not known: no gateway answers" }
    let rate = counts.reduce(0, +) / max(0.001, Double(pause.inMilliseconds) / 1_000)
    let faults = looks.compactMap(\.first).reduce(0) { $0 + $1.sum("cairn_gateway_faults_total") }
    return "\((rate * 10).rounded() / 10) a second, \(Int(faults)) faults of ours since the start"
  }

  /// How mails and pushes leave, and by what people come in.
  private static func ways(_ looks: [ProcessLook]) -> String {
    let found = looks.compactMap(\.first).flatMap(\.samples).filter { $0.name == "cairn_configured" && $0.value == 1 }
    let ways = ["mails", "pushes", "providers", "certificate"].map { subject in
      let by = Set(found.filter { $0.labels["subject"] == subject }.compactMap { $0.labels["by"] }).sorted()
      return "\(subject): \(by.isEmpty ? "not known" : by.map(word).joined(separator: ", "))"
    }
    return ways.joined(separator: "; ")
  }

  private static func word(_ by: String) -> String {
    switch by {
    case "files", "memory": "\(by), reach nobody"
    case "log": "none, only a line in the log"
    default: by
    }
  }

  /// Work that waits for moderators.
  /// - Parameters:
  ///   - count: Name of the figure how much of it there is.
  ///   - age: Name of the figure how long the oldest has waited, seconds.
  private static func waiting(_ count: String, _ age: String, _ looks: [ProcessLook]) -> String {
    let pages = looks.filter { $0.name == "social" }.compactMap(\.first)
    if pages.isEmpty { return "not known: cairn-social does not answer" }
    let waiting = pages.map { Int($0.sum(count)) }.max() ?? 0
    if waiting == 0 { return "none wait" }
    let oldest = pages.map { Int($0.sum(age)) }.max() ?? 0
    return "\(waiting) \(waiting == 1 ? "waits" : "wait"), the oldest for \(time(oldest))"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7_200: "\(seconds / 60) minutes"
    case ..<172_800: "\(seconds / 3_600) hours"
    default: "\(seconds / 86_400) days"
    }
  }
}
