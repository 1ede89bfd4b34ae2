import CairnProto
import CairnServices
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of MediaService.
struct MediaHandlers: MediaServiceHandlers {
  let database: Database
  let completion: UploadCompletion
  let links: MediaLinks
  let owners: any MediaOwners
  let people: PeopleDirectory
  let contents: ContentDirectory
  let pages: PeoplePages
  let ids: any IDSource
  let idempotency = IdempotencyKeys()
  let relations = RelationStore()
  let uploads = UploadStore()
  let media = MediaStore()
  let claims = MediaClaimStore()

  // MARK: Sending

  func beginUpload(_ request: BeginUploadRequest, _ context: RequestContext) async throws -> BeginUploadResponse {
    let (accountID, purpose) = (try context.accountID, try MediaPurpose(request.purpose))
    guard request.sizeBytes > 0 else { throw RPCError.invalid("size_bytes", .outOfRange, "at least 1") }
    guard request.sha256.count == SHA256.byteCount else { throw RPCError.invalid("sha256", .malformed, "32 bytes") }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await uploads.lock(accountID, in: transaction)
      let usage = try await uploads.usage(of: accountID, at: context.now, in: transaction)
      let share = completion.config.share(of: accountID, at: context.now)
      try told { () throws(MediaRules.Refusal) in
        try MediaRules.begin(purpose, sizeBytes: request.sizeBytes, usage, share, isFull: completion.total.isFull)
      }
      let upload = Upload(
        uploadID: ids.next(at: context.now), accountID: accountID, purpose: purpose, sizeBytes: request.sizeBytes, sha256: request.sha256,
        receivedBytes: 0, pieceCount: 0, expireTime: context.now + MediaRules.uploadLifetime, state: .open)
      try await uploads.insert(upload, at: context.now, in: transaction)
      return BeginUploadResponse(
        uploadID: upload.uploadID.text, pieceBytesMax: Int32(MediaRules.pieceBytesMax), expireTime: upload.expireTime)
    }
  }

  func appendUpload(_ request: AppendUploadRequest, _ context: RequestContext) async throws -> AppendUploadResponse {
    let (accountID, uploadID) = (try context.accountID, try Field.id(request.uploadID, "upload_id"))
    if request.data.isEmpty { throw RPCError(.pieceSize) }
    return try await database.transaction { transaction in
      guard let upload = try await uploads.findForUpdate(uploadID, of: accountID, at: context.now, in: transaction) else {
        throw RPCError.uploadNotFound
      }
      let byteCount = request.data.count
      let isNew = try told { () throws(MediaRules.Refusal) in
        try MediaRules.append(byteCount, at: request.offset, to: upload, isFull: completion.total.isFull)
      }
      if !isNew { return AppendUploadResponse(offset: upload.receivedBytes) }
      try await uploads.insertPiece(request.data, of: upload, in: transaction)
      try await uploads.grow(uploadID, by: byteCount, in: transaction)
      transaction.afterCommit { [total = completion.total] in total.add(Int64(byteCount)) }
      return AppendUploadResponse(offset: upload.receivedBytes + Int64(byteCount))
    }
  }

  func getUpload(_ request: GetUploadRequest, _ context: RequestContext) async throws -> GetUploadResponse {
    let (accountID, uploadID) = (try context.accountID, try Field.id(request.uploadID, "upload_id"))
    guard let upload = try await uploads.find(uploadID, of: accountID, at: context.now, in: database), upload.state != .refused else {
      throw RPCError.uploadNotFound
    }
    var response = GetUploadResponse(offset: upload.receivedBytes, sizeBytes: upload.sizeBytes, expireTime: upload.expireTime)
    if let mediaID = upload.mediaID {
      response.media = try await media.find([mediaID], in: database).first.map { links.message(of: $0, at: context.now) }
    }
    return response
  }

  func completeUpload(_ request: CompleteUploadRequest, _ context: RequestContext) async throws -> CompleteUploadResponse {
    let (accountID, uploadID) = (try context.accountID, try Field.id(request.uploadID, "upload_id"))
    do {
      let media = try await completion.complete(
        uploadID, of: accountID, from: context.clientAddress.flatMap { SocketAddress(host: $0, port: 0)?.network }, at: context.now)
      return CompleteUploadResponse(media: links.message(of: media, at: context.now))
    } catch let refusal as MediaRules.Refusal {
      throw RPCError(refusal)
    } catch let refusal as MediaWorkshop.Refusal {
      throw RPCError(refusal)
    }
  }

  // MARK: Kept media

  func listMedia(_ request: ListMediaRequest, _ context: RequestContext) async throws -> ListMediaResponse {
    let (accountID, purpose) = (try context.accountID, try MediaPurpose(request.purpose))
    let filter = UInt8(truncatingIfNeeded: request.purpose.rawValue)
    // A place in a list of people is a time and an id, and so is one in this.
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context, filter: filter)
    let page = try await page(purpose, of: accountID, after: place, size: size)
    var response = ListMediaResponse(entries: page.entries.map { links.message(of: $0, at: context.now) })
    if let end = page.end { response.nextPageToken = try pages.token(after: end, context, filter: filter) }
    return response
  }

  func listAlbum(_ request: ListAlbumRequest, _ context: RequestContext) async throws -> ListAlbumResponse {
    let (accountID, ownerID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    let realm = try StoredRealm(request.realm, "realm")
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context, of: ownerID)
    // Asked, not remembered: an owner who was suspended a moment ago shows nothing.
    guard let owner = try await people.find([ownerID]).byID[ownerID],
      let relation = try await relations.relations(of: accountID, to: [ownerID], at: context.now, in: database)[ownerID]
    else { throw RPCError.userNotFound }
    guard try await owners.showsAlbum(of: owner, to: relation, in: realm, database) else { return ListAlbumResponse() }
    let page = try await page(.album, of: ownerID, after: place, size: size)
    var response = ListAlbumResponse(entries: page.entries.map { links.message(of: $0, at: context.now) })
    if let end = page.end { response.nextPageToken = try pages.token(after: end, context, of: ownerID) }
    return response
  }

  func findContentMedia(_ request: FindContentMediaRequest, _ context: RequestContext) async throws -> FindContentMediaResponse {
    let callerID = try context.accountID
    guard (1...Contents.askedMax).contains(request.contents.count) else {
      throw RPCError.invalid("contents", request.contents.isEmpty ? .missing : .tooMany, "1 to \(Contents.askedMax)")
    }
    guard (1...Contents.mediaMax).contains(request.mediaIDs.count) else {
      throw RPCError.invalid("media_ids", request.mediaIDs.isEmpty ? .missing : .tooMany, "1 to \(Contents.mediaMax)")
    }
    let asked = try request.contents.map { (content) throws(RPCError) in try StoredContent(content, "contents") }
    let mediaIDs = try request.mediaIDs.map { (id) throws(RPCError) in try Field.id(id, "media_ids") }
    let seen = try await contents.find(asked, for: ContentView(viewerID: callerID)).map(\.content)
    if seen.isEmpty { return FindContentMediaResponse() }
    let shown = try await media.find(try await claims.claimed(mediaIDs, by: seen, in: database), in: database)
    return FindContentMediaResponse(entries: shown.map { links.message(of: $0, at: context.now) })
  }

  /// A page of somebody's media of a purpose, the latest first, and its last one's place where there are more.
  private func page(
    _ purpose: MediaPurpose, of ownerID: UUID, after place: ListedPerson?, size: Int
  ) async throws -> (entries: [StoredMedia], end: ListedPerson?) {
    let listed = try await media.page(
      purpose, of: ownerID, after: place.map { ($0.createTime, $0.accountID) }, limit: size + 1, in: database)
    let page = listed.prefix(size)
    let found = Dictionary(try await media.find(page.map(\.mediaID), in: database).map { ($0.mediaID, $0) }) { first, _ in first }
    let entries = page.compactMap { found[$0.mediaID] }
    // By what was listed: what is deleted between the two reads, and be it all of the page, must not be the end of the list.
    guard listed.count > size, let last = page.last else { return (entries, nil) }
    return (entries, ListedPerson(accountID: last.mediaID, createTime: last.createTime))
  }

  func deleteMedia(_ request: DeleteMediaRequest, _ context: RequestContext) async throws -> DeleteMediaResponse {
    let (accountID, mediaID) = (try context.accountID, try Field.id(request.mediaID, "media_id"))
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard try await owners.deleteMedia(mediaID, of: accountID, at: context.now, in: transaction) else { throw RPCError.mediaNotFound }
      return DeleteMediaResponse()
    }
  }

  private func told<Value>(_ decide: () throws(MediaRules.Refusal) -> Value) throws(RPCError) -> Value {
    do { return try decide() } catch { throw RPCError(error) }
  }
}
