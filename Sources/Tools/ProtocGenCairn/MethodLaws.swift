/// Laws of methods: who may call, what a repeated call does, one request and one response each, how lists are paged.
enum MethodLaws {
  static func broken(by file: File, in schema: Schema) -> [Finding] {
    file.services.flatMap { service in
      service.methods.flatMap { method in
        findings(method, of: file, in: schema).map { Finding(element: "\(service.name).\(method.name)", reason: $0) }
      }
    }
  }

  private static func findings(_ method: Method, of file: File, in schema: Schema) -> [String] {
    policy(method.policy) + rateClass(method) + caching(method, in: schema) + signature(method, of: file)
      + idempotencyKey(method, in: schema)
      + address(method, in: schema) + sideEffects(method) + home(method, of: file) + paging(method, in: schema)
  }

  /// Methods that no server of ours can serve.
  static func unservable(in file: File) -> [Finding] {
    file.services.flatMap { service in
      service.methods.flatMap { method in
        (policy(method.policy) + (method.isClientStreaming ? ["streams from clients are not supported"] : [])).map {
          Finding(element: "\(service.name).\(method.name)", reason: $0)
        }
      }
    }
  }

  private static func policy(_ policy: MethodPolicy) -> [String] {
    var reasons: [String] = []
    if !MethodPolicy.accessLevels.indices.dropFirst().contains(Int(policy.access)) {
      reasons.append("has no access level: option (cairn.rpc.v1.policy) = {access: …}")
    }
    if !MethodPolicy.idempotencies.indices.dropFirst().contains(Int(policy.idempotency)) {
      reasons.append("has no idempotency: option (cairn.rpc.v1.policy) = {idempotency: …}")
    }
    if !(0...MethodPolicy.requestBytesLimit).contains(policy.requestBytesMax) {
      reasons.append("request_bytes_max is not in [0, \(MethodPolicy.requestBytesLimit)]")
    }
    if !(0...MethodPolicy.timeoutMsLimit).contains(policy.timeoutMsMax) {
      reasons.append("timeout_ms_max is not in [0, \(MethodPolicy.timeoutMsLimit)]")
    }
    let withoutSession = ["public", "internal"].map { MethodPolicy.accessLevels.firstIndex(of: $0).map(Int32.init) }
    if policy.allowsIncompleteProfile, withoutSession.contains(policy.access) {
      reasons.append("needs no session, so allows_incomplete_profile says nothing")
    }
    if policy.isNeverShed, policy.access == MethodPolicy.accessLevels.firstIndex(of: "public").map(Int32.init) {
      reasons.append("is PUBLIC and cannot have never_shed: a crowd could fill a service with it")
    }
    if policy.isNeverShedForServices, policy.access != MethodPolicy.accessLevels.firstIndex(of: "public").map(Int32.init) {
      reasons.append("is not PUBLIC, so never_shed_for_services says nothing: never_shed does")
    }
    if policy.allowsSuspended, withoutSession.contains(policy.access) {
      reasons.append("needs no session, so allows_suspended says nothing")
    }
    if !policy.scopes.isEmpty, withoutSession.contains(policy.access) { reasons.append("needs no session, so scopes says nothing") }
    if !policy.scopes.allSatisfy({ MethodPolicy.scopeNames.indices.dropFirst(2).contains(Int($0)) }) {
      reasons.append("scopes names the scopes besides SCOPE_FULL, to which every method is open: SCOPE_WEB")
    }
    if Set(policy.scopes).count < policy.scopes.count { reasons.append("scopes names a scope twice") }
    return reasons
  }

  /// Every method has a class, most of them by their kind. A method that anybody may call and that changes something is what strangers try secrets on:
  /// there the author must say it.
  private static func rateClass(_ method: Method) -> [String] {
    var reasons: [String] = []
    let policy = method.policy
    if !(0...MethodPolicy.costLimit).contains(policy.cost) { reasons.append("cost is not in [0, \(MethodPolicy.costLimit)]") }
    if !MethodPolicy.rateClasses.indices.contains(Int(policy.rateClass)) {
      reasons.append("its rate class is not one of cairn.rpc.v1.RateClass")
    }
    let isStreamClass = policy.rateClass == MethodPolicy.rateClasses.firstIndex(of: "stream").map(Int32.init)
    if isStreamClass, !method.isServerStreaming { reasons.append("is no stream and cannot have RATE_CLASS_STREAM") }
    let isPublic = policy.access == MethodPolicy.accessLevels.firstIndex(of: "public").map(Int32.init)
    let isRead = policy.idempotency == MethodPolicy.idempotencies.firstIndex(of: "read").map(Int32.init)
    if isPublic, !isRead, policy.rateClass == 0 {
      reasons.append("is PUBLIC, changes something and has no rate class: option (cairn.rpc.v1.policy) = {rate_class: …}")
    }
    return reasons
  }

