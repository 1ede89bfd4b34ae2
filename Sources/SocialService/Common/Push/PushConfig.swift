import Cryptography
import Curl
import Lifecycle
import Observability

/// How devices are reached.
struct PushConfig: Sendable {
  /// Which addresses a push service may have that a device has named.
  enum Addresses: String, CaseIterable {
    /// Addresses of the Internet.
    case `public`
    /// Addresses of this network too: for a stand-in.
    case any
  }

  /// Which of Apple's services knows the devices' tokens: an app that comes from Xcode has tokens of the sandbox.
  enum AppleEnvironment: String, CaseIterable {
    case production
    case sandbox

    var url: String {
      switch self {
      case .production: "https://api.push.apple.com"
      case .sandbox: "https://api.sandbox.push.apple.com"
      }
    }
  }

  let sender: any PushSender
  let networks: PushNetworks
  /// Description of each network for an operator.
  let ways: [ConfiguredWay]

  /// Tells what is wrong to `settings`.
  init(_ settings: Settings) {
    let named = settings.pushNetworks
    if named.isEmpty {
      let shortcoming = "devices whose app is closed are not reached: CAIRN_PUSH_SENDER is not set"
      (sender, networks, ways) = (LogPushSender(), PushNetworks(), [ConfiguredWay("pushes", by: "log", shortcoming: shortcoming)])
      return
    }
    var networks = PushNetworks(on: Set(named.compactMap { PushNetwork(rawValue: $0.rawValue) }))
    var senders: [PushNetwork: any PushSender] = [:]
    var ways: [ConfiguredWay] = []
    if named.contains(.fcm) {
      senders[.fcm] = Self.firebase(settings)
      ways.append(ConfiguredWay("pushes", by: "fcm", settings.text("FCM_URL") ?? "Firebase Cloud Messaging"))
    }
    if named.contains(.apns) {
      networks.bundleIDs = Self.bundleIDs(settings)
      let url = Self.appleURL(settings)
      senders[.apns] = Self.apple(settings, url: url, bundleIDs: networks.bundleIDs)
      ways.append(ConfiguredWay("pushes", by: "apns", "\(url), \(networks.bundleIDs.joined(separator: ", "))"))
    }
    if named.contains(.web) {
      networks.services = Self.services(settings)
      senders[.web] = Self.web(settings, networks.services)
      ways.append(ConfiguredWay("pushes", by: "web", "push services: \(networks.services.hosts.joined(separator: ", "))"))
    }
    (sender, self.networks, self.ways) = (PushSenders(senders), networks, ways)
  }

