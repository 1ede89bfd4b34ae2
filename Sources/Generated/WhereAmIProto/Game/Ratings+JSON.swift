// Written by protoc-gen-cairn from cairn/game/whereami/v1/ratings.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension RatingChange {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RatingChange(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RatingChange") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("RatingChange.game_id")
      } else if json.isKey("reason") {
        reason = try json.enumeration("RatingChange.reason", RatingChange.Reason.self)
      } else if json.isKey("change") {
        change = try json.int32("RatingChange.change")
      } else if json.isKey("rating") {
        rating = try json.int32("RatingChange.rating")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("RatingChange.create_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if reason != .unspecified {
      json.key("reason")
      json.value(reason)
    }
    if change != 0 {
      json.key("change")
      json.value(change)
    }
    if rating != 0 {
      json.key("rating")
      json.value(rating)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension ListRatingChangesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListRatingChangesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListRatingChangesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListRatingChangesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListRatingChangesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ListRatingChangesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListRatingChangesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListRatingChangesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ratingChanges", "rating_changes") {
        ratingChanges = try json.list("ListRatingChangesResponse.rating_changes") { (json: inout JSONReader) throws(DecodingError) in try RatingChange(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListRatingChangesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ratingChanges.isEmpty {
      json.key("ratingChanges")
      json.list(ratingChanges) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
