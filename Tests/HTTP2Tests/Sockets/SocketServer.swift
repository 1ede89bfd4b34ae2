// The RPC server of the house on a port of its own, plain or TLS.
import BenchService
import CairnServices
import Cryptography
import EventLoop
import Foundation
import HTTP2
import Synchronization
import Testing

@testable import RPC

/// How a connection is made.
enum Transport: CaseIterable, Sendable {
  case plain, tls
}

struct SocketServer: Sendable {
  let loop: Loop
  let server: LoopBound<HTTPServer>
  private let port: UInt16
  /// Timers must not be let go after their loop has ended, so what ran is kept until the process ends.
  private static let kept = Mutex<[SocketServer]>([])
  private let trust: TLSClientContext?

  /// Runs a server as long as the body.
  static func run(
    _ transport: Transport, limits: HTTP2Limits = .publicServer, handshakesMax: Int = HandshakeGate.handshakesMax,
    handler: (@Sendable (Loop) -> any HTTPHandler)? = nil, _ body: @escaping @Sendable (SocketServer) async throws -> Void
  ) async throws {
    // As every process of the house does: a peer that leaves is an error code.
    signal(SIGPIPE, SIG_IGN)
    let loop = Loop()
    defer { loop.stop() }
    let certificate = transport == .tls ? try TestCertificate.shared.get() : nil
    let tls = try certificate.map { try TLSServerContext(certificateFile: $0.file, keyFile: $0.keyFile, applicationProtocols: ["h2"]) }
    let trust = try certificate.map { try TLSClientContext(trust: .certificateFile($0.file), applicationProtocols: ["h2"]) }
    let rpc = RPCServer(methods: BenchHandlers().methods, trust: .nobody)
    let server = try await loop.run {
      try LoopBound(
        HTTPServer(
          on: loop, address: SocketAddress("127.0.0.1:0")!, tls: tls, limits: limits,
          handler: handler?(loop) ?? RPCDispatcher(rpc, on: loop), handshakesMax: handshakesMax), on: loop)
    }
    let port = try await loop.run { server.value.address!.port }
    let running = SocketServer(loop: loop, server: server, port: UInt16(port), trust: trust)
    kept.withLock { $0.append(running) }
    try await body(running)
    try await loop.run { server.value.close() }
  }

  /// A connection that says nothing of its own accord, TLS or not.
  func connectSilently() throws -> SocketWire { try SocketWire(port: port) }

  /// A connection of a tester. Blocks.
  func connect() throws -> any Wire {
    if let trust { return try TLSWire(port: port, trust) }
    return try SocketWire(port: port)
  }
}

/// A certificate for localhost that signs itself, made by the `openssl` command once per test run.
struct TestCertificate {
  static let shared = Result { try TestCertificate() }

  let file, keyFile: String

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-http2-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    (file, keyFile) = ("\(folder)/certificate.pem", "\(folder)/key.pem")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=localhost", "-days", "2", "-addext",
      "subjectAltName=DNS:localhost", "-keyout", keyFile, "-out", file,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
