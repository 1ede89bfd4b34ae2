// Written by protoc-gen-cairn from cairn/game/whereami/v1/ratings.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension RatingChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__rating_change__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RatingChange.self) {
      (c) throws(DecodingError) in try RatingChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RatingChange>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RatingChange.game_id")
    reason = RatingChange.Reason(rawValue: c.pointee.reason_)
    change = c.pointee.change_
    rating = c.pointee.rating_
    createTime = try moment(c.pointee.create_time_, "RatingChange.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if reason != .unspecified {
      binary.field(2, reason)
    }
    if change != 0 {
      binary.field(3, change)
    }
    if rating != 0 {
      binary.field(4, rating)
    }
    if let createTime {
      binary.field(5, createTime)
    }
  }
}

extension ListRatingChangesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_rating_changes_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListRatingChangesRequest.self) {
      (c) throws(DecodingError) in try ListRatingChangesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListRatingChangesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListRatingChangesRequest.page_token")
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

extension ListRatingChangesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_rating_changes_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListRatingChangesResponse.self) {
      (c) throws(DecodingError) in try ListRatingChangesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListRatingChangesResponse>) throws(DecodingError) {
    ratingChanges = try Binary.list(c.pointee.n_rating_changes_, c.pointee.rating_changes_, messages: { (value) throws(DecodingError) in try RatingChange(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListRatingChangesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !ratingChanges.isEmpty {
      for element in ratingChanges {
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
