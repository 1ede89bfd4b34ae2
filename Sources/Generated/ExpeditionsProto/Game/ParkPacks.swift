// Written by protoc-gen-cairn from cairn/game/expeditions/v1/park_packs.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// The park, and the pack that a phone has of it.
public struct GetParkPackRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetParkPackRequest"

  /// By its id of ParkService.
  public var parkID: String = ""

  /// ParkPack.etag of the pack that the phone has; empty for none. At most 64 characters.
  public var etag: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(parkID: String = "", etag: String = "") {
    self.parkID = parkID
    self.etag = etag
  }
}

/// The pack.
public struct GetParkPackResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetParkPackResponse"

  /// The pack; absent where it is the one that the phone has.
  public var pack: ParkPack? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pack: ParkPack? = nil) {
    self.pack = pack
  }
}

/// A park with its challenges.
public struct ParkPack: Message {
  public static let protoName = "cairn.game.expeditions.v1.ParkPack"

  /// Names the contents: another one where anything in the pack is another.
  public var etag: String = ""

  /// The park, with its land and its entrances; challenge_count is that of the pack.
  public var park: CairnProto.Park? = nil

  /// Its challenges, the latest first: at most 200, and a mebibyte.
  public var challenges: [Challenge] = []

  /// Whether these are all of the park's; the others are told by ListParkChallenges.
  public var isWhole: Bool = false

  /// Credits that must be shown with the park.
  public var attributions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(etag: String = "", park: CairnProto.Park? = nil, challenges: [Challenge] = [], isWhole: Bool = false, attributions: [String] = []) {
    self.etag = etag
    self.park = park
    self.challenges = challenges
    self.isWhole = isWhole
    self.attributions = attributions
  }
}
