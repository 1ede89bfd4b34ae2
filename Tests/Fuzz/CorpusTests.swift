import Foundation
import Testing

/// A broken promise fails the test and names the input, which scripts/fuzz.sh --again takes.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
  if condition { return }
  Issue.record("broken promise: \(promise()); the input, in base64: \(Data(CorpusTests.input).base64EncodedString())")
}

/// What `make fuzz` has found once cannot come back, and damaged inputs meet every change: without libFuzzer, in the build of all other tests.
@Suite struct CorpusTests {
  /// The input that is tried.
  @TaskLocal static var input: [UInt8] = []

  /// Damaged inputs for each fuzzer: all of them together take a few seconds.
  private static let damagedCount = 2_000
  /// As scripts/fuzz.sh.
  private static let inputBytesMax = 4_096

  private func attempt(_ fuzzer: Fuzzer, _ input: [UInt8]) {
    Self.$input.withValue(input) { input.withUnsafeBytes { fuzzer.feed($0) } }
  }

  @Test(arguments: Fuzzer.all) func `What was found once stays mended`(fuzzer: Fuzzer) throws {
    for input in fuzzer.seeds + (try fuzzer.corpus()) { attempt(fuzzer, input) }
  }

  @Test(arguments: Fuzzer.all) func `Damaged inputs break no promise`(fuzzer: Fuzzer) throws {
    let whole = fuzzer.seeds + (try fuzzer.corpus())
    var decisions = Decisions(UInt64.random(in: 0...UInt64.max))
    for _ in 0..<Self.damagedCount { attempt(fuzzer, decisions.damaged(whole, bytesMax: Self.inputBytesMax)) }
  }

  @Test func `Every folder of inputs and every dictionary belongs to a fuzzer`() throws {
    let names = Set(Fuzzer.all.map(\.name))
    #expect(names.count == Fuzzer.all.count)
    let folder = Fuzzer.folder
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Corpus") { #expect(names.contains(name)) }
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Dictionaries") {
      #expect(names.contains(name.replacing(".txt", with: "")))
    }
  }
}

extension Fuzzer: CustomTestStringConvertible {
  static let folder = String(#filePath.dropLast("/CorpusTests.swift".count))

  var testDescription: String { name }

  /// The inputs that are kept in Corpus; none where nothing was kept yet.
  func corpus() throws -> [[UInt8]] {
    let folder = "\(Self.folder)/Corpus/\(name)"
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return try files.compactMap { $0 as? String }.sorted().map { [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
  }
}

extension Decisions {
  /// One of the inputs with one to four of the damages that libFuzzer does as well: bytes changed, removed, put in, or those of another input.
  fileprivate mutating func damaged(_ inputs: [[UInt8]], bytesMax: Int) -> [UInt8] {
    var bytes = inputs[below(inputs.count)]
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      let end = min(bytes.count, place + 1 + below(16))
      switch next() % 5 {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
      case 1 where place < bytes.count: bytes[place] = [0, 1, 0x7f, 0x80, 0xff][below(5)]
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: (0...below(8)).map { _ in UInt8(truncatingIfNeeded: next()) }, at: place)
      default: bytes.replaceSubrange(place..., with: inputs[below(inputs.count)].dropFirst(place))
      }
    }
    return Array(bytes.prefix(bytesMax))
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}
