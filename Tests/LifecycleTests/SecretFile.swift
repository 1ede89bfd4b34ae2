import Cryptography
import FoundationEssentials

/// A file that is gone when the test is.
final class SecretFile {
  let path: String

  init(_ content: String) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cairn-lifecycle-\(Hex.encode(RandomBytes.generate(8)))")
    path = url.path()
    try Data(content.utf8).write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
