// Every number that bounds the transport or the gateway stands in docs/adr/0019 with its value and its reason.

import Foundation
import Testing

@Suite struct LimitLawTests {
  private static let document = "docs/adr/0019-limits-of-the-transport.md"

  /// Where limits of the transport and the gateway are declared.
  private static let rooms = [
    "Sources/Gateway/", "Sources/Shared/Cryptography/TLS/", "Sources/Shared/EventLoop/", "Sources/Shared/HTTP2/",
    "Sources/Shared/Identity/Tickets/", "Sources/Shared/Identity/Tokens/", "Sources/Shared/Lifecycle/HealthHandlers.swift",
    "Sources/Shared/Lifecycle/LoopMeter.swift", "Sources/Shared/Lifecycle/ServiceProcess.swift", "Sources/Shared/Observability/",
    "Sources/Shared/Protobuf/DecodingBudget.swift", "Sources/Shared/RPC/", "Sources/Tools/ProtocGenCairn/Schema.swift",
  ]

  /// Numbers that bound nothing: layouts, places in a table, codes of C, what another number is a part of.
  private static let others: Set = [
    "alertReasons", "codeTextOffset", "codes", "fieldHeadBytes", "headBytes", "length", "price", "requestBytes", "responseBytes", "taken",
    "takenAndRenew", "traceparentBytes", "whole",
  ]

  @Test func `Every limit stands in the table with its value`() {
    let rows = Self.rows
    let breaches = Self.limits.compactMap { limit -> Breach? in
      let named = rows.filter { $0.names.contains { $0.name == limit.name && $0.path == limit.file.path } }
      if named.contains(where: { $0.value.contains(limit.value) }) { return nil }
      let what = named.isEmpty ? "\(limit.name) is not there" : "\(limit.name) is \(limit.value) here and something else there"
      return Breach(file: limit.file, line: limit.line, what: what)
    }
    expectNone(
      breaches, wayOut: "Give it a row in \(Self.document): name with a link to its file, value, why this number, what lies beyond")
  }

  @Test func `Every row names what its file declares, and gives a reason`() {
    let breaches = Self.rows.flatMap { row -> [Breach] in
      let missing = row.names.filter { name, path in
        let file = Repository.files.first { $0.path == path }
        return file?.codeLines.contains {
          $0.text.contains("let \(name)") || $0.text.contains("var \(name)") || $0.text.contains(".\(name):")
            || $0.text.contains("func \(name)")
        } != true
      }
      let faults = missing.map { "\($0.name) is not declared in \($0.path)" } + (row.reason.count < 10 ? ["no reason"] : [])
      return faults.map { Breach(file: row.file, line: row.line, what: $0) }
    }
    expectNone(breaches, wayOut: "Rows go with their limits: correct it, or take it out")
  }

  /// The rules stand there with the numbers again; the reasons here.
  @Test func `The table of rules has the same values`() throws {
    let document = "docs/adr/0008-limits-of-the-http2-layer.md"
    let file = try #require(Repository.files.first { $0.path == document })
    let name = try NSRegularExpression(pattern: "`(?:(\\w+)\\.)?(\\w+)`")
    var (breaches, found): ([Breach], Int) = ([], 0)
    for (index, line) in file.lines.enumerated() where line.hasPrefix("| `") {
      let cells = line.components(separatedBy: " | ")
      for match in name.matches(in: cells[0], range: NSRange(cells[0].startIndex..., in: cells[0])) {
        let (type, own) = (Range(match.range(at: 1), in: cells[0]), Range(match.range(at: 2), in: cells[0]))
        let home = type.map { "\(cells[0][$0]).swift" } ?? "HTTP2Limits.swift"
        let limits = Self.limits.filter { limit in limit.file.name == home && own.map { cells[0][$0] == limit.name } == true }
        found += limits.isEmpty ? 0 : 1
        if limits.contains(where: { Self.says(cells[1], $0.value) }) { continue }
        let what = limits.first.map { "\($0.name) is \($0.value) in \(home)" } ?? "\(home) declares no limit of a name in \(cells[0])"
        breaches.append(Breach(file: file, line: index + 1, what: what))
      }
    }
    expectNone(breaches, wayOut: "Write the declared value, or declare what is written")
    #expect(found > 35)
  }

