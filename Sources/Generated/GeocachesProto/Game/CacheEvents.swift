// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// An event of CACHE-OUT in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct GeocachesEvent: Message {
  public static let protoName = "cairn.game.geocaches.v1.GeocachesEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "cache.published".
    case cachePublished(CachePublished)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "cache.published", to friends of its maker.
public struct CachePublished: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachePublished"

  /// Names the cache: a UUID.
  public var cacheID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "") {
    self.cacheID = cacheID
  }
}
