internal import CUV

/// The receiver of news from a watched descriptor.
public protocol DescriptorWatchTarget: AnyObject {
  /// The descriptor can be read, written, or has failed (then both are true, and the next call on it says why).
  func descriptorReady(readable: Bool, writable: Bool)
}

/// Tells when a descriptor that another library owns can be read or written. Confined to the loop's thread.
///
/// End the watch before the library closes its descriptor.
public final class DescriptorWatch {
  private let handle: UnsafeMutablePointer<uv_poll_t>
  private weak var target: (any DescriptorWatchTarget)?
  private var events: Int32 = 0

  /// On the loop's thread.
  public init(on loop: Loop, descriptor: Int32, target: any DescriptorWatchTarget) {
    precondition(loop.isCurrent, "a watch belongs to the loop's own thread")
    self.target = target
    handle = .allocate(capacity: 1)
    let result = uv_poll_init(loop.thread.uv, handle, descriptor)
    precondition(result == 0, "one watch at a time for each descriptor")
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    handle.pointee.data = nil
    handle.closeAndFree()
  }

  /// Sets what to wait for; neither means nothing.
  public func wait(readable: Bool, writable: Bool) {
    let wanted = Int32(readable ? UV_READABLE.rawValue : 0) | Int32(writable ? UV_WRITABLE.rawValue : 0)
    // The end of a loop has closed every handle, and nobody is told of anything from there on.
    if wanted == events || uv_is_closing(handle.asHandle) != 0 { return }
    events = wanted
    if wanted == 0 {
      uv_poll_stop(handle)
      return
    }
    uv_poll_start(handle, wanted) { handle, status, events in
      let failed = status < 0
      DescriptorWatch.target(of: handle!)?.descriptorReady(
        readable: failed || events & Int32(UV_READABLE.rawValue) != 0, writable: failed || events & Int32(UV_WRITABLE.rawValue) != 0)
    }
  }

  /// `deinit` closes the handle, so a handle that calls back has a living watch. It is not kept during the call: its owner may end it
  /// there and watch the same descriptor anew.
  private static func target(of handle: UnsafeMutablePointer<uv_poll_t>) -> (any DescriptorWatchTarget)? {
    Unmanaged<DescriptorWatch>.fromOpaque(handle.pointee.data).takeUnretainedValue().target
  }
}
