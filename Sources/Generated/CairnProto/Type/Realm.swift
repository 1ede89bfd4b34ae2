// Written by protoc-gen-cairn from cairn/type/v1/realm.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The apps, each of which has guests or has not.
public enum Realm: MessageEnum {
  /// Never valid.
  case unspecified
  /// Where am I.
  case whereAmI
  /// Challenge Expeditions.
  case expeditions
  /// CACHE-OUT.
  case cacheOut
  /// LocalBuddy.
  case localBuddy
  /// Qwalk.
  case qwalk
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .whereAmI, .expeditions, .cacheOut, .localBuddy, .qwalk]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .whereAmI: 1
    case .expeditions: 2
    case .cacheOut: 3
    case .localBuddy: 4
    case .qwalk: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .whereAmI
    case 2: self = .expeditions
    case 3: self = .cacheOut
    case 4: self = .localBuddy
    case 5: self = .qwalk
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REALM_UNSPECIFIED"
    case .whereAmI: "REALM_WHERE_AM_I"
    case .expeditions: "REALM_EXPEDITIONS"
    case .cacheOut: "REALM_CACHE_OUT"
    case .localBuddy: "REALM_LOCAL_BUDDY"
    case .qwalk: "REALM_QWALK"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REALM_UNSPECIFIED": self = .unspecified
    case "REALM_WHERE_AM_I": self = .whereAmI
    case "REALM_EXPEDITIONS": self = .expeditions
    case "REALM_CACHE_OUT": self = .cacheOut
    case "REALM_LOCAL_BUDDY": self = .localBuddy
    case "REALM_QWALK": self = .qwalk
    default: return nil
    }
  }
}
