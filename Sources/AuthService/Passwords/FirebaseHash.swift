import Cryptography
import Lifecycle

/// A password hash of Firebase as it is kept until its owner's first log-in: `$firebase-scrypt$v=1$ln=14,r=8$<salt>$<hash>`, in the shape of ours.
package struct FirebaseHash: Sendable, Hashable {
  /// With what every such hash begins.
  static let prefix = "$firebase-scrypt$"

  package var salt: [UInt8]
  package var hash: [UInt8]

  package init(salt: [UInt8], hash: [UInt8]) {
    self.salt = salt
    self.hash = hash
  }

  /// Nil for any other hash.
  init?(_ encoded: String) {
    let parts = encoded.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, encoded.hasPrefix(Self.prefix), let salt = Base64.standard.decode(String(parts[4])),
      let hash = Base64.standard.decode(String(parts[5])), !hash.isEmpty
    else { return nil }
    self.init(salt: salt, hash: hash)
  }

  /// - Parameter project: Its cost is written down, for whoever looks at the row; what counts is the configuration.
  func encoded(_ project: FirebaseScrypt) -> String {
    let cost = "ln=\(project.memoryCost),r=\(project.rounds)"
    return "\(Self.prefix)v=1$\(cost)$\(Base64.standard.encode(salt))$\(Base64.standard.encode(hash))"
  }
}

extension FirebaseScrypt {
  /// The configuration as Firebase's console shows it ("Password hash parameters"), or in JSON: lines of a name, a colon and a value.
  /// - Returns: Nil when something is missing.
  package init?(configuration text: String) {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: { $0.isNewline || $0 == "," }) {
      let parts = line.split(separator: ":", maxSplits: 1).map { part in part.filter { !" \t\"{}".contains($0) } }
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let key = values["base64_signer_key"].flatMap({ Base64.standard.decode($0) }),
      let separator = values["base64_salt_separator"].flatMap({ Base64.standard.decode($0) }),
      let rounds = values["rounds"].flatMap({ Int($0) }), let cost = values["mem_cost"].flatMap({ Int($0) })
    else { return nil }
    self.init(signerKey: key, saltSeparator: separator, rounds: rounds, memoryCost: cost)
  }

  /// The hash of the file which CAIRN_AUTH_FIREBASE_HASH names; nil without one.
  static func ofSettings(_ settings: Settings) -> FirebaseScrypt? {
    guard settings.text("AUTH_FIREBASE_HASH") != nil else { return nil }
    let text = settings.file("AUTH_FIREBASE_HASH", why: "the file with the hash parameters of the Firebase project that people come from")
    let project = FirebaseScrypt(configuration: text)
    if project == nil {
      settings.refuse(
        "CAIRN_AUTH_FIREBASE_HASH: expected base64_signer_key, base64_salt_separator, rounds and mem_cost, as Firebase's console shows them"
      )
    }
    return project
  }
}
