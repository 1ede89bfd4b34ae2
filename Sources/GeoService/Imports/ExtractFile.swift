extension DataFile {
  /// An extract that an operator has made.
  /// - Parameter name: Under which it is loaded, and replaced by the next of that name.
  /// - Throws: `ImportError` for what is no name, or a file that is not there.
  init(extract file: String, named name: String) throws(ImportError) {
    guard MapRules.isMapID(name) else { throw .malformed(file: file, line: 0, reason: "\"\(name)\" is no name of an extract") }
    try self.init(file, in: "")
  }
}

extension DataLines {
  /// Reads rows from the lines and gives them on a few at a time: no more are in memory.
  /// - Parameters:
  ///   - count: Rows from which on they are kept.
  ///   - keep: Called with what is left at the end as well, which may be nothing.
  func inBatches<Element>(
    of count: Int, read: (_ line: ArraySlice<UInt8>, _ number: Int) async throws -> [Element], keep: ([Element]) async throws -> Void
  ) async throws {
    var batch: [Element] = []
    while let (number, line) = try next() {
      batch += try await read(line, number)
      if batch.count < count { continue }
      try await keep(batch)
      batch = []
    }
    try await keep(batch)
  }
}
