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
    Probe(line: "tellOthers(exact.shown(for: .person))"),
    Probe(line: "tellOthers(exact.shown(by: Blur(for: .home) { $0 + $0 }, ownerID: \"somebody\"))"),
    Probe(line: "tellOthers(exact)", refusal: "cannot convert value of type 'ExactPosition'"),
    Probe(line: "tellOthers(ShownPosition(point: place, radius: 0))", refusal: "inaccessible"),
    Probe(line: "write(exact.latitude)", refusal: "has no member 'latitude'"),
    Probe(line: "write(exact.point.latitude)", refusal: "inaccessible"),
    Probe(line: "encode(exact)", refusal: "conform to 'Encodable'"),
    Probe(line: "write(exact.distance(to: exact))", refusal: "has no member 'distance'"),
    Probe(line: "write(place.distance(to: exact))", refusal: "cannot convert value of type 'ExactPosition'"),
    Probe(line: "tellOthers(exact.shown(onGridOf: 1))", refusal: "incorrect argument label in call (have 'onGridOf:', expected 'for:')"),
    Probe(line: "tellOthers(exact.shown(by: Blur(cellSize: 1, jitter: 0) { $0 }, ownerID: \"\"))", refusal: "extra arguments"),
    Probe(line: "tellOthers(exact.shown(for: ShowingPurpose(cellSize: 1)))", refusal: "cannot be constructed"),
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

  @Test func noPurposeShowsWhoIsInWhichHouse() {
    for purpose in ShowingPurpose.allCases {
      #expect(purpose.cellSize >= ShowingPurpose.cellSizeMin && purpose.jitter >= purpose.cellSize)
    }
    #expect(ShowingPurpose.cellSizeMin >= 500)
  }

  /// Somebody who stands at many places and is told from each how far the other is finds what is shown, and not where the other is.
  @Test(arguments: ShowingPurpose.allCases) func distancesFromManyPlacesDoNotFindIt(purpose: ShowingPurpose) {
    let blur = Blur(for: purpose) { bytes in (0..<16).map { index in bytes.reduce(UInt8(index)) { $0 &* 31 &+ $1 } } }
    let errors = (0..<200).map { number -> Double in
      let place = point(60.17, 24.94).destination(distance: Double(number) * 137, bearing: Double(number) * 71)
      let shown = ExactPosition(place).shown(by: blur, ownerID: "somebody").point
      // Steps to wherever the told distances fit better, until they fit.
      let watchers = (0..<12).map { place.destination(distance: 3 * purpose.cellSize, bearing: 30 * Double($0)) }
      let told = watchers.map { $0.distance(to: shown) }
      func misfit(_ guess: GeoPoint) -> Double { zip(watchers, told).reduce(0) { $0 + abs($1.0.distance(to: guess) - $1.1) } }
      var (guess, step) = (place, purpose.cellSize)
      while step > 1 {
        let better = (0..<8).map { guess.destination(distance: step, bearing: 45 * Double($0)) }.min { misfit($0) < misfit($1) }!
        if misfit(better) < misfit(guess) { guess = better } else { step /= 2 }
      }
      return guess.distance(to: place)
    }
    #expect(errors.sorted()[errors.count / 2] > purpose.cellSize / 3)
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
