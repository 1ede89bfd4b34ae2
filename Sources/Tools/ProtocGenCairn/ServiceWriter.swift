/// Writes what follows from the services: the table of methods, the protocol a service implements, the client's stub.
enum ServiceWriter {
  static func files(_ files: [File], _ contract: Contract) -> [GeneratedFile] {
    let withServices = files.filter { !$0.services.isEmpty }
    return withServices.map { file in
      GeneratedFile(path: "\(file.servicesModule)/\(file.folder)/\(file.swiftStem)+Service.swift", content: write(file))
    } + [allMethods(withServices, contract)]
  }

  private static func write(_ file: File) -> String {
    var text = SwiftText(from: file.path, imports: ["public import \(file.proto)", "public import RPC"])
    for service in file.services {
      writeTable(service, to: &text)
      writeHandlers(service, to: &text)
      writeErasure(service, to: &text)
      writeClient(service, to: &text)
    }
    return text.text
  }

  // MARK: - Table

  private static func writeTable(_ service: Service, to text: inout SwiftText) {
    text.line()
    text.line("/// Rows of the methods of `\(service.fullName)`: known before a body is read.")
    text.block("public enum \(service.swiftName)Methods") { text in
      for method in service.methods {
        text.line("/// \(method.summary)")
        text.line("public static let \(SwiftNames.method(method.name)) = MethodRow(")
        text.line("  path: \"/\(service.fullName)/\(method.name)\",")
        text.line("  access: .\(method.access), idempotency: .\(method.idempotency),")
        text.line("  requestBytesMax: \(grouped(method.requestBytesMax)), timeoutMsMax: \(grouped(method.timeoutMsMax)),")
        text.line("  isServerStreaming: \(method.isServerStreaming), rateClass: .\(method.rateClass)\(method.allowances),")
        text.line("  requestType: \"\(method.requestType)\", responseType: \"\(method.responseType)\")")
        text.line()
      }
      text.line("/// In the order of the contract.")
      text.line("public static let all: [MethodRow] = [\(service.methods.map { SwiftNames.method($0.name) }.joined(separator: ", "))]")
    }
  }

  /// `65536` → `65_536`.
  fileprivate static func grouped(_ number: Int32) -> String {
    number < 1_000 ? String(number) : "\(grouped(number / 1_000))_\(String(number % 1_000 + 1_000).dropFirst())"
  }

  private static func allMethods(_ files: [File], _ contract: Contract) -> GeneratedFile {
    let imports = Generator.imports(contract, of: files.map(\.servicesModule), as: "internal") + ["public import RPC"]
    var text = SwiftText(from: "every service of the contract", imports: imports)
    text.line()
    text.line("/// The whole contract's table of methods: what the gateway routes by.")
    text.block("public enum \(contract.methods)") { text in
      let tables = files.flatMap { file in
        file.services.map { "\(contract.isOwn ? "\(file.servicesModule)." : "")\($0.swiftName)Methods.all" }
      }
      text.line("/// Every method of every service.")
      text.line("public static let all: [MethodRow] = [")
      for table in tables { text.line("  \(table),") }
      text.line("].flatMap { $0 }")
    }
    return GeneratedFile(
      path: "\(contract.isOwn ? contract.whole : "\(contract.module)Services")/\(contract.methods).swift", content: text.text)
  }

  // MARK: - Server

  private static func writeHandlers(_ service: Service, to text: inout SwiftText) {
    text.line()
    text.doc(service.comment)
    text.block("public protocol \(service.swiftName)Handlers: Sendable") { text in
      for (index, method) in service.methods.enumerated() {
        if index > 0 { text.line() }
        text.doc(method.comment)
        text.line("nonisolated(nonsending) \(handlerSignature(method))")
      }
    }
  }

  private static func handlerSignature(_ method: Method) -> String {
    let head = "func \(SwiftNames.method(method.name))(_ request: \(method.request), _ context: RequestContext"
    return method.isServerStreaming
      ? "\(head), _ responses: ResponseStream<\(method.response)>) async throws"
      : "\(head)) async throws -> \(method.response)"
  }

