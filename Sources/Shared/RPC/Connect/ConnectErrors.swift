internal import CairnProto
internal import Cryptography
internal import Protobuf

/// Errors as the Connect protocol writes them in JSON (https://connectrpc.com/docs/protocol, "Error and EndStreamResponse").
extension RPCError {
  /// The body of a unary error.
  func json() -> [UInt8] {
    let details = [errorInfo].compactMap { $0 } + self.details.map { Self.json(of: $0, debug: nil) }
    var text = ConnectError(code: code.rawValue, message: message).json()
    if details.isEmpty { return text }
    text.removeLast()
    text += #","details":["#.utf8
    text += details.joined(separator: ",".utf8)
    text += "]}".utf8
    return text
  }

  /// Every error of ours has this detail. It also has `debug`, the same as JSON, so that a caller without protobuf can read the reason; that
  /// member is any JSON, which no message of the contract can be.
  private var errorInfo: [UInt8]? {
    if reason.isEmpty { return nil }
    let info = ErrorInfo(reason: reason, metadata: metadata, fieldViolations: fieldViolations)
    return Self.json(of: RPCErrorDetail(info), debug: info.json())
  }

  private static func json(of detail: RPCErrorDetail, debug: [UInt8]?) -> [UInt8] {
    var text = ConnectErrorDetail(type: detail.type, value: Base64.standardUnpadded.encode(detail.value)).json()
    guard let debug else { return text }
    text.removeLast()
    return text + Array(#","debug":"#.utf8) + debug + Array("}".utf8)
  }

  /// Without what this house adds to every error: for callers that compare details one by one.
  var plain: RPCError {
    RPCError(code, told: "", message: message, details: details, cause: cause)
  }

  /// Reads an answer's body; falls back on the HTTP status for a body that is not Connect's.
  init(json body: [UInt8], httpStatus: Int) {
    if let wire = try? ConnectError(json: body), let error = RPCError(wire: wire) {
      self = error
      return
    }
    let code = RPCCode(httpStatus: httpStatus)
    self.init(code, told: code.rawValue.uppercased(), message: "HTTP status \(httpStatus)")
  }

  /// Reads an error as the Connect protocol writes it; nil when its code is none of the protocol's.
  init?(wire: ConnectError) {
    guard let code = RPCCode(rawValue: wire.code) else { return nil }
    let details = wire.details.compactMap { detail in
      Base64.decodeLenient(Array(detail.value.utf8)).map { RPCErrorDetail(type: detail.type, value: $0) }
    }
    let info = details.first { $0.type == ErrorInfo.protoName }.flatMap { try? ErrorInfo(decoding: $0.value) }
    self.init(
      code, told: info?.reason ?? code.rawValue.uppercased(), message: wire.message, metadata: info?.metadata ?? [:],
      fieldViolations: info?.fieldViolations ?? [], details: details.filter { $0.type != ErrorInfo.protoName })
  }
}

/// The last message of a stream: how it ended, and its trailing metadata.
enum EndStream {
  static func json(_ error: RPCError?, _ trailers: RPCMetadata) -> [UInt8] {
    var members: [[UInt8]] = []
    if let error { members.append(Array(#""error":"#.utf8) + error.json()) }
    if !trailers.isEmpty { members.append(Array(#""metadata":"#.utf8) + json(of: trailers)) }
    return Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
  }

  /// Each name once, with the list of its values.
  private static func json(of trailers: RPCMetadata) -> [UInt8] {
    var names: [String] = []
    for field in trailers.fields where !names.contains(field.name) { names.append(field.name) }
    return JSONWriter.json { json in
      json.beginObject()
      for name in names {
        json.key(named: name)
        json.list(trailers[name]) { json, value in json.value(value) }
      }
      json.endObject()
    }
  }
}
