internal import Configuration
public import EventLoop
internal import FoundationEssentials
internal import SystemPackage
internal import Timekeeping

/// The settings of one process: environment variables that begin with CAIRN_, or the KEY=VALUE file that CAIRN_CONFIG names, the environment
/// first. Reading never fails half way: what is wrong is gathered, and `check` tells everything at once.
public final class Settings {
  private let reader: ConfigReader
  private var problems: [String] = []

  /// Reads the environment of this process. Names that nobody knows are noted as problems.
  /// - Throws: `SettingsError` when the file that CAIRN_CONFIG names cannot be read.
  public init() async throws(SettingsError) {
    let (environment, variables) = (EnvironmentVariablesProvider(), ProcessInfo.processInfo.environment)
    guard let file = variables["CAIRN_CONFIG"] else {
      reader = ConfigReader(providers: [environment])
      refuseUnknown(variables.keys)
      return
    }
    do {
      let fromFile = try await EnvironmentVariablesProvider(environmentFilePath: FilePath(file))
      reader = ConfigReader(providers: [environment, fromFile])
      refuseUnknown(Array(variables.keys) + Self.names(inFile: try String(contentsOfFile: file, encoding: .utf8)))
    } catch {
      throw SettingsError(problems: ["CAIRN_CONFIG: cannot read \(file): \(error)"])
    }
  }

  /// The same for a command that reads all it needs at once.
  /// - Throws: `SettingsError` with every name that nobody knows, too.
  public static func ofCommand() async throws(SettingsError) -> Settings {
    let settings = try await Settings()
    try settings.check()
    return settings
  }

  /// For tests.
  public init(_ values: [String: String]) {
    reader = ConfigReader(providers: [EnvironmentVariablesProvider(environmentVariables: values)])
    refuseUnknown(values.keys)
  }

  // MARK: Names

  /// Notes every name with our prefix that nobody knows: a misspelt one would be no setting, and nobody told.
  private func refuseUnknown(_ names: some Sequence<String>) {
    let ours = Set(names).filter { $0.hasPrefix("CAIRN_") }
    let unknown = SettingNames.withoutLinks(ours).filter { !SettingNames.isKnown(String($0.dropFirst("CAIRN_".count))) }
    problems += unknown.sorted().map(SettingNames.problem)
  }

  /// Names before the first "=" of each line that is no comment.
  private static func names(inFile text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let name = line.split(separator: "=", maxSplits: 1).first?.filter({ !$0.isWhitespace }), !name.hasPrefix("#") else {
        return nil
      }
      return String(name)
    }
  }

  // MARK: Values

  /// The text of a variable; nil when it is not set or empty.
  /// - Parameter name: Without the prefix, for example "GAME_MOVING_MS".
  public func text(_ name: String) -> String? {
    let key = "cairn." + name.lowercased().replacing("_", with: ".")
    guard let text = reader.string(forKey: ConfigKey(key)), !text.isEmpty else { return nil }
    return text
  }

  /// The text of a variable that must be set.
  public func requiredText(_ name: String, why: String) -> String {
    if let text = text(name) { return text }
    problems.append("CAIRN_\(name) is not set: \(why)")
    return ""
  }

  /// A whole number; one out of range is noted as a problem.
  public func integer(_ name: String, default value: Int, in range: ClosedRange<Int>) -> Int {
    guard let text = text(name) else { return value }
    if let number = Int(text), range.contains(number) { return number }
    problems.append("CAIRN_\(name) is \"\(text)\": expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    return value
  }

  /// A length of time in milliseconds; the variable's name ends in _MS.
  public func duration(_ name: String, default value: Duration, in range: ClosedRange<Int>) -> Duration {
    .milliseconds(integer(name, default: Int(value.inMilliseconds), in: range))
  }

  /// One of a few words; another is noted as a problem.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, default value: Choice) -> Choice {
    guard let text = text(name) else { return value }
    if let choice = Choice(rawValue: text) { return choice }
    problems.append("CAIRN_\(name) is \"\(text)\": expected one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    return value
  }

  /// A numeric address to listen on.
  public func address(_ name: String, default value: String) -> SocketAddress {
    let text = text(name) ?? value
    if let address = SocketAddress(text) { return address }
    problems.append("CAIRN_\(name) is \"\(text)\": expected a numeric address and a port, for example \(value)")
    return SocketAddress(host: "127.0.0.1", port: 0)!
  }

  /// Addresses of another service, names allowed, separated by commas; empty when not set.
  public func hosts(_ name: String) -> [HostPort] {
    guard let text = text(name) else { return [] }
    return text.split(separator: ",").compactMap { part in
      let trimmed = String(part.filter { $0 != " " })
      if let host = HostPort(trimmed) { return host }
      problems.append("CAIRN_\(name) holds \"\(trimmed)\": expected host:port")
      return nil
    }
  }

  /// The content of a file whose path a variable holds. The content never appears in an error.
  public func file(_ name: String, why: String) -> String {
    let path = requiredText(name, why: why)
    if path.isEmpty { return "" }
    if let data = try? Data(contentsOf: URL(filePath: path)), let text = String(data: data, encoding: .utf8) { return text }
    problems.append("CAIRN_\(name): cannot read \(path)")
    return ""
  }

  // MARK: Problems

  /// Notes something wrong that only the caller can see.
  public func refuse(_ problem: String) {
    problems.append(problem)
  }

  /// - Throws: `SettingsError` with everything that was wrong so far.
  public func check() throws(SettingsError) {
    if !problems.isEmpty { throw SettingsError(problems: problems) }
  }
}

/// Settings that a process cannot start with.
public struct SettingsError: Error, CustomStringConvertible, Sendable {
  /// One sentence for each, with the variable's name.
  public let problems: [String]

  public init(problems: [String]) {
    self.problems = problems
  }

  public var description: String {
    "cannot start with these settings:\n" + problems.map { "  - \($0)" }.joined(separator: "\n")
  }
}
