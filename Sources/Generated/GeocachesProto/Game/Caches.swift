// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A box that somebody has hidden, and what is said of it.
public struct Cache: Message {
  public static let protoName = "cairn.game.geocaches.v1.Cache"

  /// Names the cache: a UUID.
  public var cacheID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "") {
    self.cacheID = cacheID
  }
}

/// The cache that is asked for.
public struct GetCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacheRequest"

  /// A UUID.
  public var cacheID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "") {
    self.cacheID = cacheID
  }
}

/// The cache.
public struct GetCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacheResponse"

  /// As the caller may see it.
  public var cache: Cache? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cache: Cache? = nil) {
    self.cache = cache
  }
}
