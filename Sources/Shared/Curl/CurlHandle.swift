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

  /// - Parameter value: Copied by libcurl. Nil for the option's "none", which is not always its default.
  func set(_ option: CURLoption, _ value: String?) throws(CurlError) {
    try Self.check(cairn_curl_set_string(handle, option, value))
  }

  /// Where to.
  func set(url: String) throws(CurlError) {
    try set(CURLOPT_URL, url)
  }

  /// - Parameter value: Must live until the transfer has ended.
  func set(_ option: CURLoption, pointer value: UnsafeMutableRawPointer?) throws(CurlError) {
    try Self.check(cairn_curl_set_pointer(handle, option, value))
  }

  /// - Parameter list: Must live until the transfer has ended.
  func set(_ option: CURLoption, list: UnsafeMutablePointer<curl_slist>?) throws(CurlError) {
    try Self.check(cairn_curl_set_list(handle, option, list))
  }

  func set(_ option: CURLoption, function: @escaping cairn_curl_data) throws(CurlError) {
    try Self.check(cairn_curl_set_data_function(handle, option, function))
  }

  func set(openSocket function: @escaping cairn_curl_open) throws(CurlError) {
    try Self.check(cairn_curl_set_open_function(handle, function))
  }

  /// Makes every option what it was after `init`; connections stay open for the next transfer.
  func reset() throws(CurlError) {
    curl_easy_reset(handle)
    try set(CURLOPT_NOSIGNAL, 1)
  }

  /// Runs the transfer.
  func perform() throws(CurlError) {
    try Self.check(curl_easy_perform(handle))
  }

  /// A number of the last transfer; 0 when there was no answer.
  func number(_ info: CURLINFO) throws(CurlError) -> Int {
    var value = 0
    try Self.check(cairn_curl_get_long(handle, info, &value))
    return value
  }

  static func check(_ code: CURLcode) throws(CurlError) {
    guard code != CURLE_OK else { return }
    throw CurlError(code: code.rawValue, message: String(cString: curl_easy_strerror(code)))
  }
}
