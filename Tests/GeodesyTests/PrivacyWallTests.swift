import Foundation
import Testing

@testable import Geodesy

/// What the compiler refuses: small programs that would show an exact position to somebody, compiled against this library.
@Suite struct PrivacyWallTests {
  /// A program's line, and a part of what the compiler says against it; `nil` for one that is right.
  struct Probe: Sendable, CustomTestStringConvertible {
    var line: String
    var refusal: String?

    var testDescription: String { line }
  }

  static let probes = [
    Probe(line: "tellOthers(exact.shown(onGridOf: 1_000))"),
    Probe(line: "tellOthers(exact)", refusal: "cannot convert value of type 'ExactPosition'"),
    Probe(line: "tellOthers(ShownPosition(point: place, radius: 0))", refusal: "inaccessible"),
    Probe(line: "write(exact.latitude)", refusal: "has no member 'latitude'"),
    Probe(line: "write(exact.point.latitude)", refusal: "inaccessible"),
    Probe(line: "encode(exact)", refusal: "conform to 'Encodable'"),
  ]

  @Test func theCompilerRefusesToShowAnExactPosition() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-wall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try FileManager.default.contentsOfDirectory(at: Self.library, includingPropertiesForKeys: nil)
      .map(\.path).filter { $0.hasSuffix(".swift") }
    let module = folder.appendingPathComponent("Geodesy.swiftmodule").path
    let built = try Self.swiftc(
      ["-emit-module", "-module-name", "Geodesy", "-package-name", "cairn", "-emit-module-path", module] + sources, in: folder)
    try #require(built.isEmpty, "\(built)")
    for (number, probe) in Self.probes.enumerated() {
      let file = folder.appendingPathComponent("Probe\(number).swift")
      try Data(Self.program(probe.line).utf8).write(to: file)
      // Of the same package, as the services are.
      let said = try Self.swiftc(["-typecheck", "-package-name", "cairn", "-I", folder.path, file.path], in: folder)
      if let refusal = probe.refusal {
        #expect(said.contains("error:") && said.contains(refusal), "\(probe.line): \(said)")
      } else {
        #expect(said.isEmpty, "\(probe.line): \(said)")
      }
    }
  }

  @Test func nothingOfItIsPrinted() {
    let exact = ExactPosition(point(60.171_234, 24.941_234))
    var dumped = ""
    dump(exact, to: &dumped)
    for text in ["\(exact)", String(reflecting: exact), dumped, "\([exact])", "\(Optional(exact) as Any)"] {
      #expect(!text.contains("60") && !text.contains("24.9"), "\(text)")
    }
  }

  private static func program(_ line: String) -> String {
    """
    import Geodesy
    func tellOthers(_ position: ShownPosition) {}
    func write(_ degrees: Double) {}
    func encode(_ value: some Encodable) {}
    func probe(_ exact: ExactPosition, _ place: GeoPoint) {
      \(line)
    }

    """
  }

  private static let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Shared/Geodesy")

  /// What the compiler says.
  private static func swiftc(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6", "-module-cache-path", folder.appendingPathComponent("cache").path] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
