internal import AuthService
internal import Cryptography
internal import FoundationEssentials
internal import Timekeeping

/// The file that `firebase auth:export users.json --format=JSON` writes.
struct FirebaseUsersFile: Decodable {
  struct User: Decodable {
    var localId: String
    var email: String?
    var emailVerified: Bool?
    var passwordHash: String?
    var salt: String?
    var displayName: String?
    var disabled: Bool?
    /// Milliseconds since 1970, as text.
    var createdAt: String?
    var providerUserInfo: [Provider]?
  }

  struct Provider: Decodable {
    var providerId: String
    var rawId: String?
    var email: String?
    var displayName: String?
  }

  var users: [User]

  /// - Throws: `Failure` for what is no such file.
  static func read(_ data: Data) throws(Failure) -> [FirebaseUser] {
    do {
      return try JSONDecoder().decode(FirebaseUsersFile.self, from: data).users.map(\.user)
    } catch {
      throw Failure("This is no export of Firebase Authentication (firebase auth:export users.json --format=JSON): \(error).")
    }
  }
}

extension FirebaseUsersFile.User {
  var user: FirebaseUser {
    var user = FirebaseUser(localID: localId)
    user.email = email ?? ""
    user.isEmailVerified = emailVerified ?? false
    user.displayName = displayName ?? ""
    user.isDisabled = disabled ?? false
    user.createTime = createdAt.flatMap { Int64($0) }.map { Moment(milliseconds: $0) }
    if let hash = passwordHash.flatMap(Self.bytes), !hash.isEmpty {
      user.password = FirebaseHash(salt: salt.flatMap(Self.bytes) ?? [], hash: hash)
    }
    user.providers = (providerUserInfo ?? []).filter { $0.providerId != "password" }.compactMap { provider in
      provider.rawId.map { subject in
        FirebaseUser.Provider(
          providerID: provider.providerId, subject: subject, email: provider.email ?? "", name: provider.displayName ?? "")
      }
    }
    return user
  }

  /// Base64 in either alphabet, with its padding or without.
  static func bytes(_ text: String) -> [UInt8]? {
    let plain = text.replacing("+", with: "-").replacing("/", with: "_").prefix { $0 != "=" }
    return Base64.url.decode(String(plain))
  }
}
