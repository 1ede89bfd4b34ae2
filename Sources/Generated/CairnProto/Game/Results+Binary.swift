// Written by protoc-gen-cairn from cairn/game/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CountResultsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__count_results_request__descriptor_pointer(), as: Cairn__Game__V1__CountResultsRequest.self) {
      (c) throws(DecodingError) in try CountResultsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CountResultsRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CountResultsRequest> {
    let c = arena.make(Cairn__Game__V1__CountResultsRequest.self)
    cairn__game__v1__count_results_request__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}

extension CountResultsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__count_results_response__descriptor_pointer(), as: Cairn__Game__V1__CountResultsResponse.self) {
      (c) throws(DecodingError) in try CountResultsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CountResultsResponse>) throws(DecodingError) {
    counts = try Binary.list(c.pointee.n_counts_, c.pointee.counts_, { (value) throws(DecodingError) in value })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CountResultsResponse> {
    let c = arena.make(Cairn__Game__V1__CountResultsResponse.self)
    cairn__game__v1__count_results_response__init(c)
    c.pointee.n_counts_ = counts.count
    c.pointee.counts_ = arena.list(counts) { value in value }
    return c
  }
}
