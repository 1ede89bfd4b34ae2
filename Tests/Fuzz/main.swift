// One process per fuzzer, named by the environment, because libFuzzer starts itself again with arguments of its own.
import Glibc

/// libFuzzer's loop as a function (https://llvm.org/docs/LibFuzzer.html, "Using libFuzzer as a library").
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Ends the process, for libFuzzer to keep the input.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
  if !condition { fatalError("broken promise: \(promise())") }
}

private func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
  bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
  fclose(file)
}

private enum Chosen {
  /// libFuzzer's callback cannot carry a context.
  static let fuzzer: Fuzzer = {
    let name = getenv("CAIRN_FUZZER").map { String(cString: $0) }
    guard let fuzzer = Fuzzer.all.first(where: { $0.name == name }) else {
      fatalError("CAIRN_FUZZER is one of \(Fuzzer.all.map(\.name).joined(separator: ", "))")
    }
    return fuzzer
  }()
}

private let words = CommandLine.arguments
if words.count == 2, words[1] == "--list" {
  for fuzzer in Fuzzer.all { print(fuzzer.name) }
  exit(0)
}
if words.count == 3, words[1] == "--seeds" {
  for (index, seed) in Chosen.fuzzer.seeds.enumerated() { write(seed, to: "\(words[2])/seed-\(index)") }
  exit(0)
}
private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { bytes, count in
    Chosen.fuzzer.feed(UnsafeRawBufferPointer(start: bytes, count: count))
    return 0
  })
