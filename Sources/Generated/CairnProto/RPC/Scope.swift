// Written by protoc-gen-cairn from cairn/rpc/v1/scope.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Scope of a session: how much of what its account may do is done by its tokens. It is asked for at the log-in and stays.
public enum Scope: MessageEnum {
  /// As SCOPE_FULL where a scope is asked for; never told.
  case unspecified
  /// All that the account may do: the apps.
  case full
  /// Web pages: reading, and what is made at a desk. Starts and plays nothing, and tells nothing that a sensor has measured. Other methods answer
  /// PERMISSION_DENIED SCOPE_TOO_NARROW.
  case web
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .full, .web]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .full: 1
    case .web: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .full
    case 2: self = .web
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "SCOPE_UNSPECIFIED"
    case .full: "SCOPE_FULL"
    case .web: "SCOPE_WEB"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "SCOPE_UNSPECIFIED": self = .unspecified
    case "SCOPE_FULL": self = .full
    case "SCOPE_WEB": self = .web
    default: return nil
    }
  }
}
