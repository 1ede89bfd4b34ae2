import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC

/// The calls of BlockService.
struct BlockHandlers: BlockServiceHandlers {
  let database: Database
  let blocking: Blocking
  let people: PeopleDirectory
  let pages: PeoplePages
  let idempotency = IdempotencyKeys()
  let blocks = Blocks()

  func blockUser(_ request: BlockUserRequest, _ context: RequestContext) async throws -> BlockUserResponse {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    // That AuthService cannot be asked now must not keep a retry from the answer that is there already.
    let found: Result<PeopleDirectory.Found, any Error>
    do { found = .success(try await people.find([otherID], includesLeaving: true)) } catch { found = .failure(error) }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard try found.get().byID[otherID] != nil else { throw RPCError.userNotFound }
      do { try await blocking.block(otherID, by: accountID, at: context.now, in: transaction) } catch let refusal as Blocking.Refusal {
        throw RPCError(refusal)
      }
      return BlockUserResponse()
    }
  }

  func unblockUser(_ request: UnblockUserRequest, _ context: RequestContext) async throws -> UnblockUserResponse {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await blocking.unblock(otherID, by: accountID, at: context.now, in: transaction)
      return UnblockUserResponse()
    }
  }

  func listBlocks(_ request: ListBlocksRequest, _ context: RequestContext) async throws -> ListBlocksResponse {
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    // One more than asked for tells whether there is another page.
    let listed = try await blocks.store.page(by: try context.accountID, after: place, limit: size + 1, in: database)
    let page = Array(listed.prefix(size))
    let found = try await people.recall(page.map(\.accountID), at: context.now)
    var response = ListBlocksResponse()
    response.blocks = zip(page, found).compactMap { one, person in person.map { Block(person: Person($0), createTime: one.createTime) } }
    if listed.count > size, let last = page.last { response.nextPageToken = try pages.token(after: last, context) }
    return response
  }
}

extension RPCError {
  init(_ refusal: Blocking.Refusal) {
    switch refusal {
    case .oneself: self.init(.invalidArgument, reason: .self)
    case .full: self.init(.resourceExhausted, reason: .blocksFull, message: "at most \(Blocks.countMax)")
    }
  }
}
