import CairnProto
import Cryptography
import Lifecycle
import RPC

extension GetServerInfoResponse {
  /// Tells what is wrong to `settings`.
  init(_ settings: Settings, passwords: PasswordRules) {
    self.init(
      version: Version.current, clientVersionMin: Self.clientVersionMin(settings), realms: Self.apps(settings),
      providers: ProvidersFile.providers(settings).map(\.name).sorted(),
      guestRealms: Self.ordered(GuestRules(settings).realms),
      limits: FormLimits(
        passwordLengthMin: Int32(passwords.lengthMin), passwordLengthMax: Int32(PasswordRules.lengthMax),
        usernameLengthMin: Int32(UsernameRules.lengthMin), usernameLengthMax: Int32(UsernameRules.lengthMax),
        emailBytesMax: Int32(EmailRules.byteCountMax), deviceNameLengthMax: Int32(SessionRules.deviceNameLengthMax)),
      terms: Self.document(("TERMS_URL", "TERMS_VERSION"), settings), privacy: Self.document(("PRIVACY_URL", "PRIVACY_VERSION"), settings),
      pushes: settings.pushNetworks.map { ContractWord.message($0) }, webPushKey: Self.webPushKey(settings))
  }

  /// The half of cairn-social's key that everybody may know.
  private static func webPushKey(_ settings: Settings) -> String {
    guard settings.pushNetworks.contains(.web) else { return "" }
    let why = "the public half of the key that cairn-social sends with by Web Push"
    let text = settings.file("PUSH_WEB_PUBLIC_KEY", why: why).filter { !$0.isWhitespace }
    if !text.isEmpty, Base64.url.decode(text).flatMap({ P256.PublicKey(point: $0) }) == nil {
      settings.refuse("CAIRN_PUSH_WEB_PUBLIC_KEY: expected a point on P-256, uncompressed, in base64url without padding: 87 characters")
    }
    return text
  }

  private static func clientVersionMin(_ settings: Settings) -> String {
    guard let text = settings.text("CLIENT_VERSION_MIN") else { return "" }
    if !ServerInfoRules.isVersion(text) {
      settings.refuse("CAIRN_CLIENT_VERSION_MIN is \"\(text)\": expected numbers with dots, for example 2.0.1")
    }
    return text
  }

  private static func apps(_ settings: Settings) -> [Realm] {
    guard let text = settings.text("APPS") else { return ordered(Set(GuestRules.Realm.allCases)) }
    let names = text.split(separator: ",").map { $0.filter { $0 != " " } }
    let known = GuestRules.Realm.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      settings.refuse("CAIRN_APPS holds \"\(name)\": expected some of \(known.joined(separator: ", "))")
    }
    return ordered(Set(names.compactMap { GuestRules.Realm(rawValue: $0) }))
  }

  private static func ordered(_ realms: Set<GuestRules.Realm>) -> [Realm] {
    GuestRules.Realm.allCases.filter { realms.contains($0) }.map { ContractWord.message($0) }
  }

  /// - Parameter names: Settings with its address and its version.
  private static func document(_ names: (url: String, version: String), _ settings: Settings) -> LegalDocument {
    let (url, version) = (settings.text(names.url) ?? "", settings.text(names.version) ?? "")
    if !url.isEmpty, !ServerInfoRules.isAddress(url) {
      settings.refuse("CAIRN_\(names.url) is \"\(url)\": expected an address, for example https://example.org/terms")
    }
    if version.count > ServerInfoRules.textLengthMax { settings.refuse("CAIRN_\(names.version) is too long") }
    return LegalDocument(url: url, version: version)
  }
}
