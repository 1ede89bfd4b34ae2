// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension GeocachesEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__geocaches_event__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GeocachesEvent.self) {
      (c) throws(DecodingError) in try GeocachesEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GeocachesEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.cache_published_ { content = .cachePublished(try CachePublished(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.cache_updated_ { content = .cacheUpdated(try CacheUpdated(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.cache_logged_ { content = .cacheLogged(try CacheLogged(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.first_find_moved_ { content = .firstFindMoved(try FirstFindMoved(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.companion_named_ { content = .companionNamed(try CompanionNamed(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.cache_in_trouble_ { content = .cacheInTrouble(try CacheInTrouble(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.area_news_ { content = .areaNews(try AreaNews(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .cachePublished(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .cacheUpdated(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .cacheLogged(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .firstFindMoved(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .companionNamed(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .cacheInTrouble(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    case .areaNews(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension CachePublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_published__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachePublished.self) {
      (c) throws(DecodingError) in try CachePublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachePublished>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CachePublished.cache_id")
    name = try Binary.string(c.pointee.name_, "CachePublished.name")
    ownerAccountID = try Binary.string(c.pointee.owner_account_id_, "CachePublished.owner_account_id")
    if let field = c.pointee.owner_ { owner = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !ownerAccountID.isEmpty {
      binary.field(3, ownerAccountID)
    }
    if let owner {
      let start = binary.begin(4)
      owner.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CacheUpdated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_updated__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheUpdated.self) {
      (c) throws(DecodingError) in try CacheUpdated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheUpdated>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheUpdated.cache_id")
    version = c.pointee.version_
    status = CacheStatus(rawValue: c.pointee.status_)
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if status != .unspecified {
      binary.field(3, status)
    }
  }
}

extension CacheLogged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_logged__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheLogged.self) {
      (c) throws(DecodingError) in try CacheLogged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheLogged>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheLogged.cache_id")
    logID = try Binary.string(c.pointee.log_id_, "CacheLogged.log_id")
    kind = LogKind(rawValue: c.pointee.kind_)
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !logID.isEmpty {
      binary.field(2, logID)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
  }
}

extension FirstFindMoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__first_find_moved__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__FirstFindMoved.self) {
      (c) throws(DecodingError) in try FirstFindMoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__FirstFindMoved>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "FirstFindMoved.cache_id")
    logID = try Binary.string(c.pointee.log_id_, "FirstFindMoved.log_id")
    isFirstFind = c.pointee.is_first_find_ != 0
    points = c.pointee.points_
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !logID.isEmpty {
      binary.field(2, logID)
    }
    if isFirstFind {
      binary.field(3, isFirstFind)
    }
    if points != 0 {
      binary.field(4, points)
    }
  }
}

extension CompanionNamed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__companion_named__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CompanionNamed.self) {
      (c) throws(DecodingError) in try CompanionNamed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CompanionNamed>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CompanionNamed.cache_id")
    logID = try Binary.string(c.pointee.log_id_, "CompanionNamed.log_id")
    accountID = try Binary.string(c.pointee.account_id_, "CompanionNamed.account_id")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !logID.isEmpty {
      binary.field(2, logID)
    }
    if !accountID.isEmpty {
      binary.field(3, accountID)
    }
    if let person {
      let start = binary.begin(4)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CacheInTrouble {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_in_trouble__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheInTrouble.self) {
      (c) throws(DecodingError) in try CacheInTrouble(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheInTrouble>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheInTrouble.cache_id")
    isDisabled = c.pointee.is_disabled_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if isDisabled {
      binary.field(2, isDisabled)
    }
  }
}

extension AreaNews {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__area_news__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__AreaNews.self) {
      (c) throws(DecodingError) in try AreaNews(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__AreaNews>) throws(DecodingError) {
    areaID = try Binary.string(c.pointee.area_id_, "AreaNews.area_id")
    cacheCount = c.pointee.cache_count_
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try AreaCache(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !areaID.isEmpty {
      binary.field(1, areaID)
    }
    if cacheCount != 0 {
      binary.field(2, cacheCount)
    }
    if !caches.isEmpty {
      for element in caches {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension AreaCache {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__area_cache__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__AreaCache.self) {
      (c) throws(DecodingError) in try AreaCache(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__AreaCache>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "AreaCache.cache_id")
    name = try Binary.string(c.pointee.name_, "AreaCache.name")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
  }
}
