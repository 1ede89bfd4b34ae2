// Written by protoc-gen-cairn from cairn/internal/v1/media_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "media.claimed", from any service to social: these media, and no others, are shown by the content. A medium that no content shows any
/// more is removed a day later. The same event twice changes nothing. Ordered by the content.
public struct MediaClaimed: Message {
  public static let protoName = "cairn.internal.v1.MediaClaimed"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// All media that it shows; none when it is gone. UUIDs, 16 bytes each; at most 1,000.
  public var mediaItems: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, mediaItems: [[UInt8]] = []) {
    self.content = content
    self.mediaItems = mediaItems
  }
}
