import Glibc

/// libFuzzer's loop as a function (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library"), so that each fuzzer keeps a
/// `main` of its own, which is what SwiftPM builds executables from.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What every fuzzer does: write its first inputs, or try inputs for as long as it is told.
public enum Fuzzer {
  /// Set once before the loop begins; libFuzzer's callback cannot carry a context.
  private nonisolated(unsafe) static var check: (UnsafeRawBufferPointer) -> Void = { _ in }

  /// Runs to the end of the process.
  /// - Parameters:
  ///   - seeds: Well-formed inputs to begin with. `--seeds FOLDER` as the only arguments writes them there and does nothing else.
  ///   - check: Tries one input; a broken promise ends the process by `broken`.
  public static func run(seeds: [[UInt8]], _ check: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) -> Never {
    let words = CommandLine.arguments
    if words.count == 3, words[1] == "--seeds" {
      for (index, seed) in seeds.enumerated() { write(seed, to: "\(words[2])/seed-\(index)") }
      exit(0)
    }
    self.check = check
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { bytes, count in
        Fuzzer.check(UnsafeRawBufferPointer(start: bytes, count: count))
        return 0
      })
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
    bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }
}

/// Ends the process: a promise of the code under test was broken by this input.
public func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
  if !condition { fatalError("broken promise: \(promise())") }
}

/// Decisions and bytes taken from the front of an input. What is missing reads as zero.
public struct Input {
  private var rest: Slice<UnsafeRawBufferPointer>

  public init(_ bytes: UnsafeRawBufferPointer) { rest = bytes[...] }

  public var isEmpty: Bool { rest.isEmpty }

  public mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  public mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  public mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  public mutating func remainder() -> [UInt8] { bytes(rest.count) }

  public mutating func text() -> String { String(decoding: remainder(), as: UTF8.self) }
}

/// splitmix64: many small decisions from one word of the input.
public struct Decisions {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}

/// The input's bytes in pieces, as a network would deliver them.
public func inPieces(_ bytes: [UInt8], _ size: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
  bytes.withUnsafeBytes { all in
    var start = 0
    while start < all.count {
      let end = min(all.count, start + max(1, size))
      body(UnsafeRawBufferPointer(rebasing: all[start..<end]))
      start = end
    }
  }
}
