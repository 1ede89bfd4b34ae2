internal import CLibPQ
internal import EventLoop

/// A libpq connection string taken apart, so that its host names can be looked up before libpq would block a loop with that.
struct ConnectionParameters: Sendable {
  private var values: [String: String]

  /// - Throws: `invalidValue` when libpq cannot read the string.
  init(_ text: String) throws(PostgresError) {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(text, &message) else {
      let reason = message.map { String(cString: $0) } ?? "unreadable"
      PQfreemem(message)
      throw PostgresError(.invalidValue(reason: "connection string: \(reason)"))
    }
    defer { PQconninfoFree(options) }
    values = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
  }

  /// Sets a parameter unless the connection string does.
  mutating func setDefault(_ keyword: String, _ value: String) {
    if values[keyword] == nil { values[keyword] = value }
  }

  /// Adds a setting of the server for this session.
  mutating func appendOption(_ option: String) {
    values["options"] = values["options"].map { "\($0) \(option)" } ?? option
  }

  /// Whether a host is a name that has to be looked up.
  var needsLookup: Bool {
    values["hostaddr"] == nil && hosts.contains { Self.isName($0) }
  }

  /// The same parameters with every address of every named host in its place. Blocks: through `Offload`.
  func resolved() -> ConnectionParameters {
    if !needsLookup { return self }
    let ports = list("port")
    var entries: [(host: String, address: String, port: String)] = []
    for (index, host) in hosts.enumerated() {
      let port = ports.count == 1 ? ports[0] : (index < ports.count ? ports[index] : "")
      let addresses = Self.isName(host) ? HostPort(host: host, port: 0).resolve().map(\.host) : [""]
      for address in addresses { entries.append((host, address, port)) }
    }
    // No address at all: libpq reports that in its own words.
    if entries.isEmpty { return self }
    var copy = self
    copy.values["host"] = entries.map(\.host).joined(separator: ",")
    copy.values["hostaddr"] = entries.map(\.address).joined(separator: ",")
    copy.values["port"] = entries.map(\.port).joined(separator: ",")
    return copy
  }

  private var hosts: [String] { list("host") }

  private func list(_ keyword: String) -> [String] {
    guard let value = values[keyword] else { return [] }
    return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Neither a directory of Unix sockets nor a numeric address.
  private static func isName(_ host: String) -> Bool {
    !host.isEmpty && !host.hasPrefix("/") && !host.hasPrefix("@") && SocketAddress(host: host, port: 0) == nil
  }

  /// Calls `body` with the two parallel lists libpq wants, each ended by nil.
  func withLists<Value>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Value
  ) -> Value {
    let entries = values.sorted { $0.key < $1.key }
    let texts = entries.map { (copy($0.key), copy($0.value)) }
    defer {
      for (keyword, value) in texts {
        keyword.deallocate()
        value.deallocate()
      }
    }
    let keywords = texts.map { UnsafePointer($0.0) as UnsafePointer<CChar>? } + [nil]
    let values = texts.map { UnsafePointer($0.1) as UnsafePointer<CChar>? } + [nil]
    return keywords.withUnsafeBufferPointer { keywords in
      values.withUnsafeBufferPointer { values in body(keywords.baseAddress!, values.baseAddress!) }
    }
  }

  private func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = Array(text.utf8CString)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    return memory
  }
}
