import CairnProto
import Cryptography
import FoundationEssentials
import Protobuf
public import Timekeeping

/// Writes tickets for one receiving service, and uses each again while it is good for long enough. Not Sendable: one per loop.
public final class TicketMint {
  /// How long a ticket is good: long enough to be used again, short enough that what was taken from somebody is soon gone.
  public static let lifetime: Duration = .seconds(60)
  /// A ticket with less left is not handed out again, so that a call that waits somewhere does not expire on its way.
  public static let remainderMin: Duration = .seconds(30)
  /// Tickets kept, about 1 KiB each.
  public static let entriesMax = 8_192

  private struct Order: Hashable {
    let caller: Caller
    let method: String

    /// The session is what tells callers apart, the length most of the few methods one calls; the rest only has to be compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(caller.sessionID)
      hasher.combine(method.utf8.count)
    }
  }

  private let audience: String
  private let keyID: String
  private let hmac: HMACSHA256
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var minted: ExpiringCache<Order, [UInt8]>

  /// - Parameters:
  ///   - audience: The receiving service, for example "game".
  ///   - keys: Its keys.
  public init(audience: String, keys: TicketKeys, entriesMax: Int = entriesMax) {
    self.audience = audience
    keyID = keys.signing.id
    hmac = HMACSHA256(key: keys.signing.secret)
    minted = ExpiringCache(entriesMax: entriesMax)
  }

  /// Tickets that are kept.
  var count: Int { minted.count }

  /// The value of the header `cairn-ticket`.
  ///
  /// - Parameters:
  ///   - method: The full path, for example "/cairn.game.whereami.v1.GeoGuessService/StartSingle".
  ///   - isKept: Whether the same caller will soon call the method again. Streams are opened once, and of ten thousand who listen nothing
  ///     should be kept that nobody asks for.
  public func ticket(for caller: Caller, method: String, isKept: Bool = true, at now: Moment) -> [UInt8] {
    let order = Order(caller: caller, method: method)
    guard isKept else { return mint(order, expireTime: now + Self.lifetime) }
    if let ticket = minted.value(for: order, at: now) { return ticket }
    let ticket = mint(order, expireTime: now + Self.lifetime)
    minted.set(ticket, for: order, until: now + (Self.lifetime - Self.remainderMin))
    return ticket
  }

  private func mint(_ order: Order, expireTime: Moment) -> [UInt8] {
    var ticket = Ticket()
    ticket.account = order.caller.accountID?.bytes ?? []
    ticket.session = order.caller.sessionID?.bytes ?? []
    ticket.roles = order.caller.roles
    ticket.capabilities = order.caller.capabilities
    ticket.expireTimeUs = expireTime.microseconds
    ticket.scope = order.caller.scope == .full ? .unspecified : .web
    ticket.callingService = order.caller.callingService ?? ""
    let message = ticket.encoded()
    let code = hmac.authenticationCode(for: TicketEnvelope.signed(message, audience: audience, method: order.method))
    return TicketEnvelope.text(keyID: keyID, code: code, message: message)
  }
}
