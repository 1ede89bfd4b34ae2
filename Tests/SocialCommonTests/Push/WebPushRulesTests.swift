import Curl
import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct WebPushRulesTests {
  private static let now = Moment(milliseconds: 1_000_000)

  @Test(
    arguments: [
      ("https://fcm.googleapis.com/fcm/send/abc:DEF-_1", "fcm.googleapis.com", 443, "https://fcm.googleapis.com"),
      (
        "https://Updates.Push.Services.Mozilla.com/wpush/v2/x?y=1", "updates.push.services.mozilla.com", 443,
        "https://updates.push.services.mozilla.com"
      ),
      ("https://ntfy.example.org:8443/upABC", "ntfy.example.org", 8_443, "https://ntfy.example.org:8443"),
      ("https://localhost:443/", "localhost", 443, "https://localhost"),
    ])
  func anEndpointIsAHostByItsNameAndAPath(url: String, host: String, port: Int, origin: String) {
    let endpoint = WebPushEndpoint(url)
    #expect(endpoint?.host == host && endpoint?.port == port && endpoint?.origin == origin)
  }

  /// Nothing that two readers may take for two hosts, and no address in any way of writing it.
  @Test(
    arguments: [
      "", "https://", "https:///x", "http://push.example.org/x", "HTTPS://push.example.org/x", "ftp://push.example.org/x",
      "push.example.org/x",
      "https://push.example.org", "https://push.example.org?x", "https://user@push.example.org/x", "https://push.example.org@127.0.0.1/x",
      "https://127.0.0.1/x", "https://2130706433/x", "https://0x7f.1/x", "https://0x7f000001/x", "https://127.1/x", "https://[::1]/x",
      "https://[::ffff:10.0.0.1]/x", "https://10.0.0.1:443/x", "https://push.example.org./x", "https://.example.org/x", "https://a..b/x",
      "https://-a.example.org/x", "https://a-.example.org/x", "https://a_b.example.org/x", "https://push.example.org:/x",
      "https://push.example.org:0/x", "https://push.example.org:65536/x", "https://push.example.org:+443/x",
      "https://push.example.org:4 3/x",
      "https://push.example.org:1:2/x", "https://push.example.org\\@evil.example/x", "https://push.example.org/x y",
      "https://push.example.org/x#y",
      "https://push.example.org/\"", "https://push.example.org/x\n", "https://pu%73h.example.org/x", "https://påsh.example.org/x",
    ] as [String])
  func nothingElseIsOne(url: String) {
    #expect(WebPushEndpoint(url) == nil)
  }

  @Test func anEndpointMayHave1024BytesAndItsHostWhatNamesMayHave() {
    let (part, name) = (String(repeating: "a", count: 63), String(repeating: "a.", count: 125))
    #expect(WebPushEndpoint("https://\(part).example.org/x") != nil && WebPushEndpoint("https://a\(part).example.org/x") == nil)
    #expect(WebPushEndpoint("https://\(name)org/x") != nil && WebPushEndpoint("https://a\(name)org/x") == nil)
    let base = "https://push.example.org/"
    #expect(WebPushEndpoint(base + String(repeating: "x", count: 1_024 - base.utf8.count)) != nil)
    #expect(WebPushEndpoint(base + String(repeating: "x", count: 1_025 - base.utf8.count)) == nil)
  }

  @Test func onlyServicesOfTheListAreAskedAndOnlyThoseOfTheInternet() throws {
    func allows(_ services: WebPushServices, _ url: String) throws -> Bool { services.allow(try #require(WebPushEndpoint(url))) }
    let all = WebPushServices()
    #expect(try allows(all, "https://push.example.org/x"))
    for url in ["https://localhost/x", "https://intranet/x", "https://push.example.org:8443/x", "https://push.example.org:22/x"] {
      #expect(try !allows(all, url))
      #expect(try allows(WebPushServices(isOfInternet: false), url))
    }
    let some = WebPushServices(hosts: ["push.example.org", "*.example.net"])
    for url in ["https://push.example.org/x", "https://a.example.net/x", "https://a.b.example.net/x"] { #expect(try allows(some, url)) }
    for url in [
      "https://example.org/x", "https://evilpush.example.org/x", "https://push.example.org.evil.com/x", "https://example.net/x",
      "https://evilexample.net/x",
    ] { #expect(try !allows(some, url)) }
    for entry in ["*", "push.example.org", "*.example.org", "localhost"] { #expect(WebPushServices.isEntry(entry)) }
    for entry in ["", "*.", "**", "a*.b", "Push.example.org", "push.example.org:1", "push.example.org/x", "127.0.0.1", "a,b"] {
      #expect(!WebPushServices.isEntry(entry))
    }
  }

  /// Whatever a stranger's server says, only that the subscription is none costs a device its registration.
  @Test func everyAnswerHasOneMeaning() {
    for status in 0..<1_000 {
      let meaning = WebPushRules.meaning(ofStatus: status, retryAfter: nil, blamesUs: false)
      let blaming = WebPushRules.meaning(ofStatus: status, retryAfter: nil, blamesUs: true)
      let expected: WebPushRules.Meaning = [401, 403].contains(status) ? .misconfigured : meaning
      #expect(blaming == expected)
      switch status {
      case 200..<300: #expect(meaning == .sent)
      case 404, 410: #expect(meaning == .unregistered)
      case 429: #expect(meaning == .overloaded(.seconds(60)))
      case 408, 500...: #expect(meaning == .later(nil))
      default: #expect(meaning == .turnedAway)
      }
    }
    #expect(WebPushRules.meaning(ofStatus: 503, retryAfter: 7, blamesUs: false) == .later(.seconds(7)))
    #expect(WebPushRules.meaning(ofStatus: 503, retryAfter: Int.max, blamesUs: false) == .later(.seconds(3_600)))
    #expect(WebPushRules.meaning(ofStatus: 429, retryAfter: -1, blamesUs: false) == .overloaded(.zero))
  }

  /// A wrong clock or contact is told to the operator; a stranger's server, or one subscription that was made for another key, tells nothing of it.
  @Test func onlyAKnownServiceThatTakesNothingBlamesTheInstallation() {
    let (hosts, apple, windows) = (WebPushHosts(), "web.push.apple.com", "wns2-par02p.notify.windows.com")
    #expect(hosts.blamesUs(apple, at: Self.now) && hosts.blamesUs(windows, at: Self.now))
    #expect(!hosts.blamesUs("push.example.org", at: Self.now))
    hosts.noteTaken(by: "push.example.org", at: Self.now)
    hosts.noteTaken(by: "db5p.notify.windows.com", at: Self.now)
    #expect(hosts.blamesUs(apple, at: Self.now))
    #expect(!hosts.blamesUs(windows, at: Self.now + WebPushRules.trustTime))
    #expect(hosts.blamesUs(windows, at: Self.now + WebPushRules.trustTime + .seconds(1)))
  }

  @Test func aHostThatIsSilentIsAskedMoreAndMoreSeldom() {
    let hosts = WebPushHosts()
    #expect(hosts.pause(of: "a", at: Self.now) == nil)
    for pause in [2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
      hosts.noteSilence(of: "a", at: Self.now)
      #expect(hosts.pause(of: "a", at: Self.now) == .seconds(pause) && hosts.pause(of: "b", at: Self.now) == nil)
      #expect(hosts.pause(of: "a", at: Self.now + .seconds(pause)) == nil)
    }
    hosts.noteAnswer(of: "a", after: WebPushRules.patience, at: Self.now)
    hosts.noteSilence(of: "a", at: Self.now)
    #expect(hosts.pause(of: "a", at: Self.now) == .seconds(2))
    // As many as are remembered; the first makes room.
    for index in 0..<WebPushRules.hostsMax { hosts.noteSilence(of: "host\(index)", at: Self.now + .seconds(1)) }
    #expect(hosts.pause(of: "a", at: Self.now) == nil && hosts.pause(of: "host0", at: Self.now) != nil)
  }

  @Test func aStrangersAnswerThatIsLateCountsAsSilence() {
    let (hosts, known) = (WebPushHosts(), "fcm.googleapis.com")
    for pause in [2, 4, 8] {
      for host in ["a", known] { hosts.noteAnswer(of: host, after: .milliseconds(1_001), at: Self.now) }
      #expect(hosts.pause(of: "a", at: Self.now) == .seconds(pause) && hosts.pause(of: known, at: Self.now) == nil)
    }
    hosts.noteAnswer(of: "a", after: .milliseconds(999), at: Self.now)
    #expect(hosts.pause(of: "a", at: Self.now) == nil)
  }

  @Test func onlyServicesOfLargeBrowsersAreNoStrangers() {
    func host(_ host: String) -> String? {
      PushAddress.web(WebPushAddress(endpoint: "https://\(host)/x", publicKey: [], secret: [])).strangersHost
    }
    for known in ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "wns2-par02p.notify.windows.com"] {
      #expect(host(known) == nil && host(known.uppercased()) == nil)
    }
    for stranger in ["ntfy.example.org", "googleapis.com", "evilfcm.googleapis.com", "fcm.googleapis.com.evil.org", "notify.windows.com"] {
      #expect(host(stranger) == stranger)
    }
    #expect(PushAddress.fcm("t").strangersHost == nil && PushAddress.apns(token: "t", bundleID: "b").strangersHost == nil)
  }

  @Test func oneHostAndOneAccountLeaveRoomForStrangersOfOthers() {
    var strangers = PushStrangers<Int>()
    let mallory = UUID()
    var taken: [Bool] = []
    // One account with many hosts, then many accounts with one.
    for index in 0...PushRules.strangersEach { taken.append(strangers.add(index, for: mallory, at: "host\(index)")) }
    #expect(taken == [Bool](repeating: true, count: PushRules.strangersEach) + [false])
    for index in 1..<PushRules.strangersEach {
      let isTaken = strangers.add(10 + index, for: UUID(), at: "host0")
      #expect(isTaken)
    }
    let (ofHost, last, beyond) = (
      strangers.add(20, for: UUID(), at: "host0"), strangers.add(21, for: UUID(), at: "other"), strangers.add(22, for: UUID(), at: "third")
    )
    #expect(!ofHost && last && !beyond)
    let messages = strangers.takeAll()
    #expect(messages.count == PushRules.strangersMax && messages.first == 0 && messages.last == 21)
    let isTaken = strangers.add(30, for: mallory, at: "host0")
    #expect(isTaken)
  }

  @Test func whatAServiceIsToldBesidesSaysNothing() {
    var message = PushMessage(
      platform: .web, address: .fcm(""), title: "t", body: "b", arguments: ["Anna"], data: ["kind": "k"], tag: "friend",
      lifetime: .seconds(90),
      isUrgent: true, badge: 1)
    let headers = WebPushSender.headers(message)
    #expect(headers["ttl"] == "90" && headers["urgency"] == "high" && headers["content-encoding"] == "aes128gcm")
    #expect(
      headers["topic"]?.count == 32 && headers["topic"] == WebPushSender.topic("friend") && WebPushSender.topic("other") != headers["topic"]
    )
    #expect(headers["topic"]?.utf8.allSatisfy { (0x2D...0x7A).contains($0) } == true)
    (message.lifetime, message.isUrgent) = (.seconds(86_400 * 365), false)
    #expect(WebPushSender.headers(message)["ttl"] == "2419200" && WebPushSender.headers(message)["urgency"] == "normal")
    #expect(message.flatData == ["kind": "k", "title": "t", "body": "b", "tag": "friend", "argument_1": "Anna"])
  }

  @Test func wordsAreCutUntilTheyFit() {
    var message = PushMessage(
      platform: .web, address: .fcm(""), title: "t", body: "b", arguments: ["Anna", String(repeating: "å", count: 5_000)], data: [:],
      tag: "x",
      lifetime: .zero, isUrgent: true, badge: 1)
    func encoded(_ message: PushMessage) -> [UInt8]? { Array(message.arguments.joined().utf8) }
    let fitted = PushText.fitted(message, bytesMax: 1_000, encoded) ?? []
    #expect(fitted.count <= 1_000 && fitted.count > 400 && fitted.starts(with: Array("Annaå".utf8)))
    #expect(PushText.fitted(message, bytesMax: 0, encoded) == [])
    #expect(PushText.fitted(message, bytesMax: 10) { _ in [UInt8](repeating: 0, count: 11) } == nil)
    message.arguments = []
    #expect(PushText.fitted(message, bytesMax: 10) { _ in nil } == nil)
  }

  @Test func theTimesFitIntoThoseOfABatch() {
    for limits in [AppleSender.limits, WebPushSender.limits(WebPushServices())] {
      let rounds = (PushRules.batchMax + limits.threads - 1) / limits.threads
      #expect(limits.timeMax * (rounds + 1) < PushRules.claim - PushRules.claimSlack && limits.timeMax < PushRules.claimSlack)
      #expect(PushRules.batchMax <= limits.threads + limits.queueMax)
    }
    #expect(WebPushSender.limits(WebPushServices()).publicAddressesOnly)
  }
}
