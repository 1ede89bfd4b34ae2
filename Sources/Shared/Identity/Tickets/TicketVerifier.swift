public import CairnProto
import Cryptography
import FoundationEssentials
import Protobuf
public import Timekeeping

/// Why a ticket is not believed. All are UNAUTHENTICATED on the wire.
public enum TicketError: Error, Hashable, Sendable {
  /// Not the layout of a ticket, or a field that no mint writes.
  case malformed
  /// Signed by a key that is not ours.
  case unknownKey
  /// Changed, made by somebody else, or made for another service or another method.
  case badSignature
  /// Its time is over, or further away than any mint would write.
  case expired

  /// The wire's reason: an expired ticket may be replaced by whoever minted it.
  public var reason: Reason {
    switch self {
    case .expired: .ticketExpired
    case .malformed, .unknownKey, .badSignature: .unauthenticated
    }
  }
}

/// Reads tickets of one service and believes only what one of its keys has signed. Not Sendable: one per loop.
///
/// The same ticket comes many times within its minute: what was believed is found again by its exact text.
public final class TicketVerifier {
  /// Tickets remembered, about 1 KiB each.
  public static let entriesMax = 8_192
  /// How much further than `TicketMint.lifetime` an end may lie, because two machines' clocks differ.
  public static let clockDifferenceMax: Duration = .seconds(5)

  private struct Believed {
    let caller: Caller
    let method: String
  }

  private let audience: String
  private let keys: [String: HMACSHA256]
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var believed: BelievedTexts<Believed>
  @exclusivity(unchecked) private var lists = SharedLists()

  /// - Parameters:
  ///   - audience: The service that verifies, for example "game".
  ///   - keys: Its keys.
  public init(audience: String, keys: TicketKeys, entriesMax: Int = entriesMax) {
    self.audience = audience
    self.keys = Dictionary(uniqueKeysWithValues: keys.all.map { ($0.id, HMACSHA256(key: $0.secret)) })
    believed = BelievedTexts(signatureAt: .after(TicketEnvelope.codeTextOffset), entriesMax: entriesMax)
  }

  /// Tickets that are remembered.
  var count: Int { believed.count }

  /// The caller.
  ///
  /// - Parameters:
  ///   - text: The value of the header `cairn-ticket`.
  ///   - method: The full path that was called.
  ///   - isKept: Whether to remember it, as ``TicketMint`` does.
  public func verify(_ text: [UInt8], method: String, isKept: Bool = true, at now: Moment) throws(TicketError) -> Caller {
    let known = text.withUnsafeBytes { believed.value(for: $0, at: now) }
    if let known {
      guard known.method == method else { throw .badSignature }
      return known.caller
    }
    let ticket = try read(text, method: method)
    let expireTime = Moment(microseconds: ticket.expireTimeUs)
    guard now < expireTime, expireTime <= now + TicketMint.lifetime + Self.clockDifferenceMax else { throw .expired }
    let caller = try caller(of: ticket)
    guard isKept else { return caller }
    text.withUnsafeBytes { believed.set(Believed(caller: caller, method: method), for: $0, until: expireTime) }
    return caller
  }

  private func read(_ text: [UInt8], method: String) throws(TicketError) -> Ticket {
    guard let (keyID, code, message) = TicketEnvelope.parts(of: text) else { throw .malformed }
    guard let hmac = keys[keyID] else { throw .unknownKey }
    let bytes = Array(message)
    guard hmac.isValid(code, for: TicketEnvelope.signed(bytes, audience: audience, method: method)) else { throw .badSignature }
    do { return try Ticket(decoding: bytes) } catch { throw .malformed }
  }

  private func caller(of ticket: Ticket) throws(TicketError) -> Caller {
    Caller(
      accountID: try Self.id(ticket.account), sessionID: try Self.id(ticket.session), roles: lists.shared(ticket.roles),
      capabilities: lists.shared(ticket.capabilities), scope: try Self.scope(ticket.scope),
      callingService: ticket.callingService.isEmpty ? nil : ticket.callingService)
  }

  /// A scope that is not known here is none that may be taken for the whole.
  private static func scope(_ scope: Scope) throws(TicketError) -> SessionScope {
    switch scope {
    case .unspecified, .full: return .full
    case .web: return .web
    case .unrecognized: throw .malformed
    }
  }

  private static func id(_ bytes: [UInt8]) throws(TicketError) -> UUID? {
    if bytes.isEmpty { return nil }
    guard let id = UUID(bytes: bytes) else { throw .malformed }
    return id
  }
}
