// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_filters.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CacheFilter {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_filter__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheFilter.self) {
      (c) throws(DecodingError) in try CacheFilter(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheFilter>) throws(DecodingError) {
    zoneID = try Binary.string(c.pointee.zone_id_, "CacheFilter.zone_id")
    cityID = c.pointee.city_id_
    if c.pointee._difficulty_min_case.rawValue == 3 { difficultyMin = c.pointee.difficulty_min_ }
    if c.pointee._difficulty_max_case.rawValue == 4 { difficultyMax = c.pointee.difficulty_max_ }
    difficultyLevels = try Binary.list(c.pointee.n_difficulty_levels_, c.pointee.difficulty_levels_, { (value) throws(DecodingError) in DifficultyLevel(rawValue: value) })
    if c.pointee._terrain_min_case.rawValue == 6 { terrainMin = c.pointee.terrain_min_ }
    if c.pointee._terrain_max_case.rawValue == 7 { terrainMax = c.pointee.terrain_max_ }
    sizes = try Binary.list(c.pointee.n_sizes_, c.pointee.sizes_, { (value) throws(DecodingError) in CacheSize(rawValue: value) })
    environments = try Binary.list(c.pointee.n_environments_, c.pointee.environments_, { (value) throws(DecodingError) in CacheEnvironment(rawValue: value) })
    kinds = try Binary.list(c.pointee.n_kinds_, c.pointee.kinds_, { (value) throws(DecodingError) in CacheKind(rawValue: value) })
    statuses = try Binary.list(c.pointee.n_statuses_, c.pointee.statuses_, { (value) throws(DecodingError) in CacheStatus(rawValue: value) })
    find = CacheFilter.Find(rawValue: c.pointee.find_)
    friends = CacheFilter.Friends(rawValue: c.pointee.friends_)
    text = try Binary.string(c.pointee.text_, "CacheFilter.text")
    excludesIgnored = c.pointee.excludes_ignored_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !zoneID.isEmpty {
      binary.field(1, zoneID)
    }
    if cityID != 0 {
      binary.field(2, cityID)
    }
    if let difficultyMin {
      binary.field(3, difficultyMin)
    }
    if let difficultyMax {
      binary.field(4, difficultyMax)
    }
    if !difficultyLevels.isEmpty {
      let start = binary.begin(5)
      for element in difficultyLevels { binary.element(element) }
      binary.end(start)
    }
    if let terrainMin {
      binary.field(6, terrainMin)
    }
    if let terrainMax {
      binary.field(7, terrainMax)
    }
    if !sizes.isEmpty {
      let start = binary.begin(8)
      for element in sizes { binary.element(element) }
      binary.end(start)
    }
    if !environments.isEmpty {
      let start = binary.begin(9)
      for element in environments { binary.element(element) }
      binary.end(start)
    }
    if !kinds.isEmpty {
      let start = binary.begin(10)
      for element in kinds { binary.element(element) }
      binary.end(start)
    }
    if !statuses.isEmpty {
      let start = binary.begin(11)
      for element in statuses { binary.element(element) }
      binary.end(start)
    }
    if find != .unspecified {
      binary.field(12, find)
    }
    if friends != .unspecified {
      binary.field(13, friends)
    }
    if !text.isEmpty {
      binary.field(14, text)
    }
    if excludesIgnored {
      binary.field(15, excludesIgnored)
    }
  }
}

extension FilterHint {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__filter_hint__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__FilterHint.self) {
      (c) throws(DecodingError) in try FilterHint(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__FilterHint>) throws(DecodingError) {
    filter = try Binary.string(c.pointee.filter_, "FilterHint.filter")
    cacheCount = c.pointee.cache_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !filter.isEmpty {
      binary.field(1, filter)
    }
    if cacheCount != 0 {
      binary.field(2, cacheCount)
    }
  }
}
