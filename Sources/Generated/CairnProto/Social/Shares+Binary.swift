// Written by protoc-gen-cairn from cairn/social/v1/shares.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SharedContent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__shared_content__descriptor_pointer(), as: Cairn__Social__V1__SharedContent.self) {
      (c) throws(DecodingError) in try SharedContent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SharedContent>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    showsName = c.pointee.shows_name_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if showsName {
      binary.field(2, showsName)
    }
  }
}

extension SharedProfile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__shared_profile__descriptor_pointer(), as: Cairn__Social__V1__SharedProfile.self) {
      (c) throws(DecodingError) in try SharedProfile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SharedProfile>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
  }
}

extension ShareLink {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__share_link__descriptor_pointer(), as: Cairn__Social__V1__ShareLink.self) {
      (c) throws(DecodingError) in try ShareLink(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ShareLink>) throws(DecodingError) {
    linkID = try Binary.string(c.pointee.link_id_, "ShareLink.link_id")
    path = try Binary.string(c.pointee.path_, "ShareLink.path")
    if c.pointee.target_case.rawValue == 3, let field = c.pointee.content_ { target = .content(try SharedContent(c: field)) }
    if c.pointee.target_case.rawValue == 4, let field = c.pointee.profile_ { target = .profile(try SharedProfile(c: field)) }
    createTime = try moment(c.pointee.create_time_, "ShareLink.create_time")
    expireTime = try moment(c.pointee.expire_time_, "ShareLink.expire_time")
    language = try Binary.string(c.pointee.language_, "ShareLink.language")
  }

  func write(to binary: inout BinaryWriter) {
    if !linkID.isEmpty {
      binary.field(1, linkID)
    }
    if !path.isEmpty {
      binary.field(2, path)
    }
    switch target {
    case .content(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .profile(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
    if let createTime {
      binary.field(5, createTime)
    }
    if let expireTime {
      binary.field(6, expireTime)
    }
    if !language.isEmpty {
      binary.field(7, language)
    }
  }
}

extension CreateShareLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_share_link_request__descriptor_pointer(), as: Cairn__Social__V1__CreateShareLinkRequest.self) {
      (c) throws(DecodingError) in try CreateShareLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateShareLinkRequest>) throws(DecodingError) {
    if c.pointee.target_case.rawValue == 1, let field = c.pointee.content_ { target = .content(try SharedContent(c: field)) }
    if c.pointee.target_case.rawValue == 2, let field = c.pointee.profile_ { target = .profile(try SharedProfile(c: field)) }
    lifetimeDays = c.pointee.lifetime_days_
    language = try Binary.string(c.pointee.language_, "CreateShareLinkRequest.language")
  }

  func write(to binary: inout BinaryWriter) {
    switch target {
    case .content(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .profile(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
    if lifetimeDays != 0 {
      binary.field(3, lifetimeDays)
    }
    if !language.isEmpty {
      binary.field(4, language)
    }
  }
}

extension CreateShareLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_share_link_response__descriptor_pointer(), as: Cairn__Social__V1__CreateShareLinkResponse.self) {
      (c) throws(DecodingError) in try CreateShareLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateShareLinkResponse>) throws(DecodingError) {
    if let field = c.pointee.link_ { link = try ShareLink(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let link {
      let start = binary.begin(1)
      link.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RevokeShareLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__revoke_share_link_request__descriptor_pointer(), as: Cairn__Social__V1__RevokeShareLinkRequest.self) {
      (c) throws(DecodingError) in try RevokeShareLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RevokeShareLinkRequest>) throws(DecodingError) {
    linkID = try Binary.string(c.pointee.link_id_, "RevokeShareLinkRequest.link_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !linkID.isEmpty {
      binary.field(1, linkID)
    }
  }
}

extension RevokeShareLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__revoke_share_link_response__descriptor_pointer(), as: Cairn__Social__V1__RevokeShareLinkResponse.self) {
      (c) throws(DecodingError) in try RevokeShareLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RevokeShareLinkResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListShareLinksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_share_links_request__descriptor_pointer(), as: Cairn__Social__V1__ListShareLinksRequest.self) {
      (c) throws(DecodingError) in try ListShareLinksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListShareLinksRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListShareLinksRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListShareLinksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_share_links_response__descriptor_pointer(), as: Cairn__Social__V1__ListShareLinksResponse.self) {
      (c) throws(DecodingError) in try ListShareLinksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListShareLinksResponse>) throws(DecodingError) {
    links = try Binary.list(c.pointee.n_links_, c.pointee.links_, messages: { (value) throws(DecodingError) in try ShareLink(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListShareLinksResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !links.isEmpty {
      for element in links {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
