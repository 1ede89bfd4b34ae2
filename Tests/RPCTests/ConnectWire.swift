import ConformanceProto
import HTTP2
import Protobuf

import Testing

@testable import RPC

/// Requests to the conformance suite's service, made by hand, and their answers read by hand.
extension TestServer {
  static let unary = "/connectrpc.conformance.v1.ConformanceService/Unary"
  static let getUnary = "/connectrpc.conformance.v1.ConformanceService/IdempotentUnary"
  static let serverStream = "/connectrpc.conformance.v1.ConformanceService/ServerStream"

  func unary(
    _ definition: UnaryResponseDefinition? = nil, _ fields: [(StaticString, String)] = [], data: [UInt8] = []
  ) async throws -> RawAnswer {
    try await raw(
      Self.unary, [("content-type", "application/proto")] + fields,
      body: UnaryRequest(responseDefinition: definition, requestData: data).encoded())
  }

  func stream(_ definition: StreamResponseDefinition? = nil, _ fields: [(StaticString, String)] = []) async throws -> StreamAnswer {
    try await stream(
      body: Envelope.wrap(ServerStreamRequest(responseDefinition: definition).encoded()),
      [("content-type", "application/connect+proto")] + fields)
  }

  func stream(body: [UInt8], _ fields: [(StaticString, String)]) async throws -> StreamAnswer {
    try StreamAnswer(try await raw(Self.serverStream, fields, body: body))
  }
}

/// The answer to a stream, cut into its messages.
struct StreamAnswer: Sendable {
  let raw: RawAnswer
  /// Without the last.
  var messages: [[UInt8]] = []
  /// The JSON of the last message.
  var end = ""

  init(_ raw: RawAnswer) throws {
    self.raw = raw
    var reader = EnvelopeReader(messageBytesMax: 1 << 24)
    raw.body.withUnsafeBytes { reader.append($0) }
    while let message = try reader.next() {
      if message.flags & Envelope.endFlag != 0 {
        end = String(decoding: message.bytes, as: UTF8.self)
      } else {
        messages.append(message.flags == 1 ? try Gzip.decompress(message.bytes, limit: 1 << 24) : message.bytes)
      }
    }
    #expect(reader.isEmpty)
  }

  func payloads() throws -> [ConformancePayload] {
    try messages.map { try ServerStreamResponse(decoding: $0).payload ?? ConformancePayload() }
  }
}

extension RawAnswer {
  func payload() throws -> ConformancePayload { try UnaryResponse(decoding: body).payload ?? ConformancePayload() }
  /// The code in the JSON of an error.
  var code: String { text.split(separator: "\"").dropFirst(3).first.map(String.init) ?? "" }
}
