internal import Glibc

/// How many files, sockets among them, this process may have open.
public enum OpenFiles {
  /// Kept for connections to the database and other services, for files and logs: strangers who hold all that is left must not keep us from
  /// those.
  private static let reserve = 256

  /// Raises the limit to what the system allows: the usual 1,024 is less than the phones of one evening.
  public static func raiseLimit() {
    var limit = current
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// How many connections strangers may hold together.
  public static var forPeers: Int { max(reserve, Int(clamping: current.rlim_cur) - reserve) }

  private static var current: rlimit {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return limit
  }
}
