package import Lifecycle
import RPC

/// How much the gateway lets each account and each address ask for. Every number may be set; every default has its reason here.
package struct LimitConfig: Sendable {
  /// The budgets of one kind of caller, by class.
  struct Budgets: Sendable {
    private var limits: [RateLimit]

    init(_ limit: (RateClass) -> RateLimit) {
      limits = RateClass.allCases.map(limit)
    }

    subscript(rateClass: RateClass) -> RateLimit { limits[rateClass.rawValue] }
  }

  /// Limits of one account, all its devices together.
  static func accountDefault(_ rateClass: RateClass) -> RateLimit {
    switch rateClass {
    // An app that starts asks some 20 things at once; five starts in a row on two devices must not be refused. Then 20 a second: quicker
    // than anybody taps and than any screen polls.
    case .read: RateLimit(burst: 200, perMinute: 1_200)
    // A player who drags a marker places it a few times a second; a queue of things done offline comes at once.
    case .write: RateLimit(burst: 60, perMinute: 600)
    // A person who mistypes a password tries some times, then thinks.
    case .sensitive: RateLimit(burst: 10, perMinute: 10)
    // A phone that changes networks opens its streams anew, perhaps again and again in a train.
    case .stream: RateLimit(burst: 30, perMinute: 60)
    // An export now and then.
    case .heavy: RateLimit(burst: 5, perMinute: 10)
    // Apps search with every letter: somebody looks for ten friends, one after the other, six letters each. Then one letter in two seconds.
    // A client that gathers names gets 600 a minute, twenty with each call (`SearchRules.pageMax`).
    case .search: RateLimit(burst: 60, perMinute: 30)
    // Somebody who makes a profile flips each of its eight visibilities, enters five apps and corrects what they have said. Then a change in
    // six seconds: of each up to 500 friends hear (`StreamRules.fanOutMax`), which is a row in each of their streams.
    case .profile: RateLimit(burst: 20, perMinute: 10)
    }
  }

  /// Limits of one IPv4 address or one IPv6 /64. Carrier-grade NAT puts thousands of players behind one IPv4 address, so these are no measure of
  /// one person's wishes: they keep one address from using the whole gateway, which serves some 50,000 calls a second and core.
  static func addressDefault(_ rateClass: RateClass) -> RateLimit {
    switch rateClass {
    // 2,000 players who each start an app within a few seconds.
    case .read: RateLimit(burst: 20_000, perMinute: 300_000)
    // Half as many at once and fewer after: what changes something costs the services and their databases more.
    case .write: RateLimit(burst: 10_000, perMinute: 120_000)
    // Log-in and sign-up have stricter limits of their own in the auth service, by address and by account. This one keeps a flood of them
    // from its two hashing threads: 80 hashes a second, of which one address may have some. A school that logs in at once is 200.
    case .sensitive: RateLimit(burst: 200, perMinute: 600)
    // The gateway restarts and everybody behind one address opens their streams again.
    case .stream: RateLimit(burst: 5_000, perMinute: 30_000)
    // Forty accounts with all that each may have at once.
    case .heavy: RateLimit(burst: 200, perMinute: 600)
    // A hundred players behind it who look for a friend at once and go on typing; each search costs two services a millisecond together.
    case .search: RateLimit(burst: 2_000, perMinute: 12_000)
    // A school class that makes its profiles at once, all that each may change. Then twenty a second, of five thousand players who change
    // something once in four minutes.
    case .profile: RateLimit(burst: 600, perMinute: 1_200)
    }
  }

  /// Streams that one account may have open: a few devices, with a few streams each.
  static let streamsPerAccountDefault = 32
  /// Connections that one address may have open: of thousands behind one address each has one or two. A fifth of what one loop takes.
  static let connectionsPerAddressDefault = 4_096

  /// TLS handshakes of one IPv4 address or one IPv6 /64: each costs half a millisecond, as much as some thirty calls, before anything is
  /// known of who asks. A thousand of the thousands behind a carrier's address may come back in the moment a gateway was restarted, the next
  /// thousand within ten seconds, for clients try again; a hundred a second are a twentieth of what a core can do.
  static let handshakesDefault = RateLimit(burst: 1_000, perMinute: 6_000)

  let account: Budgets
  let address: Budgets
  /// Not widened by `scale`: nothing that measures needs more.
  let handshakes: RateLimit
  let streamsPerAccount: Int
  let connectionsPerAddress: Int
  let trustedProxies: [IPNetwork]
  let proxyHeader: ProxyHeader
  /// 1 in service. More widens every limit so many times, for measuring and for tests, which ask as nobody else does.
  let scale: Int

  package init(_ settings: Settings) {
    let scale = settings.integer("RATE_SCALE", default: 1, in: 1...100_000)
    self.scale = scale
    account = Self.budgets("ACCOUNT", settings, scale, Self.accountDefault)
    address = Self.budgets("ADDRESS", settings, scale, Self.addressDefault)
    handshakes = Self.limit("HANDSHAKES_PER_ADDRESS", settings) ?? Self.handshakesDefault
    streamsPerAccount = scale * settings.integer("STREAMS_PER_ACCOUNT", default: Self.streamsPerAccountDefault, in: 1...100_000)
    connectionsPerAddress = scale * settings.integer("CONNECTIONS_PER_ADDRESS", default: Self.connectionsPerAddressDefault, in: 1...100_000)
    proxyHeader = settings.choice("TRUSTED_PROXY_HEADER", default: .xForwardedFor)
    trustedProxies = (settings.text("TRUSTED_PROXIES") ?? "").split(separator: ",").compactMap { part in
      let text = String(part.filter { $0 != " " })
      if let network = IPNetwork(text) { return network }
      settings.refuse("CAIRN_TRUSTED_PROXIES holds \"\(text)\": expected networks as 10.0.0.0/8 or 2001:db8::/32, separated by commas")
      return nil
    }
  }

  /// CAIRN_RATE_ACCOUNT_READ=200/1200: so many at once, then so many a minute.
  private static func budgets(
    _ who: String, _ settings: Settings, _ scale: Int, _ byDefault: @escaping (RateClass) -> RateLimit
  ) -> Budgets {
    Budgets { rateClass in
      (limit("RATE_\(who)_\("\(rateClass)".uppercased())", settings) ?? byDefault(rateClass)).scaled(by: scale)
    }
  }

  private static func limit(_ name: String, _ settings: Settings) -> RateLimit? {
    guard let text = settings.text(name) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let burst = numbers[0], let perMinute = numbers[1], 1...1_000_000 ~= burst, 1...60_000_000 ~= perMinute {
      return RateLimit(burst: burst, perMinute: perMinute)
    }
    settings.refuse("CAIRN_\(name) is \"\(text)\": expected so many at once / so many a minute, for example 200/1200")
    return nil
  }
}
