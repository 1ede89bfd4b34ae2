import CairnProto
import Cryptography
import FoundationEssentials
import Lifecycle
import Testing

@testable import AuthService

/// Facts of an installation that an app is told before anybody has logged in.
@Suite struct ServerInfoTests {
  private func answer(_ values: [String: String]) -> (GetServerInfoResponse, problem: String?) {
    let settings = Settings(values)
    let info = GetServerInfoResponse(settings, passwords: PasswordRules(settings))
    do { try settings.check() } catch { return (info, error.description) }
    return (info, nil)
  }

  @Test func anInstallationAsShippedHasAllAppsAndNoPushes() {
    let (info, problem) = answer([:])
    #expect(problem == nil)
    #expect(info.version == Version.current && info.clientVersionMin.isEmpty)
    #expect(info.realms == [.whereAmI, .expeditions, .cacheOut, .localBuddy, .qwalk])
    #expect(info.guestRealms == [.whereAmI, .qwalk] && info.providers.isEmpty && info.pushes.isEmpty)
    #expect(info.limits?.passwordLengthMin == 8 && info.limits?.usernameLengthMax == 30)
    #expect(info.terms == LegalDocument() && info.privacy == LegalDocument())
  }

  /// Words of settings and of the rules stand in the order of the contract's numbers.
  @Test func wordsAreCalledAsInTheContract() {
    let apps = GuestRules.Realm.allCases
    #expect(Realm.allKnown.map { GuestRules.Realm($0) } == [nil] + apps.map(Optional.some) && GuestRules.Realm(.unrecognized(99)) == nil)
    #expect(
      Realm.allKnown.dropFirst().map(\.protoName) == apps.map { "REALM_" + $0.rawValue.uppercased().replacing("-", with: "_") })
    #expect(
      PushNetwork.allKnown.dropFirst().map(\.protoName) == PushNetworkName.allCases.map { "PUSH_NETWORK_\($0.rawValue.uppercased())" })
    let genders = PersonalDetails.Gender.allCases
    #expect(Gender.allKnown.map { PersonalDetails.Gender($0) } == [nil] + genders.map(Optional.some))
    #expect(genders.map { Gender($0).protoName } == genders.map { "GENDER_\($0.rawValue)" } && Gender(nil) == .unspecified)
  }

  @Test func whatAnOperatorHasSetIsTold() {
    let (info, problem) = answer([
      "CAIRN_APPS": "qwalk, expeditions", "CAIRN_AUTH_GUESTS": "none", "CAIRN_CLIENT_VERSION_MIN": "2.0.1", "CAIRN_PUSH_SENDER": "fcm",
      "CAIRN_PASSWORD_LENGTH_MIN": "15", "CAIRN_TERMS_URL": "https://example.org/terms", "CAIRN_TERMS_VERSION": "2026-03-01",
      "CAIRN_PRIVACY_URL": "https://example.org/privacy",
    ])
    #expect(problem == nil)
    #expect(info.realms == [.expeditions, .qwalk] && info.guestRealms.isEmpty && info.pushes == [.fcm])
    #expect(info.clientVersionMin == "2.0.1" && info.limits?.passwordLengthMin == 15)
    #expect(info.terms == LegalDocument(url: "https://example.org/terms", version: "2026-03-01"))
    #expect(info.privacy == LegalDocument(url: "https://example.org/privacy"))
  }

  /// Requirement W-90: a browser subscribes for the key of the installation.
  @Test func aBrowserIsToldForWhichKeyItSubscribes() throws {
    let point = P256.PrivateKey.random().publicKey.point
    func told(_ text: String) throws -> (GetServerInfoResponse, problem: String?) {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-web-push-\(UUID().uuidString)")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return answer(["CAIRN_PUSH_SENDER": "apns, web", "CAIRN_PUSH_WEB_PUBLIC_KEY": file.path()])
    }
    let (info, problem) = try told(Base64.url.encode(point) + "\n")
    #expect(problem == nil && info.pushes == [.apns, .web] && info.webPushKey == Base64.url.encode(point))
    for text in ["nonsense", Base64.url.encode(Array(point.dropLast())), Base64.url.encode([4] + point.dropFirst().reversed())] {
      #expect(try told(text).problem?.contains("CAIRN_PUSH_WEB_PUBLIC_KEY") == true)
    }
  }

  @Test(arguments: [
    ("CAIRN_PUSH_SENDER", "pigeon"), ("CAIRN_APPS", "chess"), ("CAIRN_CLIENT_VERSION_MIN", "two"),
    ("CAIRN_CLIENT_VERSION_MIN", "1.2.3.4.5"),
    ("CAIRN_CLIENT_VERSION_MIN", "1..2"), ("CAIRN_TERMS_URL", "http://example.org"), ("CAIRN_PRIVACY_URL", "https://exa mple.org"),
  ])
  func whatNoAppCouldUseIsRefused(name: String, value: String) {
    #expect(answer([name: value]).problem?.contains(name) == true)
  }
}
