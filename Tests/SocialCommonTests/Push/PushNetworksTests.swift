import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import Curl
import FoundationEssentials
import Lifecycle
import Postgres
import Synchronization
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// Sends at once by Firebase, and lets everybody wait who is reached by Web Push, until it is released.
private final class SlowStrangers: PushSender {
  private let state = Mutex<(begunCount: Int, tokens: [String], isHolding: Bool)>((0, [], true))

  /// Messages by Web Push that were begun.
  var begunCount: Int { state.withLock { $0.begunCount } }
  /// In the order in which they were sent.
  var tokens: [String] { state.withLock { $0.tokens } }

  func release() { state.withLock { $0.isHolding = false } }

  func prepare(for networks: Set<SocialCommon.PushNetwork>, at now: Moment) async {}

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    if message.address.network == .web {
      state.withLock { $0.begunCount += 1 }
      for _ in 0..<20_000 where state.withLock({ $0.isHolding }) { try? await Task.sleep(for: .milliseconds(1)) }
    }
    state.withLock { $0.tokens.append(message.token) }
    return .sent
  }
}

/// Devices of every network: how they are registered, kept and forgotten.
@Suite struct PushNetworksTests {
  private static let appleToken = String(repeating: "0aB", count: 22)
  private static let endpoint = "https://push.example.org/secret-endpoint"

  private static func subscription(_ change: (inout WebPushSubscription) -> Void = { _ in }) -> RegisterDeviceRequest.OneOfAddress {
    var subscription = WebPushSubscription(
      endpoint: endpoint, p256dh: P256.PrivateKey.random().publicKey.point, auth: [UInt8](repeating: 7, count: 16))
    change(&subscription)
    return .webPush(subscription)
  }

  private static func refusal(
    _ address: RegisterDeviceRequest.OneOfAddress?, on platform: RegisterDeviceRequest.Platform, _ networks: PushNetworks = PushNetworks()
  ) -> String? {
    do {
      _ = try networks.address(of: RegisterDeviceRequest(platform: platform, address: address))
      return nil
    } catch {
      return error.fieldViolations.first.map { "\($0.field) \($0.reason)" } ?? error.reason
    }
  }

