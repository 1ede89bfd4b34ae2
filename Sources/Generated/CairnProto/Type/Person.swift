// Written by protoc-gen-cairn from cairn/type/v1/person.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Paths from which somebody's picture is fetched by GET, below the gateway's address, without a token: everybody who has a path sees the file until
/// url_expire_time.
public struct Picture: Message {
  public static let protoName = "cairn.type.v1.Picture"

  /// A square of at most 96 pixels, for lists.
  public var thumbnailPath: String = ""

  /// A square of at most 512 pixels.
  public var path: String = ""

  /// Time until which the paths can be used; between one and two hours from now. Ask again for new ones.
  public var urlExpireTime: Moment? = nil

  /// Names the picture to moderators (CreateReport). UUID.
  public var mediaID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(thumbnailPath: String = "", path: String = "", urlExpireTime: Moment? = nil, mediaID: String = "") {
    self.thumbnailPath = thumbnailPath
    self.path = path
    self.urlExpireTime = urlExpireTime
    self.mediaID = mediaID
  }
}

/// Somebody as others see them.
public struct Person: Message {
  public static let protoName = "cairn.type.v1.Person"

  /// UUID.
  public var accountID: String = ""

  /// The name others see.
  public var username: String = ""

  /// Picture of the person; absent when there is none, or not for the caller. Absent as well for a person whom the caller has blocked, and in
  /// events, which are kept for longer than a path is good.
  public var picture: Picture? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", username: String = "", picture: Picture? = nil) {
    self.accountID = accountID
    self.username = username
    self.picture = picture
  }
}
