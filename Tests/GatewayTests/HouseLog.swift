import BenchService
import CairnServices
import Foundation
import Logging
import Observability
import RPC
import Testing

@testable import Gateway

extension House {
  /// Runs a gateway that writes every line, and gives what it has written.
  static func log(
    _ methods: [[RPCMethod]] = [BenchHandlers().methods], social: [RPCMethod]? = nil, settings: [String: String] = [:],
    _ body: @escaping @Sendable (House) async throws -> Void
  ) async throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-doors-\(UUID().uuidString)")
    let descriptor = open(file.path(), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(at: file)
    }
    let sink = LogSink(LogConfiguration(level: .info, format: .json, descriptor: descriptor))
    let full = settings.merging(["CAIRN_ACCESS_LOG": "full"]) { $1 }
    try await run(methods, social: social, settings: full, sink: sink, body)
    #expect(sink.flush(within: .seconds(5)))
    return try String(contentsOf: file, encoding: .utf8)
  }
}