  private static func client(_ limits: WebLimits, pool: String) -> WebClient {
    let web = WebClient(limits)
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": pool]) {
      Double(web.waitingCount)
    }
    return web
  }

  /// Address of a service without what follows its host.
  private static func base(_ name: String, default url: String, _ settings: Settings) -> String {
    let text = settings.text(name) ?? url
    if !text.hasPrefix("https://") || text.hasSuffix("/") {
      settings.refuse("CAIRN_\(name) is \"\(text)\": expected an address like \(url)")
    }
    return text
  }

  // MARK: Firebase

  private static func firebase(_ settings: Settings) -> (any PushSender)? {
    let baseURL = base("FCM_URL", default: "https://fcm.googleapis.com", settings)
    let text = settings.file("FCM_ACCOUNT", why: "the JSON file of the service account that sends with Firebase Cloud Messaging")
    do throws(FirebaseAccount.Mistake) {
      let account = try FirebaseAccount(parsing: text)
      let web = client(FirebaseSender.limits, pool: "firebase")
      return FirebaseSender(account, baseURL: baseURL, authorityFile: settings.text("FCM_AUTHORITY"), web: web)
    } catch {
      settings.refuse("CAIRN_FCM_ACCOUNT: \(error.text)")
      return nil
    }
  }

  // MARK: Apple

  private static func appleURL(_ settings: Settings) -> String {
    let environment = settings.choice("PUSH_APNS_ENVIRONMENT", default: AppleEnvironment.production)
    return base("PUSH_APNS_URL", default: environment.url, settings)
  }

  private static func bundleIDs(_ settings: Settings) -> [String] {
    let text = settings.requiredText("PUSH_APNS_BUNDLE_IDS", why: "the bundle ids of the apps that are pushed to, with commas between")
    let ids = text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    for id in ids where !PushRules.isBundleID(id) {
      settings.refuse("CAIRN_PUSH_APNS_BUNDLE_IDS holds \"\(id)\": expected ids like org.example.app")
    }
    return ids
  }

  private static func apple(_ settings: Settings, url: String, bundleIDs: [String]) -> (any PushSender)? {
    let keyID = id(settings.requiredText("PUSH_APNS_KEY_ID", why: "the id of the key for APNs"), of: "PUSH_APNS_KEY_ID", settings)
    let teamID = id(settings.requiredText("PUSH_APNS_TEAM_ID", why: "the id of the developer team"), of: "PUSH_APNS_TEAM_ID", settings)
    let text = settings.file("PUSH_APNS_KEY", why: "the .p8 file of a key for the Apple Push Notification service")
    guard let key = P256.PrivateKey(pem: text) else {
      settings.refuse("CAIRN_PUSH_APNS_KEY: expected the .p8 file of a key for APNs: PEM with a key on P-256, not encrypted")
      return nil
    }
    return AppleSender(
      AppleAccount(key: key, keyID: keyID, teamID: teamID), baseURL: url, bundleIDs: bundleIDs,
      authorityFile: settings.text("PUSH_APNS_AUTHORITY"), web: client(AppleSender.limits, pool: "apns"))
  }

  private static func id(_ text: String, of name: String, _ settings: Settings) -> String {
    if !text.isEmpty, !AppleAccount.isID(text) {
      settings.refuse("CAIRN_\(name) is \"\(text)\": expected ten capital letters and digits, for example ABC123DEFG")
    }
    return text
  }

  // MARK: Web Push

  private static func services(_ settings: Settings) -> WebPushServices {
    var services = WebPushServices()
    if let text = settings.text("PUSH_WEB_HOSTS") { services.hosts = text.split(separator: ",").map { String($0.filter { $0 != " " }) } }
    for host in services.hosts where !WebPushServices.isEntry(host) {
      settings.refuse("CAIRN_PUSH_WEB_HOSTS holds \"\(host)\": expected names like push.example.org or *.example.org, or * for all")
    }
    services.isOfInternet = settings.choice("PUSH_WEB_ADDRESSES", default: Addresses.public) == .public
    return services
  }

  private static func web(_ settings: Settings, _ services: WebPushServices) -> (any PushSender)? {
    let contact = settings.requiredText(
      "PUSH_WEB_CONTACT", why: "where push services reach the operator, for example mailto:admin@example.org")
    if !contact.isEmpty, !VapidKey.isContact(contact) {
      settings.refuse("CAIRN_PUSH_WEB_CONTACT is \"\(contact)\": expected mailto: or https: and an address")
    }
    let text = settings.file("PUSH_WEB_KEY", why: "the key that subscriptions of Web Push are made for")
    guard let key = P256.PrivateKey(pem: text) else {
      settings.refuse("CAIRN_PUSH_WEB_KEY: expected PEM with a key on P-256, not encrypted, as scripts/lib/secrets.sh makes it")
      return nil
    }
    let vapid = VapidKey(key: key, contact: contact)
    if settings.text("PUSH_WEB_PUBLIC_KEY") != nil,
      settings.file("PUSH_WEB_PUBLIC_KEY", why: "the public half").filter({ !$0.isWhitespace }) != vapid.publicText
    {
      settings.refuse("CAIRN_PUSH_WEB_PUBLIC_KEY is not the public half of CAIRN_PUSH_WEB_KEY: it must be \(vapid.publicText)")
    }
    return WebPushSender(
      vapid, services: services, authorityFile: settings.text("PUSH_WEB_AUTHORITY"),
      web: client(WebPushSender.limits(services), pool: "web_push"))
  }
}
