// Written by protoc-gen-cairn from cairn/internal/v1/share_pages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadSharePageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__read_share_page_request__descriptor_pointer(), as: Cairn__Internal__V1__ReadSharePageRequest.self) {
      (c) throws(DecodingError) in try ReadSharePageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReadSharePageRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadSharePageRequest.token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ReadSharePageRequest> {
    let c = arena.make(Cairn__Internal__V1__ReadSharePageRequest.self)
    cairn__internal__v1__read_share_page_request__init(c)
    c.pointee.token_ = arena.string(token)
    return c
  }
}

extension ReadSharePageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__read_share_page_response__descriptor_pointer(), as: Cairn__Internal__V1__ReadSharePageResponse.self) {
      (c) throws(DecodingError) in try ReadSharePageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReadSharePageResponse>) throws(DecodingError) {
    isOver = c.pointee.is_over_ != 0
    html = Binary.bytes(c.pointee.html_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ReadSharePageResponse> {
    let c = arena.make(Cairn__Internal__V1__ReadSharePageResponse.self)
    cairn__internal__v1__read_share_page_response__init(c)
    c.pointee.is_over_ = isOver ? 1 : 0
    c.pointee.html_ = arena.bytes(html)
    return c
  }
}
