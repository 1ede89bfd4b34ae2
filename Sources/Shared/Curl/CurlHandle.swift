internal import CCurl

/// One transfer of libcurl. Blocks while it runs: only for threads of an `Offload`. Not `Sendable`: libcurl allows one thread at a time.
final class CurlHandle {
  /// libcurl's global state is made once, before the first handle, by whichever thread comes first.
  private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  let handle: UnsafeMutableRawPointer

  init() throws(CurlError) {
    guard Self.isReady, let handle = curl_easy_init() else {
      throw CurlError(code: CURLE_FAILED_INIT.rawValue, message: "libcurl cannot start")
    }
    self.handle = handle
    // A server has other threads: no signals for time limits of name lookups.
    try set(CURLOPT_NOSIGNAL, 1)
  }

  deinit { curl_easy_cleanup(handle) }

  func set(_ option: CURLoption, _ value: Int) throws(CurlError) {
    try Self.check(cairn_curl_set_long(handle, option, value))
  }

  /// - Parameter value: Copied by libcurl.
  func set(_ option: CURLoption, _ value: String) throws(CurlError) {
    try Self.check(cairn_curl_set_string(handle, option, value))
  }

  /// Where to.
  func set(url: String) throws(CurlError) {
    try set(CURLOPT_URL, url)
  }

  static func check(_ code: CURLcode) throws(CurlError) {
    guard code != CURLE_OK else { return }
    throw CurlError(code: code.rawValue, message: String(cString: curl_easy_strerror(code)))
  }
}
