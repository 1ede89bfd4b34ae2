// Written by protoc-gen-cairn from cairn/rpc/v1/ticket.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Says who calls. Minted by the gateway (or by a service that calls another), signed for one receiving service and one method,
/// short-lived. Travels in the header cairn-ticket, in characters of seven bits: key id length, key id, HMAC-SHA256, this message. The code is taken of
/// this message, the receiving service and the method, which therefore need no fields: a ticket for another of them has another code.
public struct Ticket: Message {
  public static let protoName = "cairn.rpc.v1.Ticket"

  /// The account on whose behalf the call is made. UUID, 16 bytes; empty for a PUBLIC call without a session and for INTERNAL calls.
  public var account: [UInt8] = []

  /// The session the account used. UUID, 16 bytes; empty where account is.
  public var session: [UInt8] = []

  /// Roles of the account, for example "user", "admin". Empty for PUBLIC.
  public var roles: [String] = []

  /// Capabilities: what the account may do beyond its roles, for example "guest". Sorted.
  public var capabilities: [String] = []

  /// When the ticket stops being valid, microseconds since 1970 UTC; at most 60 s after it was minted.
  public var expireTimeUs: Int64 = 0

  /// The calling service when the call is INTERNAL, for example "game"; empty otherwise.
  public var callingService: String = ""

  /// Scope of the session; SCOPE_UNSPECIFIED stands for SCOPE_FULL, and for calls without a session.
  public var scope: Scope = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], session: [UInt8] = [], roles: [String] = [], capabilities: [String] = [], expireTimeUs: Int64 = 0, callingService: String = "", scope: Scope = .unspecified) {
    self.account = account
    self.session = session
    self.roles = roles
    self.capabilities = capabilities
    self.expireTimeUs = expireTimeUs
    self.callingService = callingService
    self.scope = scope
  }
}
