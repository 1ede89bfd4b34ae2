import COpenSSL

/// OpenSSL's error queue, which belongs to the thread. A reader empties it, so that nobody reads another's failure.
enum OpenSSLErrors {
  /// The library and the reason of the newest entry.
  static func takeDescription() -> String {
    let code = takeCode()
    guard code != 0, let reason = ERR_reason_error_string(code) else { return "no reason given" }
    return String(cString: reason)
  }

  /// The newest entry, or 0.
  static func takeCode() -> UInt {
    defer { ERR_clear_error() }
    return ERR_peek_last_error()
  }

  /// To be called before an operation whose failure will be read.
  static func clear() {
    ERR_clear_error()
  }
}
