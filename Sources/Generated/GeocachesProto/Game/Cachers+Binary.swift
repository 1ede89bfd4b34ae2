// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cachers.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetCacherStatsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cacher_stats_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacherStatsRequest.self) {
      (c) throws(DecodingError) in try GetCacherStatsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacherStatsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetCacherStatsRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension FindSquare {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__find_square__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__FindSquare.self) {
      (c) throws(DecodingError) in try FindSquare(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__FindSquare>) throws(DecodingError) {
    difficulty = c.pointee.difficulty_
    terrain = c.pointee.terrain_
    findCount = c.pointee.find_count_
  }

  func write(to binary: inout BinaryWriter) {
    if difficulty != 0 {
      binary.field(1, difficulty)
    }
    if terrain != 0 {
      binary.field(2, terrain)
    }
    if findCount != 0 {
      binary.field(3, findCount)
    }
  }
}

extension CacherStats {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cacher_stats__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacherStats.self) {
      (c) throws(DecodingError) in try CacherStats(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacherStats>) throws(DecodingError) {
    findCount = c.pointee.find_count_
    hideCount = c.pointee.hide_count_
    pointCount = c.pointee.point_count_
    firstFindCount = c.pointee.first_find_count_
    didNotFindCount = c.pointee.did_not_find_count_
    squares = try Binary.list(c.pointee.n_squares_, c.pointee.squares_, messages: { (value) throws(DecodingError) in try FindSquare(c: value) })
    dayStreakCount = c.pointee.day_streak_count_
    dayStreakCountMax = c.pointee.day_streak_count_max_
  }

  func write(to binary: inout BinaryWriter) {
    if findCount != 0 {
      binary.field(1, findCount)
    }
    if hideCount != 0 {
      binary.field(2, hideCount)
    }
    if pointCount != 0 {
      binary.field(3, pointCount)
    }
    if firstFindCount != 0 {
      binary.field(4, firstFindCount)
    }
    if didNotFindCount != 0 {
      binary.field(5, didNotFindCount)
    }
    if !squares.isEmpty {
      for element in squares {
        let start = binary.begin(6)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if dayStreakCount != 0 {
      binary.field(7, dayStreakCount)
    }
    if dayStreakCountMax != 0 {
      binary.field(8, dayStreakCountMax)
    }
  }
}

extension GetCacherStatsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cacher_stats_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacherStatsResponse.self) {
      (c) throws(DecodingError) in try GetCacherStatsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacherStatsResponse>) throws(DecodingError) {
    if let field = c.pointee.stats_ { stats = try CacherStats(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let stats {
      let start = binary.begin(1)
      stats.write(to: &binary)
      binary.end(start)
    }
  }
}
