// Written by protoc-gen-cairn from cairn/social/v1/shares.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SharedGame {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__shared_game__descriptor_pointer(), as: Cairn__Social__V1__SharedGame.self) {
      (c) throws(DecodingError) in try SharedGame(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SharedGame>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "SharedGame.game_id")
    showsName = c.pointee.shows_name_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SharedGame> {
    let c = arena.make(Cairn__Social__V1__SharedGame.self)
    cairn__social__v1__shared_game__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.shows_name_ = showsName ? 1 : 0
    return c
  }
}

extension SharedProfile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__shared_profile__descriptor_pointer(), as: Cairn__Social__V1__SharedProfile.self) {
      (c) throws(DecodingError) in try SharedProfile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SharedProfile>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SharedProfile> {
    let c = arena.make(Cairn__Social__V1__SharedProfile.self)
    cairn__social__v1__shared_profile__init(c)
    c.pointee.realm_ = realm.rawValue
    return c
  }
}

extension ShareLink {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__share_link__descriptor_pointer(), as: Cairn__Social__V1__ShareLink.self) {
      (c) throws(DecodingError) in try ShareLink(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ShareLink>) throws(DecodingError) {
    linkID = try Binary.string(c.pointee.link_id_, "ShareLink.link_id")
    path = try Binary.string(c.pointee.path_, "ShareLink.path")
    if c.pointee.target_case.rawValue == 3, let field = c.pointee.game_ { target = .game(try SharedGame(c: field)) }
    if c.pointee.target_case.rawValue == 4, let field = c.pointee.profile_ { target = .profile(try SharedProfile(c: field)) }
    createTime = try moment(c.pointee.create_time_, "ShareLink.create_time")
    expireTime = try moment(c.pointee.expire_time_, "ShareLink.expire_time")
    language = try Binary.string(c.pointee.language_, "ShareLink.language")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ShareLink> {
    let c = arena.make(Cairn__Social__V1__ShareLink.self)
    cairn__social__v1__share_link__init(c)
    c.pointee.link_id_ = arena.string(linkID)
    c.pointee.path_ = arena.string(path)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    c.pointee.language_ = arena.string(language)
    switch target {
    case nil: break
    case .game(let value):
      c.pointee.target_case = .init(rawValue: 3)
      c.pointee.game_ = value.lower(in: arena)
    case .profile(let value):
      c.pointee.target_case = .init(rawValue: 4)
      c.pointee.profile_ = value.lower(in: arena)
    }
    return c
  }
}

extension CreateShareLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_share_link_request__descriptor_pointer(), as: Cairn__Social__V1__CreateShareLinkRequest.self) {
      (c) throws(DecodingError) in try CreateShareLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateShareLinkRequest>) throws(DecodingError) {
    if c.pointee.target_case.rawValue == 1, let field = c.pointee.game_ { target = .game(try SharedGame(c: field)) }
    if c.pointee.target_case.rawValue == 2, let field = c.pointee.profile_ { target = .profile(try SharedProfile(c: field)) }
    lifetimeDays = c.pointee.lifetime_days_
    language = try Binary.string(c.pointee.language_, "CreateShareLinkRequest.language")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CreateShareLinkRequest> {
    let c = arena.make(Cairn__Social__V1__CreateShareLinkRequest.self)
    cairn__social__v1__create_share_link_request__init(c)
    c.pointee.lifetime_days_ = lifetimeDays
    c.pointee.language_ = arena.string(language)
    switch target {
    case nil: break
    case .game(let value):
      c.pointee.target_case = .init(rawValue: 1)
      c.pointee.game_ = value.lower(in: arena)
    case .profile(let value):
      c.pointee.target_case = .init(rawValue: 2)
      c.pointee.profile_ = value.lower(in: arena)
    }
    return c
  }
}

extension CreateShareLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_share_link_response__descriptor_pointer(), as: Cairn__Social__V1__CreateShareLinkResponse.self) {
      (c) throws(DecodingError) in try CreateShareLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateShareLinkResponse>) throws(DecodingError) {
    if let field = c.pointee.link_ { link = try ShareLink(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CreateShareLinkResponse> {
    let c = arena.make(Cairn__Social__V1__CreateShareLinkResponse.self)
    cairn__social__v1__create_share_link_response__init(c)
    if let link {
      c.pointee.link_ = link.lower(in: arena)
    }
    return c
  }
}

extension RevokeShareLinkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__revoke_share_link_request__descriptor_pointer(), as: Cairn__Social__V1__RevokeShareLinkRequest.self) {
      (c) throws(DecodingError) in try RevokeShareLinkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RevokeShareLinkRequest>) throws(DecodingError) {
    linkID = try Binary.string(c.pointee.link_id_, "RevokeShareLinkRequest.link_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RevokeShareLinkRequest> {
    let c = arena.make(Cairn__Social__V1__RevokeShareLinkRequest.self)
    cairn__social__v1__revoke_share_link_request__init(c)
    c.pointee.link_id_ = arena.string(linkID)
    return c
  }
}

extension RevokeShareLinkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__revoke_share_link_response__descriptor_pointer(), as: Cairn__Social__V1__RevokeShareLinkResponse.self) {
      (c) throws(DecodingError) in try RevokeShareLinkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RevokeShareLinkResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RevokeShareLinkResponse> {
    let c = arena.make(Cairn__Social__V1__RevokeShareLinkResponse.self)
    cairn__social__v1__revoke_share_link_response__init(c)
    return c
  }
}

extension ListShareLinksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_share_links_request__descriptor_pointer(), as: Cairn__Social__V1__ListShareLinksRequest.self) {
      (c) throws(DecodingError) in try ListShareLinksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListShareLinksRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListShareLinksRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListShareLinksRequest> {
    let c = arena.make(Cairn__Social__V1__ListShareLinksRequest.self)
    cairn__social__v1__list_share_links_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListShareLinksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_share_links_response__descriptor_pointer(), as: Cairn__Social__V1__ListShareLinksResponse.self) {
      (c) throws(DecodingError) in try ListShareLinksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListShareLinksResponse>) throws(DecodingError) {
    links = try Binary.list(c.pointee.n_links_, c.pointee.links_, messages: { (value) throws(DecodingError) in try ShareLink(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListShareLinksResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListShareLinksResponse> {
    let c = arena.make(Cairn__Social__V1__ListShareLinksResponse.self)
    cairn__social__v1__list_share_links_response__init(c)
    c.pointee.n_links_ = links.count
    c.pointee.links_ = arena.list(links) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
