internal import Glibc

/// A file that only its owner reads, from its first byte on.
struct PrivateFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Throws: `Failure` when there is such a file, or it cannot be made.
  init(new path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("\(path) cannot be made: \(String(cString: strerror(errno))).") }
    self.path = path
  }

  /// Writes all of it.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EINTR { throw Failure("\(path) cannot be written: \(String(cString: strerror(errno))).") }
    }
  }

  /// Closes it when all is on its way to the disk.
  func close() throws(Failure) {
    let isKept = fsync(descriptor) == 0
    guard Glibc.close(descriptor) == 0, isKept else { throw Failure("\(path) cannot be written: \(String(cString: strerror(errno))).") }
  }

  /// Closes and removes it.
  func discard() {
    _ = Glibc.close(descriptor)
    unlink(path)
  }

  /// Puts this file, which is closed, in the place of another.
  func replace(_ other: String) throws(Failure) {
    guard rename(path, other) == 0 else { throw Failure("\(other) cannot be written: \(String(cString: strerror(errno))).") }
  }
}