  @Test func whatIsNoAddressIsRefusedWithItsField() {
    func apple(_ token: String, _ bundleID: String) -> RegisterDeviceRequest.OneOfAddress {
      .apns(ApnsToken(token: token, bundleID: bundleID))
    }
    let (token, app) = (Self.appleToken, "org.example.whereami")
    for (address, platform, refusal) in [
      (nil, .ios, "address MISSING"), (apple(token, app), .android, "apns NOT_APPLICABLE"),
      (apple(token, app), .web, "apns NOT_APPLICABLE"),
      (apple("", app), .ios, "apns.token MISSING"), (apple(String(token.dropLast()), app), .ios, "apns.token MALFORMED"),
      (apple("ab", app), .ios, "apns.token MALFORMED"), (apple(String(repeating: "a", count: 202), app), .ios, "apns.token MALFORMED"),
      (apple(token.replacing("a", with: "/"), app), .ios, "apns.token MALFORMED"), (apple(token, ""), .ios, "apns.bundle_id MISSING"),
      (apple(token, "a b"), .ios, "apns.bundle_id MALFORMED"), (apple(token, "a/b"), .ios, "apns.bundle_id MALFORMED"),
      (apple(token, String(repeating: "a", count: 156)), .ios, "apns.bundle_id MALFORMED"),
      (Self.subscription(), .ios, "web_push NOT_APPLICABLE"), (Self.subscription { $0.endpoint = "" }, .web, "web_push.endpoint MISSING"),
      (Self.subscription { $0.endpoint = "https://127.0.0.1/x" }, .web, "web_push.endpoint MALFORMED"),
      (Self.subscription { $0.endpoint = "https://localhost/x" }, .web, "web_push.endpoint MALFORMED"),
      (Self.subscription { $0.p256dh = [] }, .web, "web_push.p256dh MISSING"),
      (Self.subscription { $0.p256dh[64] ^= 1 }, .web, "web_push.p256dh MALFORMED"),
      (Self.subscription { $0.auth = [] }, .web, "web_push.auth MISSING"),
      (Self.subscription { $0.auth.append(1) }, .web, "web_push.auth MALFORMED"),
    ] as [(RegisterDeviceRequest.OneOfAddress?, RegisterDeviceRequest.Platform, String)] {
      #expect(Self.refusal(address, on: platform) == refusal)
    }
    for (address, platform) in [(apple(token, app), .ios), (Self.subscription(), .web), (Self.subscription(), .android)]
      as [(RegisterDeviceRequest.OneOfAddress?, RegisterDeviceRequest.Platform)]
    { #expect(Self.refusal(address, on: platform) == nil) }
  }

  @Test func onlyNetworksThatAreOnTakeDevicesAndAppleOnlyThoseOfItsApps() {
    let apple = RegisterDeviceRequest.OneOfAddress.apns(ApnsToken(token: Self.appleToken, bundleID: "org.example.one"))
    for (address, platform, network) in [(.token("t"), .android, .fcm), (apple, .ios, .apns), (Self.subscription(), .web, .web)]
      as [(RegisterDeviceRequest.OneOfAddress, RegisterDeviceRequest.Platform, SocialCommon.PushNetwork)]
    {
      for on in SocialCommon.PushNetwork.allCases {
        #expect(Self.refusal(address, on: platform, PushNetworks(on: [on])) == (on == network ? nil : "PUSH_NETWORK_OFF"))
      }
    }
    #expect(Self.refusal(apple, on: .ios, PushNetworks(on: [.apns], bundleIDs: ["org.example.two"])) == "apns.bundle_id UNKNOWN_VALUE")
  }

  /// One installation of an app, by one network after the other: the last counts.
  @Test func aDeviceIsKeptAsItWasRegisteredLast() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, deviceID) = (house.person("anna"), UUID())
      let subscription = Self.subscription()
      try await house.register(deviceID, by: anna, address: subscription)
      func kept() async throws -> [PushAddress] {
        try await PushDeviceStore().devices(of: anna.accountID, in: house.database).map(\.address)
      }
      guard case .webPush(let given) = subscription, case .web(let web) = try await kept().first else {
        Issue.record("not kept")
        return
      }
      #expect(web.endpoint == given.endpoint && web.publicKey == given.p256dh && web.secret == given.auth)
      try await house.register(deviceID, token: "firebase", by: anna)
      #expect(try await kept() == [.fcm("firebase")])
      try await house.register(deviceID, by: anna, address: subscription)
      #expect(try await kept().map(\.network) == [.web])
      #expect("\(try await kept())".contains("secret") == false)
      // Somebody else has the browser now.
      let berta = house.person("berta")
      try await house.register(UUID(), by: berta, address: subscription)
      #expect(try await kept() == [])
    }
  }

  @Test func whatIsPushedToASubscriptionCarriesItsKeys() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = PushDispatchTests.dispatch(house, phones)
      try await house.register(UUID(), by: berta, address: Self.subscription())
      await PushDispatchTests.tell(house, [berta])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      let address = try #require(phones.sent.first?.address)
      #expect(try await PushDeviceStore().devices(of: berta.accountID, in: house.database).map(\.address) == [address])
      #expect(address.network == .web && "\(phones.sent)".contains("secret") == false)
    }
  }

  /// Apple says since when a token is none: a phone that has registered it since then has it back.
  @Test func aTokenThatWasRegisteredSinceItEndedStays() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = PushDispatchTests.dispatch(house, phones)
      for token in ["old", "back"] { try await house.register(UUID(), token: token, by: berta) }
      let end = house.clock.now()
      phones.answer(.unregistered(since: end), to: "old")
      phones.answer(.unregistered(since: end - .milliseconds(1)), to: "back")
      await PushDispatchTests.tell(house, [berta])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      func tokens() async throws -> [String] { try await PushDeviceStore().devices(of: berta.accountID, in: house.database).map(\.token) }
      #expect(try await tokens() == ["back"])
      #expect(try await PushDispatchTests.waiting(house) == 1)
      // Not at once, as if nothing were wrong.
      try await dispatch.run()
      #expect(phones.tokens.sorted() == ["back", "old"])
      house.clock.advance(by: .seconds(2))
      try await dispatch.run()
      #expect(phones.tokens.sorted() == ["back", "back", "old"])
      #expect(try await PushDispatchTests.waiting(house) == 0)
    }
  }

  @Test func whatAServerTurnsAwayIsDroppedAndTheDeviceStays() async throws {
    try await SocialHouse.run { house async throws in
      let (berta, phones) = (house.person("berta"), Phones())
      let dispatch = PushDispatchTests.dispatch(house, phones)
      try await house.register(UUID(), by: berta, address: Self.subscription())
      phones.answer(.turnedAway("status 403"), to: Self.endpoint)
      for round in 1...2 {
        await PushDispatchTests.tell(house, [berta])
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
        #expect(phones.sent.count == round)
        #expect(try await PushDispatchTests.waiting(house) == 0)
      }
    }
  }

  /// Strangers' servers, however many say so, and one network: nobody else waits for them.
  @Test func oneNetworkThatTakesNoMoreStopsNoOther() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, phones) = (house.person("anna"), Phones())
      let dispatch = PushDispatchTests.dispatch(house, phones)
      for index in 0..<(PushRules.overloadedDevicesMax + 2) {
        let person = house.person("mallory\(index)")
        let endpoint = "https://push.example.org/\(index)"
        try await house.register(UUID(), by: person, address: Self.subscription { $0.endpoint = endpoint })
        phones.answer(.overloaded(after: .seconds(3_600), isEverybodys: true), to: endpoint)
        await PushDispatchTests.tell(house, [person])
      }
      let berta = house.person("berta")
      try await house.register(UUID(), token: "busy", by: berta)
      phones.answer(.overloaded(after: .seconds(3_600), isEverybodys: true), to: "busy")
      await PushDispatchTests.tell(house, [berta])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      // Firebase is left alone, and everybody's browsers but those are not.
      try await house.register(UUID(), token: "firebase", by: anna)
      try await house.register(UUID(), by: anna, address: Self.subscription { $0.endpoint = "https://push.example.org/anna" })
      await PushDispatchTests.tell(house, [anna])
      house.clock.advance(by: PushRules.grace)
      try await dispatch.run()
      #expect(phones.tokens.contains("https://push.example.org/anna") && !phones.tokens.contains("firebase"))
      house.clock.advance(by: PushRules.everybodysPauseMax)
      try await dispatch.run()
      #expect(phones.tokens.contains("firebase"))
    }
  }

  /// One person has named push services that answer slowly, each by another host.
  @Test func strangersThatAnswerSlowlyKeepNobodyElseWaiting() async throws {
    try await SocialHouse.run { house async throws in
      let (mallory, berta, phones) = (house.person("mallory"), house.person("berta"), SlowStrangers())
      let dispatch = PushDispatchTests.dispatch(house, phones)
      let deviceCount = PushRules.strangersEach + 2
      for index in 0..<deviceCount {
        let endpoint = "https://a\(index).example.org/x"
        try await house.register(UUID(), by: mallory, address: Self.subscription { $0.endpoint = endpoint })
      }
      try await house.register(UUID(), token: "firebase", by: berta)
      await PushDispatchTests.tell(house, [mallory])
      house.clock.advance(by: PushRules.grace)
      await dispatch.start(on: house.loop)
      for _ in 0..<5_000 where phones.begunCount < PushRules.strangersEach { try await Task.sleep(for: .milliseconds(1)) }
      // Strangers are asked and do not answer; what comes now is sent all the same.
      await PushDispatchTests.tell(house, [berta])
      house.clock.advance(by: PushRules.grace)
      for _ in 0..<5_000 where phones.tokens.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      #expect(phones.tokens == ["firebase"] && phones.begunCount == PushRules.strangersEach)
      phones.release()
      await dispatch.stop()
      #expect(phones.tokens.count > PushRules.strangersEach)
      // The others wait still: neither lost nor failed.
      #expect(try await PushDispatchTests.waiting(house) == deviceCount + 1 - phones.tokens.count)
      let attempts = try await house.database.query("SELECT coalesce(max(attempt_count), 0) FROM pushes").firstRow().get(0, as: Int32.self)
      #expect(attempts == 0)
    }
  }

  @Test func aDeviceOfANetworkThatIsOffIsNotPushedTo() async {
    let phones = Phones()
    let senders = PushSenders([.fcm: phones])
    let now = Moment(milliseconds: 1)
    func message(_ address: PushAddress) -> PushMessage {
      PushMessage(
        platform: .android, address: address, title: "", body: "", arguments: [], data: [:], tag: "", lifetime: .zero, isUrgent: false,
        badge: 0)
    }
    #expect(await senders.send(message(.fcm("t")), at: now) == .sent)
    #expect(await senders.send(message(.apns(token: "t", bundleID: "b")), at: now) == .turnedAway("its network is off"))
    #expect(phones.tokens == ["t"])
  }

  // MARK: Settings

  private static func mistakes(_ values: [String: String]) -> String {
    let settings = Settings(values)
    _ = PushConfig(settings)
    do { try settings.check() } catch { return "\(error)" }
    return ""
  }

  private static func file(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "cairn-push-\(UUID().uuidString)")
    try Data(text.utf8).write(to: path)
    return path.path()
  }

  @Test func anOperatorIsToldAllThatIsMissingOrWrong() throws {
    let missing = Self.mistakes(["CAIRN_PUSH_SENDER": "apns, web"])
    for name in ["PUSH_APNS_KEY", "PUSH_APNS_KEY_ID", "PUSH_APNS_TEAM_ID", "PUSH_APNS_BUNDLE_IDS", "PUSH_WEB_KEY", "PUSH_WEB_CONTACT"] {
      #expect(missing.contains("CAIRN_\(name) is not set"))
    }
    let wrong = try Self.file("-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n")
    defer { try? FileManager.default.removeItem(atPath: wrong) }
    let told = Self.mistakes([
      "CAIRN_PUSH_SENDER": "apns,web", "CAIRN_PUSH_APNS_KEY": wrong, "CAIRN_PUSH_APNS_KEY_ID": "x", "CAIRN_PUSH_APNS_TEAM_ID": "DEF123GHIJ",
      "CAIRN_PUSH_APNS_BUNDLE_IDS": "org.example.app,a b/c", "CAIRN_PUSH_APNS_ENVIRONMENT": "beta", "CAIRN_PUSH_APNS_URL": "http://x",
      "CAIRN_PUSH_WEB_KEY": wrong, "CAIRN_PUSH_WEB_CONTACT": "me", "CAIRN_PUSH_WEB_HOSTS": "10.0.0.1", "CAIRN_PUSH_WEB_ADDRESSES": "all",
    ])
    for words in [
      "CAIRN_PUSH_APNS_KEY: expected the .p8 file", "CAIRN_PUSH_APNS_KEY_ID is \"x\"", "CAIRN_PUSH_APNS_BUNDLE_IDS holds \"ab/c\"",
      "CAIRN_PUSH_APNS_ENVIRONMENT is \"beta\"", "CAIRN_PUSH_APNS_URL is \"http://x\"", "CAIRN_PUSH_WEB_KEY: expected PEM",
      "CAIRN_PUSH_WEB_CONTACT is \"me\"", "CAIRN_PUSH_WEB_HOSTS holds \"10.0.0.1\"", "CAIRN_PUSH_WEB_ADDRESSES is \"all\"",
    ] {
      #expect(told.contains(words))
    }
    #expect(!told.contains("TEAM_ID") && !told.contains("c2VjcmV0"))
  }

  @Test func nothingOfANetworkThatIsOffIsRead() {
    #expect(
      Self.mistakes(["CAIRN_PUSH_APNS_KEY": "/nowhere", "CAIRN_PUSH_WEB_KEY": "/nowhere", "CAIRN_PUSH_WEB_PUBLIC_KEY": "/nowhere"]) == "")
  }
}