  /// Rates are written "60 + 10/s" there, and those by the minute by the second.
  private static func says(_ cell: String, _ value: String) -> Bool {
    let perMinute = value.components(separatedBy: ", then ")
    let perSecond = perMinute.count == 2 ? Int(perMinute[1].filter(\.isNumber)).map { "\(perMinute[0]), then \(grouped($0 / 60))/s" } : nil
    return [value, value.replacingOccurrences(of: ", then ", with: " + "), perSecond].contains { $0.map(cell.contains) == true }
  }

  @Test func `The limits are really found`() {
    #expect(Self.limits.count > 200)
    #expect(Self.rows.count > 150)
  }

  @Test(
    arguments: [
      ("  public var streamWindowBytes = 64 << 10", "streamWindowBytes", "64 KiB"),
      ("  static let backlog: Int32 = 1_024", "backlog", "1,024"),
      ("  private static let gatheredBytesMax = 65_536 + 128", "gatheredBytesMax", "65,664 bytes"),
      ("  public var pings = Rate(burst: 60, perSecond: 10)", "pings", "60, then 10/s"),
      ("    case .read: RateLimit(burst: 200, perMinute: 1_200)", "read", "200, then 1,200/min"),
      ("  static let ticketLifetime = Duration.seconds(2 * 3_600)", "ticketLifetime", "2 h"),
      ("  static let silenceMax = Duration.milliseconds(2_500)", "silenceMax", "2.5 s"),
      ("  static let nanoseconds: UInt64 = 100_000", "nanoseconds", "100 µs"), ("  public var turnShareUs = 2_000", "turnShareUs", "2 ms"),
      ("    limits.concurrentStreamsMax = 32_768", "concurrentStreamsMax", "32,768"),
      ("let clientReplyBytesMax = 8 << 20", "clientReplyBytesMax", "8 MiB"),
      ("  public var idleMsMax: Int64 = 300_000", "idleMsMax", "5 min"),
      ("  public var farewellMsMax: Int64 = 60_000", "farewellMsMax", "60 s"),
      ("    case .canceled: 499", nil, nil), ("    let windowBits: Int32 = 15 + 16", nil, nil), ("  public var requests = 0", nil, nil),
      ("  static let rotationInterval = ticketLifetime", nil, nil),
    ] as [(String, String?, String?)])
  func `Declarations are read`(line: String, name: String?, value: String?) {
    let limit = Self.declared(in: SourceFile(path: "Sources/X/X.swift", text: line)).first
    #expect(limit?.name == name)
    #expect(limit?.value == value)
  }

  // MARK: What is declared

  private struct Limit {
    var file: SourceFile
    var line: Int
    var name: String
    /// As the table writes it.
    var value: String
  }

  private static let limits = Repository.sources.filter { file in rooms.contains { file.path.hasPrefix($0) } }.flatMap { declared(in: $0) }

