// Written by protoc-gen-cairn from cairn/game/v1/ratings.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension RatingChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__rating_change__descriptor_pointer(), as: Cairn__Game__V1__RatingChange.self) {
      (c) throws(DecodingError) in try RatingChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RatingChange>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RatingChange.game_id")
    reason = RatingChange.Reason(rawValue: c.pointee.reason_)
    change = c.pointee.change_
    rating = c.pointee.rating_
    createTime = try moment(c.pointee.create_time_, "RatingChange.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RatingChange> {
    let c = arena.make(Cairn__Game__V1__RatingChange.self)
    cairn__game__v1__rating_change__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.reason_ = reason.rawValue
    c.pointee.change_ = change
    c.pointee.rating_ = rating
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension ListRatingChangesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_rating_changes_request__descriptor_pointer(), as: Cairn__Game__V1__ListRatingChangesRequest.self) {
      (c) throws(DecodingError) in try ListRatingChangesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListRatingChangesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListRatingChangesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListRatingChangesRequest> {
    let c = arena.make(Cairn__Game__V1__ListRatingChangesRequest.self)
    cairn__game__v1__list_rating_changes_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListRatingChangesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_rating_changes_response__descriptor_pointer(), as: Cairn__Game__V1__ListRatingChangesResponse.self) {
      (c) throws(DecodingError) in try ListRatingChangesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListRatingChangesResponse>) throws(DecodingError) {
    ratingChanges = try Binary.list(c.pointee.n_rating_changes_, c.pointee.rating_changes_, messages: { (value) throws(DecodingError) in try RatingChange(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListRatingChangesResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListRatingChangesResponse> {
    let c = arena.make(Cairn__Game__V1__ListRatingChangesResponse.self)
    cairn__game__v1__list_rating_changes_response__init(c)
    c.pointee.n_rating_changes_ = ratingChanges.count
    c.pointee.rating_changes_ = arena.list(ratingChanges) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
