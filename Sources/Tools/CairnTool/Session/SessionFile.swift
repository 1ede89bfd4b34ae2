internal import FoundationEssentials
internal import Glibc
internal import Lifecycle

/// The file in which the session of `cairn login` is kept, readable by its owner alone. A command that changes it holds a lock beside it: of two commands at
/// once one renews the session, and the other takes what that one has written; two renewals by one token would end the session as a thief's.
struct SessionFile: Sendable {
  let path: String

  /// CAIRN_SESSION_FILE, or where the system keeps such files (XDG Base Directory Specification).
  init(_ settings: Settings) throws(Failure) {
    if let path = settings.text("SESSION_FILE") {
      self.path = path
      return
    }
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/cairn/session"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.config/cairn/session"
    } else {
      throw Failure("Where may the session be kept? Set CAIRN_SESSION_FILE.")
    }
  }

  init(path: String) {
    self.path = path
  }

  /// Nil without one.
  /// - Throws: `Failure` for one that others may read, or that is none.
  func read() throws(Failure) -> KeptSession? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & 0o077 == 0 else { throw Failure("\(path) can be read by others: chmod 600 it, and log in again.") }
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path) cannot be read.") }
    guard let session = KeptSession(String(decoding: data, as: UTF8.self)) else {
      throw Failure("\(path) holds no session: cairn login makes it anew.")
    }
    return session
  }

  /// Puts a session in the place of the one there is, whole or not at all. Under the lock.
  func write(_ session: KeptSession) throws(Failure) {
    let part = path + ".part"
    // Left by a command that was killed.
    unlink(part)
    let file = try PrivateFile(new: part)
    try file.write(Array(session.text.utf8))
    try file.close()
    try file.replace(path)
  }

  /// Removes it. Under the lock.
  func remove() { unlink(path) }

  /// Runs `body` while no other command changes the file.
  func locked<Value>(_ body: () async throws -> Value) async throws -> Value {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("\(path).lock cannot be made: \(String(cString: strerror(errno))).") }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR, !Interrupt.isPending else { throw CancellationError() }
    }
    return try await body()
  }
}
