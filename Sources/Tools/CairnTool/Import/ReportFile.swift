internal import FoundationEssentials

/// The file of `--report`: emptied first, so that who may not write there is told before anything is done.
struct ReportFile: Sendable {
  private let path: String

  init(_ path: String) throws {
    self.path = path
    guard FileManager.default.createFile(atPath: path, contents: nil) else { throw Failure("cannot write \(path)") }
  }

  func append(_ lines: [String]) throws {
    do {
      let former = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      try (former + lines.map { $0 + "\n" }.joined()).write(to: URL(filePath: path), atomically: false, encoding: .utf8)
    } catch {
      throw Failure("cannot write \(path)")
    }
  }
}
