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

  // MARK: Servers

  /// How long one server may take when there is no other: what a busy one needs for TLS and a log-in, many times over.
  static let onlyServerMax = Duration.seconds(5)
  /// How long each of several may take: a server on the same network that lives answers in milliseconds. Less than half of the time for which a caller
  /// waits for a connection (`DatabaseConfiguration.waitMax`), so that the second server has answered before the first caller gives up.
  static let eachServerMax = Duration.milliseconds(900)

  /// Every server, in the order in which to try them. libpq goes through several by itself, but without a limit for each: in asynchronous use it leaves
  /// `connect_timeout` to its caller (libpq, "PQconnectStartParams").
  func attempts(_ order: EndpointOrder) -> [ConnectionAttempt] {
    let endpoints = endpoints
    guard endpoints.count > 1 else {
      return [ConnectionAttempt(endpoint: endpoints.first ?? Endpoint(), parameters: self, limit: connectTimeout ?? Self.onlyServerMax)]
    }
    let limit = connectTimeout ?? Self.eachServerMax
    // A standby where there is one: a first round for standbys, a second for anything.
    let rounds: [String?] = values["target_session_attrs"] == "prefer-standby" ? ["standby", "any"] : [values["target_session_attrs"]]
    return rounds.flatMap { wanted in
      order.sorted(endpoints).map { endpoint in
        ConnectionAttempt(endpoint: endpoint, parameters: narrowed(to: endpoint, wanted), limit: limit)
      }
    }
  }

  /// As the connection string sets it, in whole seconds; nil where it does not.
  private var connectTimeout: Duration? {
    values["connect_timeout"].flatMap(Int.init).flatMap { $0 > 0 ? .seconds(min($0, 3_600)) : nil }
  }

  /// One where the lists do not belong together: libpq says so in its own words.
  private var endpoints: [Endpoint] {
    let (addresses, ports) = (list("hostaddr"), list("port"))
    let count = max(hosts.count, addresses.count)
    let fit = [hosts.count, addresses.count].allSatisfy { $0 == 0 || $0 == count } && [0, 1, count].contains(ports.count)
    guard fit else { return [] }
    return (0..<count).map { index in
      Endpoint(
        host: hosts.isEmpty ? "" : hosts[index], address: addresses.isEmpty ? "" : addresses[index],
        port: ports.isEmpty ? "" : ports[ports.count == 1 ? 0 : index])
    }
  }

  private func narrowed(to endpoint: Endpoint, _ wanted: String?) -> ConnectionParameters {
    var copy = self
    copy.values["host"] = endpoint.host.isEmpty ? nil : endpoint.host
    copy.values["hostaddr"] = endpoint.address.isEmpty ? nil : endpoint.address
    copy.values["port"] = endpoint.port.isEmpty ? nil : endpoint.port
    copy.values["target_session_attrs"] = wanted
    return copy
  }

  /// The same server, whatever it lets a session do.
  func forAnySession() -> ConnectionParameters {
    var copy = self
    copy.values["target_session_attrs"] = nil
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