  /// Constants of types, what structs of limits begin with, what presets make of them; and budgets by class.
  private static let ofTypes = [
    #"^(?:(?:\w+ )?static let |public var |limits\.)(\w+)(?:: [\w.<>]+)? = (.+)$"#, #"^case \.(\w+): (RateLimit\(.+)$"#,
  ]
  /// Constants of files.
  private static let ofFiles = [#"^let (\w+)(?:: [\w.<>]+)? = (.+)$"#]

  private static func declared(in file: SourceFile) -> [Limit] {
    let ofTypes = ofTypes.compactMap { try? NSRegularExpression(pattern: $0) }
    let ofFiles = ofFiles.compactMap { try? NSRegularExpression(pattern: $0) }
    return file.codeLines.filter { !$0.isQuoted }.compactMap { line -> Limit? in
      let expressions = file.lines[line.number - 1].hasPrefix("let ") ? ofFiles : ofTypes
      guard let found = expressions.compactMap({ parts(of: line.text, $0) }).first, !others.contains(found.name),
        let value = written(found.name, found.value)
      else { return nil }
      return Limit(file: file, line: line.number, name: found.name, value: value)
    }
  }

  private static func parts(of text: String, _ expression: NSRegularExpression) -> (name: String, value: String)? {
    guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
      let name = Range(match.range(at: 1), in: text), let value = Range(match.range(at: 2), in: text)
    else { return nil }
    return (String(text[name]), String(text[value]))
  }

  // MARK: How values are written

  /// "64 KiB", "10 s", "200, then 33/s"; nil for what is no number, and for 0, with which counters begin.
  private static func written(_ name: String, _ expression: String) -> String? {
    if expression.hasSuffix(")"), let open = expression.firstIndex(of: "(") {
      let arguments = expression[open...].dropFirst().dropLast().split(separator: ",")
      let numbers = arguments.compactMap { evaluated(String($0.split(separator: ":").last ?? "")) }
      guard numbers.count == arguments.count, let first = numbers.first, let last = numbers.last else { return nil }
      switch String(expression[..<open].split(separator: ".").last ?? "") {
      case "seconds": return time(milliseconds: first * 1_000)
      case "milliseconds": return time(milliseconds: first)
      case "Rate": return "\(grouped(first)), then \(grouped(last))/s"
      case "RateLimit": return "\(grouped(first)), then \(grouped(last))/min"
      case "Offload": return "\(first) threads, \(last) waiting"
      default: return nil
      }
    }
    guard let number = evaluated(expression), number > 0 else { return nil }
    if name.lowercased().contains("nanoseconds") { return "\(number / 1_000) µs" }
    if name.hasSuffix("Us") { return number < 1_000 ? "\(number) µs" : time(milliseconds: number / 1_000) }
    if name.contains("Ms") { return time(milliseconds: number) }
    return name.lowercased().contains("bytes") ? size(number) : grouped(number)
  }

  /// Of "64 << 10", "2 * 3_600", "65_536 + 128".
  private static func evaluated(_ text: String) -> Int? {
    var sum = 0
    for term in text.filter({ $0 != " " && $0 != "_" }).split(separator: "+") {
      let parts = term.components(separatedBy: "<<")
      let factors = parts[0].split(separator: "*").map { Int($0) }
      let shiftText = parts.count == 2 ? parts[1] : "0"
      guard parts.count <= 2, let shift = Int(shiftText), !factors.isEmpty, !factors.contains(nil) else { return nil }
      sum += factors.compactMap { $0 }.reduce(1, *) << shift
    }
    return sum
  }

  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String("\(1_000 + number % 1_000)".dropFirst())
  }

  private static func size(_ bytes: Int) -> String {
    for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)] where bytes >= 1 << shift && bytes % (1 << shift) == 0 {
      return "\(bytes >> shift) \(unit)"
    }
    return "\(grouped(bytes)) bytes"
  }

  private static func time(milliseconds: Int) -> String {
    if milliseconds < 1_000 { return "\(milliseconds) ms" }
    if milliseconds % 1_000 != 0 { return "\(Double(milliseconds) / 1_000) s" }
    let seconds = milliseconds / 1_000
    if seconds < 120 || seconds % 60 != 0 { return "\(seconds) s" }
    return seconds % 3_600 == 0 ? "\(seconds / 3_600) h" : "\(seconds / 60) min"
  }

  // MARK: The table

  private struct Row {
    var file: SourceFile
    var line: Int
    /// The limits it is about, without their types, and where they are declared.
    var names: [(name: String, path: String)]
    var value: String
    var reason: String
  }

  private static let rows: [Row] = {
    guard let file = Repository.files.first(where: { $0.path == document }),
      let link = try? NSRegularExpression(pattern: #"\[`(?:\w+\.)*(\w+)`\]\(\.\./\.\./([^)]+)\)"#)
    else { return [] }
    return file.lines.enumerated().compactMap { index, line -> Row? in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| ["), cells.count >= 3 else { return nil }
      let first = cells[0]
      let names = link.matches(in: first, range: NSRange(first.startIndex..., in: first)).compactMap {
        match -> (name: String, path: String)? in
        guard let name = Range(match.range(at: 1), in: first), let path = Range(match.range(at: 2), in: first) else { return nil }
        return (String(first[name]), String(first[path]))
      }
      return Row(file: file, line: index + 1, names: names, value: cells[1], reason: cells[2])
    }
  }()
}
