// Written by protoc-gen-cairn from connectrpc/conformance/v1/server_compat.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// What the conformance suite's runner writes to the standard input of a server under test, once.
public struct ServerCompatRequest: Message {
  public static let protoName = "connectrpc.conformance.v1.ServerCompatRequest"

  /// The protocol that will be spoken; an enum there. 1 is Connect.
  public var `protocol`: Int32 = 0

  /// The version of HTTP that will be spoken; an enum there. 2 is HTTP/2.
  public var httpVersion: Int32 = 0

  /// Whether to speak TLS.
  public var useTls: Bool = false

  /// Whose certificates clients must show, in PEM; empty when they need none.
  public var clientTlsCert: [UInt8] = []

  /// Largest message to take, in bytes; 0 for the server's own limit.
  public var messageReceiveLimit: UInt32 = 0

  /// Certificate and key to speak TLS with; older runners leave them out and want the server to make its own.
  public var serverCreds: TLSCreds? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(`protocol`: Int32 = 0, httpVersion: Int32 = 0, useTls: Bool = false, clientTlsCert: [UInt8] = [], messageReceiveLimit: UInt32 = 0, serverCreds: TLSCreds? = nil) {
    self.`protocol` = `protocol`
    self.httpVersion = httpVersion
    self.useTls = useTls
    self.clientTlsCert = clientTlsCert
    self.messageReceiveLimit = messageReceiveLimit
    self.serverCreds = serverCreds
  }
}

/// A certificate and its key.
public struct TLSCreds: Message {
  public static let protoName = "connectrpc.conformance.v1.TLSCreds"

  /// In PEM.
  public var cert: [UInt8] = []

  /// In PEM.
  public var key: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cert: [UInt8] = [], key: [UInt8] = []) {
    self.cert = cert
    self.key = key
  }
}

/// What the server writes to its standard output when it listens.
public struct ServerCompatResponse: Message {
  public static let protoName = "connectrpc.conformance.v1.ServerCompatResponse"

  /// Where it listens.
  public var host: String = ""

  /// The port.
  public var port: UInt32 = 0

  /// Its certificate, in PEM; empty without TLS.
  public var pemCert: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(host: String = "", port: UInt32 = 0, pemCert: [UInt8] = []) {
    self.host = host
    self.port = port
    self.pemCert = pemCert
  }
}
