// The server under test of the public Connect conformance suite (docs/conformance.md):
//   conformance                        as the suite's runner starts it: what is wanted comes on standard input, where it listens goes to
//                                      standard output, each as one message behind four bytes of length (big-endian)
//   conformance --listen HOST:PORT     by hand, without TLS
//
// It serves until SIGTERM or SIGINT. Not until the end of its input: the runner closes that as soon as it has written its one message.

import ConformanceProto
import ConformanceServer
import EventLoop
import Foundation
import Lifecycle
import Protobuf

/// Messages on pipes.
enum Pipe {
  struct Malformed: Error, CustomStringConvertible {
    var description: String { "standard input holds no message behind four bytes of length; by hand: conformance --listen 127.0.0.1:8080" }
  }

  static func read() throws -> ServerCompatRequest {
    let input = FileHandle.standardInput
    let length = try bytes(4, of: input).reduce(0) { $0 << 8 | Int($1) }
    return try ServerCompatRequest(decoding: bytes(length, of: input))
  }

  private static func bytes(_ count: Int, of input: FileHandle) throws -> [UInt8] {
    // A certificate and its key are a few kilobytes.
    guard count <= 1 << 20 else { throw Malformed() }
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let piece = try input.read(upToCount: count - bytes.count), !piece.isEmpty else { throw Malformed() }
      bytes += piece
    }
    return bytes
  }

  static func write(_ response: ServerCompatResponse) throws {
    let message = response.encoded()
    let length = withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) }
    try FileHandle.standardOutput.write(contentsOf: Data(length + message))
  }
}

Signals.catchThem()
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let server: ConformanceServer
  if arguments.count == 2, arguments[0] == "--listen", let address = SocketAddress(arguments[1]) {
    server = try await ConformanceServer.start(ServerCompatRequest(), at: address)
    FileHandle.standardError.write(Data("conformance: serving on \(server.address)\n".utf8))
  } else {
    guard arguments.isEmpty else { throw Pipe.Malformed() }
    server = try await ConformanceServer.start(try Pipe.read(), at: SocketAddress("127.0.0.1:0")!)
    try Pipe.write(
      ServerCompatResponse(host: server.address.host, port: UInt32(server.address.port), pemCert: server.certificate))
  }
  await ServiceProcess.waitForTermination(reload: {})
  await server.stop()
  exit(0)
} catch {
  FileHandle.standardError.write(Data("conformance: \(error)\n".utf8))
  exit(1)
}