  /// Answers that caches keep are asked for by GET, and nobody's secret.
  private static func caching(_ method: Method, in schema: Schema) -> [String] {
    let seconds = method.policy.cacheSeconds
    if seconds == 0 { return [] }
    var reasons: [String] = []
    if !(0...MethodPolicy.cacheSecondsLimit).contains(seconds) {
      reasons.append("cache_seconds is not in [0, \(MethodPolicy.cacheSecondsLimit)]")
    }
    let isRead = method.policy.idempotency == MethodPolicy.idempotencies.firstIndex(of: "read").map(Int32.init)
    if !isRead || method.isServerStreaming { reasons.append("cannot be called by GET, so cache_seconds says nothing") }
    if carriesSecret(method.responseType, in: schema) {
      reasons.append("its reply carries a sensitive field and cannot have cache_seconds")
    }
    return reasons
  }

  /// A method's messages are its own, so that each can gain a field alone.
  private static func signature(_ method: Method, of file: File) -> [String] {
    var reasons: [String] = []
    if method.requestType != "\(file.package).\(method.name)Request" { reasons.append("its request is not \(method.name)Request") }
    if method.responseType != "\(file.package).\(method.name)Response" { reasons.append("its response is not \(method.name)Response") }
    if method.isClientStreaming { reasons.append("streams from clients are not supported") }
    return reasons
  }

  /// A reply is stored under its key for 24 hours: there must be a caller to store it for, one reply, and no secret in it.
  private static func idempotencyKey(_ method: Method, in schema: Schema) -> [String] {
    guard method.policy.idempotency == MethodPolicy.idempotencies.firstIndex(of: "key").map(Int32.init) else { return [] }
    var reasons: [String] = []
    if method.policy.access == MethodPolicy.accessLevels.firstIndex(of: "public").map(Int32.init) {
      reasons.append("is PUBLIC and cannot be KEY: there is no caller to keep the reply for")
    }
    if method.isServerStreaming { reasons.append("is a stream and cannot be KEY") }
    if carriesSecret(method.responseType, in: schema) { reasons.append("its reply carries a sensitive field and cannot be KEY") }
    return reasons
  }

  /// A method that reads may be called by GET, whose message stands in the address: that is kept by histories, proxies and their logs.
  private static func address(_ method: Method, in schema: Schema) -> [String] {
    guard isRead(method) else { return [] }
    let ways = "and cannot be READ, which GET may call; say IDEMPOTENCY_NATURAL"
    return (carriesSecret(method.requestType, in: schema) ? ["its request carries a sensitive field \(ways)"] : [])
      + (carriesPosition(method.requestType, in: schema) ? ["its request carries a position \(ways)"] : [])
  }

  /// Clients that others generate use GET, and their caches, where the contract says NO_SIDE_EFFECTS, and only there.
  private static func sideEffects(_ method: Method) -> [String] {
    if isRead(method) == method.hasNoSideEffects { return [] }
    return [
      method.hasNoSideEffects
        ? "is not READ and cannot have idempotency_level = NO_SIDE_EFFECTS"
        : "is READ and does not say so to others: option idempotency_level = NO_SIDE_EFFECTS"
    ]
  }

  /// A package is for clients or for services: what only services may call is not generated into any client.
  private static func home(_ method: Method, of file: File) -> [String] {
    let isInternal = method.policy.access == MethodPolicy.accessLevels.firstIndex(of: "internal").map(Int32.init)
    // Every process has it, the gateway's own included.
    if file.package.hasPrefix("cairn.system.") || isInternal == file.isInternal { return [] }
    return [
      isInternal
        ? "is INTERNAL and stands in a package for clients; move it into cairn.<service>.internal.v<number>"
        : "is not INTERNAL and stands in a package that no client is generated from"
    ]
  }

  private static func isRead(_ method: Method) -> Bool {
    method.policy.idempotency == MethodPolicy.idempotencies.firstIndex(of: "read").map(Int32.init)
  }

  private static func carriesSecret(_ name: String, in schema: Schema) -> Bool {
    carries(name, in: schema) { $0.isSensitive }
  }

  /// Latitudes, longitudes and what else is measured in degrees.
  private static func carriesPosition(_ name: String, in schema: Schema) -> Bool {
    carries(name, in: schema) { $0.name.hasSuffix("_degrees") || $0.type == .message("cairn.type.v1.LatLng") }
  }

  /// Whether a message holds such a field, itself or through others.
  private static func carries(_ name: String, in schema: Schema, _ isSuch: (Field) -> Bool) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let message = schema.message(name) else { continue }
      if message.fields.contains(where: isSuch) { return true }
      for case .message(let next) in message.fields.map(\.type) { waiting.append(next) }
    }
    return false
  }

  /// AIP-158: page_size and page_token in, the list first and next_page_token out.
  private static func paging(_ method: Method, in schema: Schema) -> [String] {
    guard method.name.hasPrefix("List"), let request = schema.message(method.requestType),
      let response = schema.message(method.responseType)
    else { return [] }
    var reasons: [String] = []
    if !request.has("page_size", .int32) || !request.has("page_token", .string) {
      reasons.append("lists, and its request lacks int32 page_size or string page_token")
    }
    if response.fields.first?.isRepeated != true || !response.has("next_page_token", .string) {
      reasons.append("lists, and its response does not begin with the list or lacks string next_page_token")
    }
    return reasons
  }
}

extension Message {
  fileprivate func has(_ name: String, _ type: FieldType) -> Bool {
    fields.contains { $0.name == name && $0.type == type }
  }
}
