// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_links.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Formats of a picture.
public enum QrFormat: MessageEnum {
  /// Never sent.
  case unspecified
  /// PNG, 8 pixels a cell.
  case png
  /// SVG, sharp at every size.
  case svg
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .png, .svg]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .png: 1
    case .svg: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .png
    case 2: self = .svg
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "QR_FORMAT_UNSPECIFIED"
    case .png: "QR_FORMAT_PNG"
    case .svg: "QR_FORMAT_SVG"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "QR_FORMAT_UNSPECIFIED": self = .unspecified
    case "QR_FORMAT_PNG": self = .png
    case "QR_FORMAT_SVG": self = .svg
    default: return nil
    }
  }
}

/// A link with its QR code.
public struct WalkLink: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkLink"

  /// For example "cairn://qwalk/groups/AB12CD".
  public var link: String = ""

  /// The picture of its QR code, with the light border that cameras need.
  public var image: [UInt8] = []

  /// Media type of the picture: "image/png" or "image/svg+xml".
  public var contentType: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(link: String = "", image: [UInt8] = [], contentType: String = "") {
    self.link = link
    self.image = image
    self.contentType = contentType
  }
}

/// The walk whose link is asked for.
public struct GetWalkLinkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkLinkRequest"

  /// UUID.
  public var walkID: String = ""

  /// Format of the picture.
  public var format: QrFormat = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", format: QrFormat = .unspecified) {
    self.walkID = walkID
    self.format = format
  }
}

/// The link.
public struct GetWalkLinkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkLinkResponse"

  /// It leads to the walk.
  public var link: WalkLink? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(link: WalkLink? = nil) {
    self.link = link
  }
}

/// The group whose link is asked for.
public struct GetWalkGroupLinkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkGroupLinkRequest"

  /// UUID.
  public var groupID: String = ""

  /// Format of the picture.
  public var format: QrFormat = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", format: QrFormat = .unspecified) {
    self.groupID = groupID
    self.format = format
  }
}

/// The link.
public struct GetWalkGroupLinkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkGroupLinkResponse"

  /// It leads into the group.
  public var link: WalkLink? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(link: WalkLink? = nil) {
    self.link = link
  }
}
