import CairnProto
import CairnServices
import RPC

/// Publishes the keys by which access tokens are checked.
struct PublicKeyHandlers: PublicKeyServiceHandlers {
  let keyring: SigningKeyring

  func getPublicKeys(_ request: GetPublicKeysRequest, _ context: RequestContext) async throws -> GetPublicKeysResponse {
    let keys = try await keyring.publicKeys(at: context.now)
    return GetPublicKeysResponse(
      keys: keys.map { PublicKey(keyID: $0.keyID, publicKey: $0.publicKey, expireTime: $0.period.expireTime) })
  }
}
