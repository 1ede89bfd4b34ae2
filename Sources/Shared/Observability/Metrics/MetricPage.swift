/// Prometheus' text format 0.0.4, line by line.
struct MetricPage {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(64 << 10)
  }

  mutating func append(_ name: String, _ family: MetricRegistry.Family) {
    bytes += "# HELP \(name) \(MetricRegistry.escaped(family.help, quotes: false))\n# TYPE \(name) \(family.kind.rawValue)\n".utf8
    for (labels, source) in family.series.sorted(by: { $0.key < $1.key }) {
      switch source {
      case .cells(let cells):
        let sum = cells.reduce(0) { $0 &+ $1.cells.value($1.index) }
        if sum != 0 || !family.isSparse { line(name, labels, sum) }
      case .histograms(let histograms): append(name, labels, histograms, isSparse: family.isSparse)
      case .function(let read): line(name, labels, Self.text(read()))
      }
    }
  }

  /// The count is made of the buckets that were read, so that the two agree although counting goes on meanwhile.
  private mutating func append(_ name: String, _ labels: String, _ histograms: [Histogram], isSparse: Bool) {
    guard let bounds = histograms.first?.bounds else { return }
    let values = (0..<bounds.cellCount).map { index in histograms.reduce(0) { $0 &+ $1.cells.value($1.first + index) } }
    let count = values.dropLast().reduce(0, &+)
    if count == 0, isSparse { return }
    let separator = labels.isEmpty ? "" : ","
    var below = 0
    for (upper, value) in zip(bounds.uppers, values) {
      below &+= value
      line("\(name)_bucket", "\(labels)\(separator)le=\"\(Self.text(Double(upper) / Double(bounds.unitsPerSecond)))\"", below)
    }
    line("\(name)_bucket", "\(labels)\(separator)le=\"+Inf\"", count)
    line("\(name)_sum", labels, Self.text(Double(values[values.count - 1]) / Double(bounds.unitsPerSecond)))
    line("\(name)_count", labels, count)
  }

  private mutating func line(_ name: String, _ labels: String, _ value: Int) {
    line(name, labels, String(value))
  }

  private mutating func line(_ name: String, _ labels: String, _ value: String) {
    bytes += name.utf8
    if !labels.isEmpty {
      bytes.append(UInt8(ascii: "{"))
      bytes += labels.utf8
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(UInt8(ascii: " "))
    bytes += value.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// As Go's ParseFloat reads it, which is what the format asks for; whole numbers without a fraction.
  private static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    if let whole = Int64(exactly: value) { return String(whole) }
    return "\(value)"
  }
}
