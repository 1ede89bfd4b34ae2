import FoundationEssentials

/// Reads which providers an installation has: a JSON object with an entry for each, by its name. `docs/runbook.md` describes it.
enum ProvidersFile {
  /// Mistake in the file, for the operator.
  struct Mistake: Error, Hashable {
    let text: String
  }

  /// - Parameter read: The content of a file, for secrets that stand in files of their own.
  static func providers(in text: String, read: (String) -> String?) throws(Mistake) -> [IdentityProvider] {
    let entries: [String: Entry]
    do { entries = try JSONDecoder().decode([String: Entry].self, from: Data(text.utf8)) } catch {
      throw Mistake(text: "expected a JSON object with an object for each provider: \(error)")
    }
    var providers: [IdentityProvider] = []
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(Mistake) {
        providers.append(try provider(name, entry, read: read))
      } catch {
        throw Mistake(text: "\(name): \(error.text)")
      }
    }
    return providers
  }

  /// One provider's settings. Settings that are not given for google, apple and facebook are as they publish them.
  struct Entry: Decodable {
    var issuer: String?
    var issuers: [String]?
    var keysURL: String?
    var audiences: [String]?
    var algorithms: [String]?
    var isEmailTrusted: Bool?
    var authorityFile: String?
    var appID: String?
    var appSecretFile: String?
    var graphURL: String?

    enum CodingKeys: String, CodingKey {
      case issuer, issuers, audiences, algorithms
      case keysURL = "jwks_url"
      case isEmailTrusted = "email_trusted"
      case authorityFile = "ca_file"
      case appID = "app_id"
      case appSecretFile = "app_secret_file"
      case graphURL = "graph_url"
    }
  }

  /// Algorithms that can be configured: a public key checks each of them.
  static let algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]

  private static func provider(_ name: String, _ entry: Entry, read: (String) -> String?) throws(Mistake) -> IdentityProvider {
    guard (1...32).contains(name.utf8.count), name.utf8.allSatisfy(isNameCharacter) else {
      throw Mistake(text: "a name is 1 to 32 of a-z, 0-9 and -")
    }
    var provider = IdentityProvider(name: name)
    if name == "facebook" { provider.graph = try facebook(entry, read: read) }
    provider.idTokens = try issuer(name, entry)
    return provider
  }

  private static func issuer(_ name: String, _ entry: Entry) throws(Mistake) -> OpenIDIssuer {
    let published = published[name]
    let issuers = entry.issuers ?? entry.issuer.map { [$0] } ?? published?.issuers ?? []
    guard !issuers.isEmpty else { throw Mistake(text: "\"issuer\" is missing") }
    let audiences = entry.audiences ?? (name == "facebook" ? entry.appID.map { [$0] } : nil) ?? []
    guard !audiences.isEmpty, audiences.allSatisfy({ !$0.isEmpty }) else { throw Mistake(text: "\"audiences\" is missing: our client ids") }
    let chosen = entry.algorithms ?? ["RS256", "ES256"]
    guard !chosen.isEmpty, chosen.allSatisfy(algorithms.contains) else {
      throw Mistake(text: "\"algorithms\" may hold \(algorithms.joined(separator: ", "))")
    }
    // Published keys are not the right ones for a published issuer with another address.
    let isPublished = entry.issuer == nil && entry.issuers == nil
    return OpenIDIssuer(
      issuers: issuers, keysURL: entry.keysURL ?? (isPublished ? published?.keysURL : nil), audiences: audiences, algorithms: chosen,
      isEmailTrusted: entry.isEmailTrusted ?? true, authorityFile: entry.authorityFile)
  }

  private static func facebook(_ entry: Entry, read: (String) -> String?) throws(Mistake) -> FacebookApp {
    guard let appID = entry.appID, !appID.isEmpty else { throw Mistake(text: "\"app_id\" is missing") }
    guard let file = entry.appSecretFile else { throw Mistake(text: "\"app_secret_file\" is missing") }
    guard let secret = read(file)?.trimmed, !secret.isEmpty else { throw Mistake(text: "cannot read \(file)") }
    return FacebookApp(
      appID: appID, secret: Secret(secret), graphURL: entry.graphURL ?? "https://graph.facebook.com/v25.0",
      authorityFile: entry.authorityFile)
  }

  /// As they publish it: https://developers.google.com/identity/sign-in/web/backend-auth,
  /// https://appleid.apple.com/.well-known/openid-configuration, https://limited.facebook.com/.well-known/openid-configuration.
  private static let published: [String: (issuers: [String], keysURL: String)] = [
    "google": (["https://accounts.google.com", "accounts.google.com"], "https://www.googleapis.com/oauth2/v3/certs"),
    "apple": (["https://appleid.apple.com"], "https://appleid.apple.com/auth/keys"),
    "facebook": (
      ["https://limited.facebook.com", "https://www.facebook.com", "https://facebook.com"],
      "https://limited.facebook.com/.well-known/oauth/openid/jwks/"
    ),
  ]

  private static func isNameCharacter(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension String {
  /// Without what an editor leaves around a secret.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
