internal import CArchive

/// Reads a ZIP (APPNOTE 6.3) piece by piece, so that one of any size needs the memory of a piece. The content of a ZIP is told by its directory, which is at
/// its end: a file that was cut off is none.
///
/// Not Sendable: libarchive keeps the state of one thread's work.
public final class ZIPReader {
  /// Bytes of a piece, at most.
  public static let pieceBytes = 65_536

  /// Where the ZIP is.
  public enum Source: Sendable {
    case path(String)
    case bytes([UInt8])
  }

  /// libarchive refused: not a ZIP, torn, or packed in a way it does not know. Its words.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// An entry of a ZIP.
  public struct Entry: Sendable, Hashable {
    /// As it stands in the ZIP, and may lead anywhere: "../../etc/passwd" is a name too. Nil for what is no text.
    public var name: String?
    /// No folder, no link.
    public var isFile: Bool
    public var isEncrypted: Bool
    /// Bytes that it unpacks to by its directory, which need not be true; nil where that says nothing.
    public var byteCount: Int64?
  }

  private let archive: OpaquePointer
  /// Where libarchive reads from while this lives.
  private let memory: UnsafeMutableRawBufferPointer

  /// - Throws: `Failure`, also when there is no such file.
  public init(_ source: Source) throws(Failure) {
    guard let archive = archive_read_new() else { throw Failure(description: "no memory for an archive") }
    self.archive = archive
    switch source {
    case .path: memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    case .bytes(let bytes):
      memory = .allocate(byteCount: max(bytes.count, 1), alignment: 1)
      memory.copyBytes(from: bytes)
    }
    // By its directory only, and no other format: what libarchive can unpack besides is nobody's business here.
    try check(archive_read_support_format_zip_seekable(archive))
    switch source {
    case .path(let path): try check(archive_read_open_filename(archive, path, Self.pieceBytes))
    case .bytes(let bytes): try check(archive_read_open_memory(archive, memory.baseAddress, bytes.count))
    }
  }

  deinit {
    archive_read_free(archive)
    memory.deallocate()
  }

  /// Goes to the next entry; nil behind the last one.
  public func next() throws(Failure) -> Entry? {
    var entry: OpaquePointer?
    let status = archive_read_next_header(archive, &entry)
    if status == ARCHIVE_EOF { return nil }
    guard status == ARCHIVE_OK, let entry else { throw failure }
    let regularFile: mode_t = 0o100000
    return Entry(
      name: archive_entry_pathname_utf8(entry).map { String(cString: $0) }, isFile: archive_entry_filetype(entry) == regularFile,
      isEncrypted: archive_entry_is_encrypted(entry) != 0,
      byteCount: archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : nil)
  }

  /// The next piece of the entry; empty at its end, whose checksum is then right.
  public func read() throws(Failure) -> [UInt8] {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, filled in
      count = archive_read_data(archive, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    // A wrong checksum is told here too.
    guard count >= 0 else { throw failure }
    return piece
  }

  private func check(_ code: Int32) throws(Failure) {
    if code != ARCHIVE_OK { throw failure }
  }

  private var failure: Failure { Failure(description: archive_error_string(archive).map { String(cString: $0) } ?? "the archive failed") }
}