  private static func writeErasure(_ service: Service, to text: inout SwiftText) {
    text.line()
    text.block("extension \(service.swiftName)Handlers") { text in
      text.line("/// The methods as the RPC server takes them: message types erased, both codecs.")
      text.block("public var methods: [RPCMethod]") { text in
        text.line("[")
        for method in service.methods { writeErasure(method, of: service, to: &text) }
        text.line("]")
      }
    }
  }

  private static func writeErasure(_ method: Method, of service: Service, to text: inout SwiftText) {
    let name = SwiftNames.method(method.name)
    let row = "\(service.swiftName)Methods.\(name)"
    if method.isServerStreaming {
      text.line("  .serverStreaming(\(row)) { (request: \(method.request), context, responses: ResponseStream<\(method.response)>) in")
      text.line("    try await self.\(name)(request, context, responses)")
    } else {
      text.line("  .unary(\(row)) { (request: \(method.request), context) in")
      text.line("    try await self.\(name)(request, context)")
    }
    text.line("  },")
  }

  // MARK: - Client

  private static func writeClient(_ service: Service, to text: inout SwiftText) {
    text.line()
    text.line("/// Calls `\(service.fullName)`.")
    text.block("public struct \(service.swiftName)Client: Sendable") { text in
      text.line("private let channel: any RPCChannel")
      text.line()
      text.block("public init(_ channel: any RPCChannel)") { text in text.line("self.channel = channel") }
      for method in service.methods {
        text.line()
        text.doc(method.comment)
        let name = SwiftNames.method(method.name)
        let kind = method.isServerStreaming ? "serverStreaming" : "unary"
        let result = method.isServerStreaming ? "RPCResponseStream<\(method.response)>" : method.response
        text.line("public nonisolated(nonsending) func \(name)(")
        text.line("  _ request: \(method.request), _ options: CallOptions = .init()")
        text.block(") async throws -> \(result)") { text in
          text.line("try await channel.\(kind)(\(service.swiftName)Methods.\(name), request, options)")
        }
      }
    }
  }
}

extension Method {
  /// The first line of the comment.
  fileprivate var summary: String { String(comment.prefix { $0 != "\n" }) }
  fileprivate var request: String { swiftRequest }
  fileprivate var response: String { swiftResponse }
  fileprivate var access: String { MethodPolicy.accessLevels[Int(policy.access)] }
  fileprivate var idempotency: String { MethodPolicy.idempotencies[Int(policy.idempotency)] }

  fileprivate var rateClass: String {
    if policy.rateClass != 0 { return MethodPolicy.rateClasses[Int(policy.rateClass)] }
    if isServerStreaming { return "stream" }
    return idempotency == "read" ? "read" : "write"
  }

  /// Only what is not the default.
  fileprivate var allowances: String {
    (policy.allowsIncompleteProfile ? ", allowsIncompleteProfile: true" : "") + (policy.isNeverShed ? ", isNeverShed: true" : "")
      + (policy.isNeverShedForServices ? ", isNeverShedForServices: true" : "") + (policy.allowsSuspended ? ", allowsSuspended: true" : "")
      + (policy.cacheSeconds == 0 ? "" : ", cacheSeconds: \(ServiceWriter.grouped(policy.cacheSeconds))")
      + (policy.cost == 0 ? "" : ", cost: \(policy.cost)")
      + (policy.scopes.isEmpty ? "" : ", scopes: [\(policy.scopes.map { ".\(MethodPolicy.scopeNames[Int($0)])" }.joined(separator: ", "))]")
  }

  fileprivate var requestBytesMax: Int32 {
    policy.requestBytesMax == 0 ? MethodPolicy.requestBytesDefault : policy.requestBytesMax
  }

  /// Streams have no limit, which is written 0.
  fileprivate var timeoutMsMax: Int32 {
    if isServerStreaming { return 0 }
    return policy.timeoutMsMax == 0 ? MethodPolicy.timeoutMsDefault : policy.timeoutMsMax
  }
}