/// Servers that devices have named.
@Suite struct WebPushSenderTests {
  private static func message(_ endpoint: String) -> PushMessage {
    let address = WebPushAddress(
      endpoint: endpoint, publicKey: P256.PrivateKey.random().publicKey.point, secret: [UInt8](repeating: 7, count: 16))
    return PushMessage(
      platform: .web, address: .web(address), title: "t", body: "b", arguments: [], data: [:], tag: "x", lifetime: .seconds(60),
      isUrgent: true,
      badge: 0)
  }

  private static func sender(_ services: WebPushServices, connecting limits: WebLimits) -> WebPushSender {
    WebPushSender(
      VapidKey(key: P256.PrivateKey.random(), contact: "mailto:a@example.org"), services: services, authorityFile: nil,
      web: WebClient(limits))
  }

  /// A name that leads into this network when it is connected to, whatever was looked at before.
  @Test func aNameThatLeadsIntoThisNetworkIsNotConnectedTo() async {
    let services = WebPushServices(isOfInternet: false)
    let sender = Self.sender(services, connecting: WebPushSender.limits(WebPushServices()))
    let outcome = await sender.send(Self.message("https://localhost:1/x"), at: Moment(milliseconds: 1))
    #expect(outcome == .turnedAway("its address is none of the Internet"))
  }

  /// The list may have become shorter since the device was registered.
  @Test func aServiceThatIsNotOnTheListIsNotAsked() async {
    let sender = Self.sender(WebPushServices(hosts: ["push.example.org"]), connecting: WebPushSender.limits(WebPushServices()))
    for endpoint in ["https://localhost/x", "https://push.example.net/x", "nonsense"] {
      #expect(await sender.send(Self.message(endpoint), at: Moment(milliseconds: 1)) == .turnedAway("its push service is not asked"))
    }
  }

  @Test func aServiceThatIsAwayIsLeftAloneForAWhile() async {
    let services = WebPushServices(isOfInternet: false)
    let (sender, now) = (Self.sender(services, connecting: WebPushSender.limits(services)), Moment(milliseconds: 1))
    guard case .later(let words, after: nil) = await sender.send(Self.message("https://localhost:1/secret"), at: now) else {
      Issue.record("it was not to be tried again")
      return
    }
    #expect(!words.contains("secret"))
    #expect(
      await sender.send(Self.message("https://localhost:1/other"), at: now + .seconds(1))
        == .later("its push service does not answer", after: .seconds(1)))
  }
}
