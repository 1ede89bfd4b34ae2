internal import CArchive
public import Timekeeping

/// Writes a ZIP (APPNOTE 6.3) as it comes: what was written can be taken away in parts, so a ZIP of any size needs the memory of a few parts.
///
/// Not Sendable: libarchive keeps the state of one thread's work. Compresses at some 50 MB/s on the calling thread; hand it small pieces.
public final class ZIPWriter {
  /// Bytes of every part but the last.
  public static let partBytes = 65_536

  /// libarchive refused; its words.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Collects what libarchive writes. Its callback holds it unretained: the writer keeps it alive for longer than the archive.
  private final class Output {
    var parts: [[UInt8]] = []
  }

  private let archive: OpaquePointer
  private let output = Output()
  private let time: Moment
  private var isFinished = false

  /// - Parameter time: The time that every file shows.
  /// - Throws: `Failure` when there is no memory.
  public init(time: Moment) throws(Failure) {
    guard let archive = archive_write_new() else { throw Failure(description: "no memory for an archive") }
    self.archive = archive
    self.time = time
    try check(archive_write_set_format_zip(archive))
    // Every part is whole but the last, which is as long as it is.
    try check(archive_write_set_bytes_per_block(archive, Int32(Self.partBytes)))
    try check(archive_write_set_bytes_in_last_block(archive, 1))
    let opened = archive_write_open(
      archive, Unmanaged.passUnretained(output).toOpaque(), nil,
      { _, client, bytes, count in
        guard let client, let bytes else { return -1 }
        let output = Unmanaged<Output>.fromOpaque(client).takeUnretainedValue()
        output.parts.append(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
        return count
      }, nil)
    try check(opened)
  }

  deinit {
    // Also closes it, which may call back: `output` is still there.
    archive_write_free(archive)
  }

  /// Begins a file; what was begun before is complete.
  /// - Parameter name: With "/" between folders, in ASCII, relative.
  public func beginFile(_ name: String) throws(Failure) {
    guard let entry = archive_entry_new() else { throw Failure(description: "no memory for an entry") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    // A regular file (S_IFREG), whose size is told behind it.
    archive_entry_set_filetype(entry, 0o100000)
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_mtime(entry, Int(time.milliseconds / 1_000), 0)
    try check(archive_write_header(archive, entry))
  }

  /// Goes on with the file that was begun last.
  public func write(_ bytes: [UInt8]) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { archive_write_data(archive, $0.baseAddress?.advanced(by: start), $0.count - start) }
      if count <= 0 { throw failure }
      start += count
    }
  }

  /// Completes the ZIP. Nothing can be written after that.
  public func finish() throws(Failure) {
    if isFinished { return }
    isFinished = true
    try check(archive_write_close(archive))
  }

  /// Output since the last call: parts of `partBytes`; the last one of a finished ZIP may be shorter.
  public func takeParts() -> [[UInt8]] {
    defer { output.parts = [] }
    return output.parts
  }

  private func check(_ code: Int32) throws(Failure) {
    if code != ARCHIVE_OK { throw failure }
  }

  private var failure: Failure { Failure(description: archive_error_string(archive).map { String(cString: $0) } ?? "the archive failed") }
}
