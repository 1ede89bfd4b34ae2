import Synchronization

/// Metrics that this process counts, as Prometheus reads them. From any thread.
///
/// Names and labels are made when something is registered, never while it is counted. Label values come from code, configuration and the
/// contract; never from a stranger, who could otherwise make series without end.
public final class MetricRegistry: Sendable {
  /// The one of this process.
  public static let process = MetricRegistry()

  /// Labels that together belong to one series: written once, in a fixed order.
  public typealias Labels = KeyValuePairs<String, String>

  enum Kind: String { case counter, gauge, histogram }

  enum Source {
    /// Cells that are added up, one for each loop.
    case cells([(cells: MetricCells, index: Int)])
    case histograms([Histogram])
    /// Asked at each scrape.
    case function(@Sendable () -> Double)

    /// As it is now, where it is one number.
    var value: Double {
      switch self {
      case .cells(let cells): Double(cells.reduce(0) { $0 &+ $1.cells.value($1.index) })
      case .function(let read): read()
      case .histograms: 0
      }
    }
  }

  struct Family {
    let kind: Kind
    let help: String
    /// By the labels as they are written.
    var series: [String: Source] = [:]
    /// Series that are 0 are left out: one per code and method, of which most never happen.
    var isSparse = false

    /// All series added up to one without labels.
    var summed: Family {
      let sources = Array(series.values)
      let histograms = sources.flatMap { source -> [Histogram] in if case .histograms(let own) = source { own } else { [] } }
      // A bound stands for the same in all that are added up.
      let alike = histograms.filter { $0.bounds == histograms[0].bounds }
      let whole = kind == .histogram ? Source.histograms(alike) : .function { sources.reduce(0) { $0 + $1.value } }
      return Family(kind: kind, help: help, series: ["": whole])
    }
  }

  private let families = Mutex<[String: Family]>([:])

  public init() {}

  // MARK: Registering

  /// A counter; the same one for the same name and labels.
  /// - Parameter name: Ends in "_total".
  public func counter(_ name: String, _ help: String, _ labels: Labels = [:]) -> Counter {
    let (cells, index) = cell(name, help, .counter, labels)
    return Counter(cells: cells, index: index)
  }

  /// A gauge; the same one for the same name and labels.
  public func gauge(_ name: String, _ help: String, _ labels: Labels = [:]) -> Gauge {
    let (cells, index) = cell(name, help, .gauge, labels)
    return Gauge(cells: cells, index: index)
  }

  /// A gauge, or with `isCounter` a counter, that is asked at each scrape; a later one of the same name and labels replaces it.
  public func ask(_ name: String, _ help: String, _ labels: Labels = [:], isCounter: Bool = false, _ read: @escaping @Sendable () -> Double)
  {
    update(name, help, isCounter ? .counter : .gauge) { $0.series[Self.text(labels)] = .function(read) }
  }

  /// A histogram of one loop; all of the same name and labels are added up.
  public func histogram(_ name: String, _ help: String, _ labels: Labels = [:], bounds: Histogram.Bounds = Histogram.callBounds)
    -> Histogram
  {
    let histogram = Histogram(MetricCells(count: bounds.cellCount), first: 0, bounds: bounds)
    add(histogram, name, help, labels)
    return histogram
  }

  /// Adds a histogram that lies in a block of other cells.
  public func add(_ histogram: Histogram, _ name: String, _ help: String, _ labels: Labels = [:], isSparse: Bool = false) {
    let text = Self.text(labels)
    update(name, help, .histogram) { family in
      family.isSparse = isSparse
      var all: [Histogram] = []
      if case .histograms(let known) = family.series[text] { all = known }
      family.series[text] = .histograms(all + [histogram])
    }
  }

  /// Adds a cell of a loop's block to a counter or a gauge.
  public func add(
    _ cells: MetricCells, _ index: Int, _ name: String, _ help: String, _ labels: Labels = [:], isCounter: Bool = true,
    isSparse: Bool = false
  ) {
    let text = Self.text(labels)
    update(name, help, isCounter ? .counter : .gauge) { family in
      family.isSparse = isSparse
      var all: [(cells: MetricCells, index: Int)] = []
      if case .cells(let known) = family.series[text] { all = known }
      family.series[text] = .cells(all + [(cells, index)])
    }
  }

  /// A family that has a line on the page before its first series is there.
  public func declare(_ name: String, _ help: String, isCounter: Bool = true) {
    update(name, help, isCounter ? .counter : .gauge) { _ in }
  }

  private func cell(_ name: String, _ help: String, _ kind: Kind, _ labels: Labels) -> (MetricCells, Int) {
    let text = Self.text(labels)
    return update(name, help, kind) { family in
      if case .cells(let known) = family.series[text], let first = known.first { return (first.cells, first.index) }
      let cells = MetricCells(count: 1)
      family.series[text] = .cells([(cells, 0)])
      return (cells, 0)
    }
  }

  @discardableResult
  private func update<Result: Sendable>(_ name: String, _ help: String, _ kind: Kind, _ change: (inout Family) -> Result) -> Result {
    precondition(Self.isName(name), "\(name) is no name of a metric")
    return families.withLock { families in
      // In place: a copy of the family for each of its series costs a gateway a second at its start.
      update(&families[name, default: Family(kind: kind, help: help)], name, kind, change)
    }
  }

  private func update<Result>(_ family: inout Family, _ name: String, _ kind: Kind, _ change: (inout Family) -> Result) -> Result {
    precondition(family.kind == kind, "\(name) is registered as \(family.kind) already")
    return change(&family)
  }

  // MARK: The page

  /// Everything in Prometheus' text format 0.0.4, families by name, series by labels.
  public func page() -> [UInt8] {
    let all = families.withLock { $0 }
    var page = MetricPage()
    for (name, family) in all.sorted(by: { $0.key < $1.key }) { page.append(name, family) }
    return page.bytes
  }

  /// Some families in the same format; names that are none are left out.
  /// - Parameters:
  ///   - names: Families whose series stand by themselves.
  ///   - summed: Families whose series are added up to one.
  public func page(of names: [String], summed: [String] = []) -> [UInt8] {
    let asked = Set(names).union(summed)
    let some = families.withLock { families in families.filter { asked.contains($0.key) } }
    var page = MetricPage()
    for (name, family) in some.sorted(by: { $0.key < $1.key }) { page.append(name, summed.contains(name) ? family.summed : family) }
    return page.bytes
  }

  /// Media type of the page.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  /// "a="b",c="d"", values escaped; empty without labels.
  static func text(_ labels: Labels) -> String {
    labels.map { name, value in
      precondition(isName(name) && !name.contains(":"), "\(name) is no name of a label")
      return "\(name)=\"\(escaped(value, quotes: true))\""
    }.joined(separator: ",")
  }

  /// Backslashes and line breaks, and in label values quotes.
  static func escaped(_ text: String, quotes: Bool) -> String {
    var out = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\"" where quotes: out += "\\\""
      default: out.unicodeScalars.append(character)
      }
    }
    return out
  }

  private static func isName(_ name: String) -> Bool {
    let letters: (Unicode.Scalar) -> Bool = { ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0 == "_" || $0 == ":" }
    guard let first = name.unicodeScalars.first, letters(first) else { return false }
    return name.unicodeScalars.allSatisfy { letters($0) || ("0"..."9").contains($0) }
  }
}
