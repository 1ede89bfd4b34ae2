import Glibc

/// A file of an operator, opened once: what is read of it later is what was opened, whatever has taken its place at its path meanwhile. A pipe can be read
/// only once, so what comes through one is kept in a file without a name, which goes when this does.
final class SourceFile: Sendable {
  /// Bytes that are kept of what is no regular file: twice the largest extract of OpenStreetMap that is read line by line here, some 4 GB.
  static let spooledBytesMax = 8_589_934_592
  /// Where they are kept unless TMPDIR says otherwise.
  static let defaultSpoolFolder = "/tmp"

  /// As the operator wrote it.
  let path: String
  private let descriptor: Int32

  /// - Parameter path: "-" is the standard input, as "/dev/stdin" is.
  /// - Throws: `unreadable`; `unkept` when what comes through a pipe finds no room.
  convenience init(_ path: String, spooledBytesMax: Int = spooledBytesMax) throws(ImportError) {
    let opened = Self.open(path)
    var status = stat()
    guard opened >= 0, fstat(opened, &status) == 0 else { throw .unreadable(path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self.init(path, owning: opened)
    // A folder can be opened and not read.
    case S_IFDIR:
      close(opened)
      throw .unreadable(path: path)
    default:
      defer { close(opened) }
      self.init(path, owning: try Self.spooled(opened, path, bytesMax: spooledBytesMax))
    }
  }

  private init(_ path: String, owning descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    close(descriptor)
  }

  private static func open(_ path: String) -> Int32 {
    // A socket as standard input cannot be opened by its path, and of a regular file what was read already would come once more.
    path == "-" || path == "/dev/stdin" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : Glibc.open(path, O_RDONLY | O_CLOEXEC)
  }

  /// In bytes.
  var byteCount: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// For a library that wants a path. It leads to what was opened also when that has no name.
  var descriptorPath: String { "/proc/self/fd/\(descriptor)" }

  /// At most so many bytes from a place on; empty at the end.
  func read(at offset: Int, upTo count: Int) throws(ImportError) -> [UInt8] {
    let descriptor = descriptor
    return try Self.piece(of: path, upTo: count) { pread(descriptor, $0, $1, offset) }
  }

  private static func piece(
    of path: String, upTo count: Int, _ read: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(ImportError) -> [UInt8] {
    var got = 0
    let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat { got = read(buffer.baseAddress, count) } while got < 0 && errno == EINTR
      filled = max(0, got)
    }
    if got < 0 { throw .unreadable(path: path) }
    return piece
  }

  // MARK: Files that are not regular

  /// - Returns: A file without a name that has all that comes.
  private static func spooled(_ source: Int32, _ path: String, bytesMax: Int) throws(ImportError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? defaultSpoolFolder
    let spool = nameless(in: folder)
    guard spool >= 0 else { throw .unkept(path: path, folder: folder, reason: String(cString: strerror(errno))) }
    do throws(ImportError) {
      var byteCount = 0
      while true {
        let piece = try Self.piece(of: path, upTo: DataFile.pieceBytes) { Glibc.read(source, $0, $1) }
        if piece.isEmpty { return spool }
        byteCount += piece.count
        if byteCount > bytesMax { throw .malformed(file: path, line: 0, reason: "more than \(bytesMax) bytes through a pipe") }
        if let reason = write(piece, to: spool) { throw .unkept(path: path, folder: folder, reason: reason) }
      }
    } catch {
      close(spool)
      throw error
    }
  }

  /// - Returns: An open file that no folder has; negative where none can be made.
  private static func nameless(in folder: String) -> Int32 {
    var path = Array("\(folder)/cairn-import-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    if descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      unlink(path)
    }
    return descriptor
  }

  /// - Returns: Why it could not be written; nil when it was.
  private static func write(_ piece: [UInt8], to descriptor: Int32) -> String? {
    var written = 0
    while written < piece.count {
      let count = piece[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return String(cString: strerror(errno)) }
      written += max(0, count)
    }
    return nil
  }
}
