import CairnProto
import CairnServices
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC

/// Deletes accounts and shows what was removed.
struct AccountDeletionHandlers: AccountDeletionServiceHandlers {
  let database: Database
  var erasure: AccountErasure
  let fresh: FreshAuthentication
  let keyring: SigningKeyring
  let store = AccountDeletionStore()

  func deleteAccount(_ request: DeleteAccountRequest, _ context: RequestContext) async throws -> DeleteAccountResponse {
    let account: StoredAccount
    do {
      account = try await fresh.require(password: request.password, code: request.code, of: context)
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    } catch let refusal as SecondFactorRefusal {
      throw RPCError(refusal)
    }
    let token = RandomBytes.generate(AccountDeletionRules.tokenBytes)
    do {
      try await erasure.clearExports(of: account, at: context.now, in: database)
      let deletion = try await database.transaction(attempts: 3) { transaction in
        try await erasure.request(account, tokenHash: SHA256.digest(of: token), at: context.now, in: transaction)
      }
      return DeleteAccountResponse(receiptToken: Base64.url.encode(token), purgeTime: deletion.purgeTime)
    } catch let refusal as AccountErasure.Refusal {
      throw RPCError(refusal)
    } catch let error as PostgresError {
      // The second of two calls at the same moment finds the first one's deletion, whose sessions have ended.
      if case .uniqueViolation = error.kind { throw RPCError(SessionRefusal.sessionRevoked) }
      throw error
    }
  }

  func cancelDeletion(_ request: CancelDeletionRequest, _ context: RequestContext) async throws -> CancelDeletionResponse {
    let deletion = try await find(request.receiptToken)
    do {
      try await database.transaction { transaction in try await erasure.cancel(deletion, at: context.now, in: transaction) }
    } catch let refusal as AccountErasure.Refusal {
      throw RPCError(refusal)
    }
    return CancelDeletionResponse()
  }

  func getDeletionReceipt(_ request: GetDeletionReceiptRequest, _ context: RequestContext) async throws -> GetDeletionReceiptResponse {
    let deletion = try await find(request.receiptToken)
    var response = GetDeletionReceiptResponse(deletion, try await store.receipts(of: deletion.deletionID, in: database))
    if deletion.completeTime != nil {
      response.signedReceipt = try await keyring.signer(at: context.now).sign(response.json(), type: "deletion-receipt+jws")
    }
    return response
  }

  private func find(_ receiptToken: String) async throws -> AccountDeletion {
    guard let token = Base64.url.decode(receiptToken), token.count == AccountDeletionRules.tokenBytes,
      let deletion = try await store.find(tokenHash: SHA256.digest(of: token), in: database)
    else { throw RPCError(AccountErasure.Refusal.deletionNotFound) }
    return deletion
  }

  /// Handlers of the event that a service has forgotten somebody.
  var events: [EventHandler] {
    let erasure = erasure
    return [
      EventHandler(PersonalData.purgedEvent, from: Set(AccountDeletionRules.services), about: { _ in [] }) {
        (purged: AccountPurged, event, transaction, now) in
        guard let deletionID = UUID(text: purged.deletionID), let receipt = DeletionReceipt(purged, from: event.source) else {
          throw RPCError(.invalidArgument, reason: .eventMalformed, message: "no receipt")
        }
        try await erasure.note(receipt, of: deletionID, at: now, in: transaction)
      }
    ]
  }
}
