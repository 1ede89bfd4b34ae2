// What an installation is run by: metrics that the runbook knows, secrets that containers are given.

import Foundation
import Testing

@Suite struct OperationsLawTests {
  /// Fields of `Features` that every release of the public suite knows: it ends at the first one that it does not.
  private static let conformanceFields: Set = [
    "features", "versions", "protocols", "codecs", "compressions", "streamTypes", "supportsH2c", "supportsTls", "supportsTlsClientCerts",
    "supportsTrailers", "supportsHalfDuplexBidiOverHttp1", "supportsConnectGet", "supportsMessageReceiveLimit",
  ]

  @Test func `The conformance suite knows every field that it is given`() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "Tests/Conformance/conformance.yaml"), encoding: .utf8)
    let fields = text.split(separator: "\n").compactMap { line -> String? in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line.hasPrefix("#") || line.hasPrefix("- ") ? nil : line.split(separator: ":").first.map(String.init)
    }
    #expect(fields.count > 10 && Set(fields).subtracting(Self.conformanceFields).isEmpty, "\(fields)")
  }

  // MARK: Metrics

  /// Names that are put together: where, how the part is written, what stands before it.
  private static let composed: [(path: String, pattern: String, heads: [String])] = [
    ("Sources/Shared/RPC/CallMetrics.swift", #""\\\(prefix\)(_[a-z_]+)""#, ["cairn_gateway", "cairn_server"]),
    ("Sources/Shared/RPC/UpstreamMetrics.swift", #"add\(\.\w+, "([a-z_]+)""#, ["cairn_upstream_"]),
  ]

  private struct Metric {
    var name: String
    var file: SourceFile
    var line: Int
  }

  private static let metrics: [Metric] = Repository.sources.flatMap { file -> [Metric] in
    if file.path.hasPrefix("Sources/Shared/Testing/") { return [] }
    let parts = composed.filter { $0.path == file.path }.flatMap { part in
      found(part.pattern, in: file).flatMap { name, line in part.heads.map { Metric(name: $0 + name, file: file, line: line) } }
    }
    return parts + found(#""((?:cairn|process)_[a-z0-9_]+)""#, in: file).map { Metric(name: $0, file: file, line: $1) }
  }

  private static func found(_ pattern: String, in file: SourceFile) -> [(String, Int)] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return file.codeLines.flatMap { line in
      expression.matches(in: line.text, range: NSRange(line.text.startIndex..., in: line.text)).compactMap { match in
        Range(match.range(at: 1), in: line.text).map { (String(line.text[$0]), line.number) }
      }
    }
  }

  @Test func `Every metric stands in the runbook`() {
    let runbook = Repository.files.first { $0.path == "docs/runbook.md" }?.text ?? ""
    let words = Set(runbook.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let breaches = Self.metrics.filter { !words.contains($0.name[...]) }.map { Breach(file: $0.file, line: $0.line, what: $0.name) }
    expectNone(breaches, wayOut: "Say in docs/runbook.md, \"Metrics\", what it tells and what to do about it")
  }

  @Test func `Metrics are really found`() {
    let names = Set(Self.metrics.map(\.name))
    #expect(names.count > 60)
    for name in ["cairn_ready", "cairn_server_requests_total", "cairn_upstream_retries_total", "process_open_fds"] {
      #expect(names.contains(name))
    }
  }

  // MARK: Secrets

  private static let services = ["auth", "game", "social", "geo", "gateway"]

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The secrets that compose.yaml gives each service.
  private static let given: [String: Set<String>] = {
    var (service, given) = ("", [String: Set<String>]())
    for line in text("deploy/compose.yaml").split(separator: "\n") {
      if line.hasPrefix("  "), !line.hasPrefix("   "), line.hasSuffix(":") { service = String(line.dropFirst(2).dropLast()) }
      guard line.hasPrefix("    secrets: ["), line.hasSuffix("]") else { continue }
      given[service] = Set(line.dropFirst("    secrets: [".count).dropLast().split(separator: ",").map { $0.filter { $0 != " " } })
    }
    return given
  }()

  @Test(arguments: services) func `What a container's settings name is given to it and made for it`(service: String) {
    // Also settings that are offered only, behind a "#".
    let named = Self.text("deploy/env/\(service).env").split(separator: "\n").compactMap { line in
      line.range(of: "=/run/secrets/").map { String(line[$0.upperBound...]) }
    }
    #expect(named.count > 3)
    let makers = Self.text("scripts/compose-secrets.sh") + Self.text("scripts/lib/secrets.sh")
    for name in named {
      #expect(Self.given[service]?.contains(name) == true, "\(name) is not among the secrets of \(service) in deploy/compose.yaml")
      #expect(Self.text("deploy/compose.yaml").contains("\n  \(name): {file: "), "\(name) has no file in deploy/compose.yaml")
      let ofEach = name.replacingOccurrences(of: #"-(auth|game|social|geo)$"#, with: "-$name", options: .regularExpression)
      let isMade = ["$secrets/\(name)", "$secrets/\(ofEach)"].contains(where: makers.contains)
      #expect(isMade, "scripts/compose-secrets.sh does not make \(name)")
    }
  }

  /// Strangers write logs too: without a bound a day of them fills the disk.
  @Test func `The logs of every container have a bound`() throws {
    let services = try #require(Self.text("deploy/compose.yaml").components(separatedBy: "\nservices:\n").last)
    var bounded: [String: Bool] = [:]
    var name = ""
    for line in services.split(separator: "\n") {
      if !line.hasPrefix(" "), !line.hasPrefix("#") { break }
      if line.hasPrefix("  "), line.dropFirst(2).first?.isLetter == true { name = String(line.dropFirst(2).prefix { $0 != ":" }) }
      if !name.isEmpty { bounded[name, default: false] = bounded[name] == true || ["*service", "*logging"].contains(where: line.contains) }
    }
    #expect(bounded.count > 6 && bounded["postgres"] == true)
    for (name, isBounded) in bounded where !isBounded { Issue.record("\(name) of deploy/compose.yaml has no \"logging: *logging\"") }
    #expect(Self.text("deploy/compose.yaml").contains("options: {max-size: 50m, max-file: \"5\"}"))
  }

  /// A single file that is mounted stays what it was when another is put in its place, so nobody would see a renewed certificate.
  @Test func `The certificate of containers is mounted with its folder`() {
    let paths = Self.text("deploy/env/gateway.env").split(separator: "\n").filter { $0.hasPrefix("CAIRN_TLS_") && $0.contains("/run/") }
    #expect(paths.count == 2)
    for path in paths { #expect(path.contains("=/run/tls/"), "\(path)") }
    #expect(Self.text("deploy/compose.yaml").contains("/tls:/run/tls:ro\n"))
    #expect(Self.text("scripts/compose-secrets.sh").contains("tls=$secrets/tls\n"))
  }

  @Test func `What a deployment cannot do without is neither in git nor removed by make clean`() {
    #expect(Self.text(".gitignore").split(separator: "\n").contains("deploy/secrets/"))
    #expect(Self.text("deploy/compose.yaml").contains("${CAIRN_SECRETS:-./secrets}"))
    #expect(!Self.text("deploy/compose.yaml").contains(".cairn"))
    #expect(Self.text("scripts/compose-secrets.sh").contains("${CAIRN_SECRETS:-$root/deploy/secrets}"))
    let lines = Self.text("scripts/clean.sh").split(separator: "\n")
    #expect(lines.filter { $0.contains("rm -") } == [#"rm -rf "${removed[@]}""#])
    let removed = lines.flatMap { $0.matches(of: #/removed\+?=\((.*)\)/#).map { String($0.1) } }
    #expect(removed == [#""$CAIRN_HOME""#, #""$CAIRN_BUILD_PATH""#])
  }
}
