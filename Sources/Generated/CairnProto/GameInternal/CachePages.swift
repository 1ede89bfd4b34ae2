// Written by protoc-gen-cairn from cairn/game/internal/v1/cache_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Page to read.
public struct ReadCachePageRequest: Message {
  public static let protoName = "cairn.game.internal.v1.ReadCachePageRequest"

  /// Code of the cache: what follows "/cache/".
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "") {
    self.code = code
  }
}

/// A page.
public struct ReadCachePageResponse: Message {
  public static let protoName = "cairn.game.internal.v1.ReadCachePageResponse"

  /// Whether the cache is archived: the page says that, and nothing else.
  public var isOver: Bool = false

  /// HTML in UTF-8, without scripts and styles.
  public var html: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isOver: Bool = false, html: [UInt8] = []) {
    self.isOver = isOver
    self.html = html
  }
}
