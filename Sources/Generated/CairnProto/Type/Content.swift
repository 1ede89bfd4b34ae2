// Written by protoc-gen-cairn from cairn/type/v1/content.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Content of an app: a cache, a log of one, a walk, a challenge, a message. The service that owns it knows what it is; all others know its name, by which
/// it shows media, is reported and is hidden.
public struct ContentRef: Message {
  public static let protoName = "cairn.type.v1.ContentRef"

  /// App that it belongs to; unspecified for what belongs to all of them, such as a profile.
  public var realm: Realm = .unspecified

  /// Kind of content, as the app calls it: "cache". Lower-case letters, digits and underscores, 1 to 40.
  public var kind: String = ""

  /// Id that the app has given it, mostly a UUID. 1 to 100 characters of letters, digits and ".:_-".
  public var id: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, kind: String = "", id: String = "") {
    self.realm = realm
    self.kind = kind
    self.id = id
  }
}
