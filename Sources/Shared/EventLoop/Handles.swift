internal import CUV

// libuv's handle types begin with the members of uv_handle_t and uv_stream_t, so that a pointer to one is a pointer to the other; C says it
// by a cast, Swift by these two properties.

extension UnsafeMutablePointer {
  var asHandle: UnsafeMutablePointer<uv_handle_t> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: uv_handle_t.self) }
  var asStream: UnsafeMutablePointer<uv_stream_t> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: uv_stream_t.self) }
}

extension UnsafeMutablePointer {
  /// Closes a handle whose owner is gone; libuv needs its memory until the close callback. A loop that has ended has closed its handles
  /// already.
  func closeAndFree() {
    if uv_is_closing(asHandle) != 0 { return }
    uv_close(asHandle) { $0!.deallocate() }
  }
}

/// A failed call of the operating system, as libuv names it.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A negative errno.
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  public var description: String {
    "\(String(cString: uv_err_name(code))): \(String(cString: uv_strerror(code)))"
  }

  /// Errors that callers tell apart.
  public static let addressInUse = SystemError(code: UV_EADDRINUSE.rawValue)
  public static let connectionRefused = SystemError(code: UV_ECONNREFUSED.rawValue)
  public static let timedOut = SystemError(code: UV_ETIMEDOUT.rawValue)
}
