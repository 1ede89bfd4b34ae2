// Written by protoc-gen-cairn from cairn/auth/v1/public_keys.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// One Ed25519 key (RFC 8037).
public struct PublicKey: Message {
  public static let protoName = "cairn.auth.v1.PublicKey"

  /// The "kid" of tokens signed by this key.
  public var keyID: String = ""

  /// The 32 bytes of the key.
  public var publicKey: [UInt8] = []

  /// Tokens signed by this key are refused from then on.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(keyID: String = "", publicKey: [UInt8] = [], expireTime: Moment? = nil) {
    self.keyID = keyID
    self.publicKey = publicKey
    self.expireTime = expireTime
  }
}

/// Asks for the keys.
public struct GetPublicKeysRequest: Message {
  public static let protoName = "cairn.auth.v1.GetPublicKeysRequest"

  /// Every field at its default.
  public init() {}
}

/// The keys.
public struct GetPublicKeysResponse: Message {
  public static let protoName = "cairn.auth.v1.GetPublicKeysResponse"

  /// Newest first; at most 8.
  public var keys: [PublicKey] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(keys: [PublicKey] = []) {
    self.keys = keys
  }
}
