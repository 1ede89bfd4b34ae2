import CairnProto
import FoundationEssentials
import Identity
import RPC
import Texts

extension CairnProto.Identity {
  /// The identity as the owner of the account sees it: not who it is at the provider.
  init(_ identity: StoredIdentity) {
    self.init(
      identityID: identity.identityID.text, provider: identity.provider, name: identity.claims.name ?? "",
      email: identity.claims.email ?? "", emailVerified: identity.claims.isEmailVerified, pictureURL: identity.claims.pictureURL ?? "",
      createTime: identity.createTime, lastUseTime: identity.lastUseTime)
  }
}

extension ProviderToken {
  /// - Throws: For a request with no token or an empty one.
  init(_ credential: ProviderCredential?) throws(IdentityRefusal) {
    guard let credential else { throw .field("credential.id_token", .missing) }
    let kind: Kind
    switch (credential.idToken.isEmpty, credential.accessToken.isEmpty) {
    case (false, true): kind = .idToken(credential.idToken)
    case (true, false): kind = .accessToken(credential.accessToken)
    case (true, true): throw .field("credential.id_token", .missing)
    case (false, false): throw .field("credential.access_token", .notApplicable)
    }
    self.init(provider: credential.provider, kind: kind, nonce: credential.nonce, name: NormalForm.nfc(credential.name))
  }
}
