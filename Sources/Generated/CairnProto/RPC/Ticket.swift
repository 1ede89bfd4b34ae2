// Written by protoc-gen-cairn from cairn/rpc/v1/ticket.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Says who calls. Minted by the gateway (or by a service that calls another), signed for one receiving service, short-lived.
/// Travels in the header cairn-ticket as base64url of: key id length, key id, HMAC-SHA256, this message.
public struct Ticket: Message {
  public static let protoName = "cairn.rpc.v1.Ticket"

  /// The account on whose behalf the call is made. UUID; empty for a PUBLIC call without a session and for INTERNAL calls.
  public var accountID: String = ""

  /// The session the account used. UUID; empty where account_id is.
  public var sessionID: String = ""

  /// Roles of the account, for example "user", "admin". Empty for PUBLIC.
  public var roles: [String] = []

  /// What the account may do beyond its roles, for example "guest". Sorted.
  public var capabilities: [String] = []

  /// The service that may accept this ticket, for example "game".
  public var audience: String = ""

  /// Full method path, for example "/cairn.game.v1.GeoGuessService/StartSingle".
  public var method: String = ""

  /// When the ticket stops being valid, microseconds since 1970 UTC; at most 60 s after it was minted.
  public var expireTimeUs: Int64 = 0

  /// The calling service when the call is INTERNAL, for example "game"; empty otherwise.
  public var callingService: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", sessionID: String = "", roles: [String] = [], capabilities: [String] = [], audience: String = "", method: String = "", expireTimeUs: Int64 = 0, callingService: String = "") {
    self.accountID = accountID
    self.sessionID = sessionID
    self.roles = roles
    self.capabilities = capabilities
    self.audience = audience
    self.method = method
    self.expireTimeUs = expireTimeUs
    self.callingService = callingService
  }
}
