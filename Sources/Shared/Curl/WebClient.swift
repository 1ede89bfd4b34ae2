internal import CCurl
internal import EventLoop
internal import Synchronization

/// How much a server of somebody else may take of us. Its answers and its speed are not in our hands.
public struct WebLimits: Sendable, Hashable {
  /// Bytes of an answer. Beyond it the transfer is ended.
  public var bodyBytesMax = 262_144
  /// Bytes of an answer's headers.
  public var headerBytesMax = 32_768
  /// From the name lookup to the last byte.
  public var timeMax: Duration = .seconds(4)
  /// Until the connection is there, with TLS.
  public var connectTimeMax: Duration = .seconds(3)
  /// Transfers at once; each has a thread.
  public var threads = 4
  /// Transfers that wait for a thread. More are refused: they would be late in any case.
  public var queueMax = 64
  /// Whether addresses of this machine may be asked without TLS: for development.
  public var allowsPlainLoopback = false
  /// Whether only addresses of the Internet are connected to, whatever a name leads to, and none through a proxy: for addresses that others
  /// have chosen.
  public var publicAddressesOnly = false

  public init() {}
}

/// Why there is no answer.
public enum WebError: Error, Sendable, Hashable {
  /// Neither https nor, where that is allowed, http on this machine.
  case schemeNotAllowed
  /// The host is none of the Internet.
  case addressNotAllowed
  /// Nobody there, or not with a certificate that can be trusted.
  case unreachable(CurlError)
  case timedOut
  /// More than `WebLimits` lets in.
  case tooLarge
  /// Too many transfers wait already.
  case queueFull
}

/// Asks servers of others over HTTPS, on threads of its own. Certificates are always checked, redirections never followed, connections kept
/// for the next transfer.
public final class WebClient: Sendable {
  /// A handle that no thread uses.
  ///
  /// Proof of `@unchecked Sendable`: it is either in the list below or in the hands of the one thread that took it out.
  private struct IdleHandle: @unchecked Sendable {
    let handle: CurlHandle
  }

  private let limits: WebLimits
  private let offload: Offload
  private let idle = Mutex<[IdleHandle]>([])

  public init(_ limits: WebLimits = WebLimits()) {
    self.limits = limits
    offload = Offload(threads: limits.threads, queueMax: limits.queueMax)
  }

  /// Transfers that wait for a thread.
  public var waitingCount: Int { offload.waitingCount }

  /// Asks, and waits for the whole answer.
  /// - Throws: `WebError`.
  public nonisolated(nonsending) func send(_ request: WebRequest) async throws -> WebResponse {
    guard limits.allows(request.url) else { throw WebError.schemeNotAllowed }
    do {
      return try await offload.run { [self] in try transfer(request) }
    } catch Offload.Refusal.queueFull {
      throw WebError.queueFull
    }
  }

  private func transfer(_ request: WebRequest) throws(WebError) -> WebResponse {
    let answer = WebAnswer(limits)
    do throws(CurlError) {
      let handle = try take()
      defer { give(back: handle) }
      return try WebTransfer(handle: handle, limits: limits).run(request, into: answer)
    } catch {
      if answer.isTooLarge { throw .tooLarge }
      throw answer.isAddressRefused ? .addressNotAllowed : WebError(error)
    }
  }

  private func take() throws(CurlError) -> CurlHandle {
    if let idle = idle.withLock({ $0.popLast() }) { return idle.handle }
    return try CurlHandle()
  }

  /// At most as many as there are threads.
  private func give(back handle: CurlHandle) {
    let returned = IdleHandle(handle: handle)
    idle.withLock { $0.append(returned) }
  }
}

extension WebLimits {
  /// Only what libcurl would not do otherwise: it is told the same.
  func allows(_ url: String) -> Bool {
    if url.hasPrefix("https://") { return true }
    guard allowsPlainLoopback, url.hasPrefix("http://") else { return false }
    let authority = url.dropFirst("http://".count).prefix { !"/?#".contains($0) }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return ["127.0.0.1", "localhost", "[::1]"].contains(host)
  }
}

extension WebError {
  fileprivate init(_ error: CurlError) {
    switch error.code {
    case CURLE_OPERATION_TIMEDOUT.rawValue: self = .timedOut
    case CURLE_FILESIZE_EXCEEDED.rawValue: self = .tooLarge
    default: self = .unreachable(error)
    }
  }
}
