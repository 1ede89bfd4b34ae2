import CairnProto
import Cryptography
import FoundationEssentials
import Identity
import Logging
import Postgres
import RPC
import Timekeeping

/// Makes of a file that has come the media that is kept.
package struct UploadCompletion: Sendable {
  /// A transaction that begins or ends an attempt may be repeated: a deadlock must not cost the result of seconds of work.
  private static let transactionAttempts = 3

  let database: Database
  let workshop: MediaWorkshop
  let ids: any IDSource
  let time: any TimeSource
  let config: MediaConfig
  let total: MediaTotal
  let uploads = UploadStore()
  let media = MediaStore()
  private let underWay = CompletionsUnderWay()
  /// Files that are kept as they are: of two at once one may be large.
  let carriers = MediaTurns(count: 2)
  private let logger = Logger(label: "cairn.media")

  init(database: Database, workshop: MediaWorkshop, ids: any IDSource, time: any TimeSource, config: MediaConfig) {
    self.database = database
    self.workshop = workshop
    self.ids = ids
    self.time = time
    self.config = config
    total = MediaTotal(bytesMax: config.totalBytesMax)
  }

  /// Work that is begun goes on when the call is cancelled, and the next call finds it done.
  /// - Parameter network: Network from which it is asked for; nil where that is not known.
  /// - Throws: `MediaRules.Refusal`, `MediaWorkshop.Refusal`, `RPCError`.
  func complete(_ uploadID: UUID, of accountID: UUID, from network: String? = nil, at now: Moment) async throws -> StoredMedia {
    guard let upload = try await uploads.find(uploadID, of: accountID, at: now, in: database) else { throw RPCError.uploadNotFound }
    if upload.state == .completed { return try await made(upload, in: database) }
    try MediaRules.complete(upload)
    return try await underWay.run(uploadID) { try await work(upload, from: network) }
  }

  /// Begins nothing more, and waits for what is under way: a process for a file may take so long. A copy may take longer, as files may be large: it ends
  /// before its next piece, is taken back, and can be begun anew at once, with all pieces there.
  func stop() async {
    workshop.stop()
    carriers.end()
    await underWay.finish(within: MediaWorkshop.timeMax)
  }

  // MARK: An attempt

  /// Outcome of the wish to begin.
  private enum Beginning {
    /// The upload, with the number of the attempt.
    case begun(Upload)
    /// Media that somebody else has made meanwhile.
    case made(StoredMedia)
    /// It was begun too often.
    case exhausted
  }

  private func work(_ upload: Upload, from network: String?) async throws -> StoredMedia {
    let byteCount = MediaRules.workBytes(of: upload)
    try workshop.enter(upload.accountID, network: network, byteCount: byteCount)
    defer { workshop.leave(upload.accountID, network: network, byteCount: byteCount) }
    if let form = MediaRules.keptForm(of: upload.purpose) { return try await carry(upload, form, from: network) }
    let isDear = try await isDear(upload)
    let begun: Upload
    let files: [MadeFile]
    do {
      // The attempt begins, and the file is read, when it can be worked at.
      try await workshop.takeTurn(upload.accountID, network: network, isDear: isDear)
      defer { workshop.giveTurnBack(upload.accountID) }
      switch try await begin(upload) {
      case .made(let media): return media
      case .exhausted: throw MediaRules.Refusal.attemptsExceeded
      case .begun(let upload): begun = upload
      }
      files = try await ending(begun) { try await make(begun) }
    }
    return try await ending(begun) { try await keep(files, of: begun, at: time.now()) }
  }

  /// Whether a file is much work, by its first bytes.
  /// - Throws: `MediaWorkshop.Refusal.tooLarge` for more pixels than a newcomer may send.
  private func isDear(_ upload: Upload) async throws -> Bool {
    guard MediaRules.isImage(upload.purpose) else { return false }
    let head = try await uploads.piece(0, of: upload.uploadID, in: database).flatMap { ImageHead($0) }
    if !mayDecode(head, upload) {
      try await refuse(upload)
      throw MediaWorkshop.Refusal.tooLarge
    }
    return MediaRules.isDear(head)
  }

  private func mayDecode(_ head: ImageHead?, _ upload: Upload) -> Bool {
    !NewcomerRules.isNewcomer(since: upload.accountID.makingTime, at: time.now()) || MediaRules.mayNewcomerSend(head)
  }

  /// Counts the attempt before anything is done for it, and keeps others away meanwhile: a file that ends this process, or a call that is repeated at
  /// another one, costs so many attempts and no more.
  private func begin(_ upload: Upload) async throws -> Beginning {
    let now = time.now()
    let share = config.share(of: upload.accountID, at: now)
    let beginning: Beginning = try await database.transaction(attempts: Self.transactionAttempts) { transaction in
      try await uploads.lock(upload.accountID, in: transaction)
      guard let upload = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction) else {
        throw RPCError.uploadNotFound
      }
      if upload.state == .completed { return .made(try await made(upload, in: transaction)) }
      try MediaRules.complete(upload)
      let usage = try await uploads.usage(of: upload.accountID, at: now, in: transaction)
      guard try MediaRules.attempt(upload, usage, share, isFull: total.isFull(besides: upload.receivedBytes), at: now) else {
        try await end(upload, .refused, in: transaction)
        return .exhausted
      }
      try await uploads.begin(upload.uploadID, until: now + MediaRules.attemptTime(of: upload), in: transaction)
      var begun = upload
      begun.attemptCount += 1
      return .begun(begun)
    }
    if case .exhausted = beginning { await dropPieces(of: upload) }
    return beginning
  }

  private func make(_ upload: Upload) async throws -> [MadeFile] {
    let bytes = try await gather(upload)
    guard SHA256.digest(of: bytes) == upload.sha256 else { throw RPCError(.invalidArgument, reason: .digestMismatch) }
    // The first piece may be silent about the size, or lie.
    if MediaRules.isImage(upload.purpose), !mayDecode(ImageHead(bytes), upload) { throw MediaWorkshop.Refusal.tooLarge }
    return try await workshop.make(upload.purpose, of: bytes)
  }

  /// Does a part of an attempt. When it fails, the upload can be tried again at once, or is refused for good.
  private func ending<Value>(_ upload: Upload, _ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      switch error {
      case MediaWorkshop.Refusal.unsupported, MediaWorkshop.Refusal.tooLarge: try await refuse(upload)
      case let error as RPCError where error.says(.digestMismatch): try await refuse(upload)
      // The file has nothing to do with it.
      case MediaWorkshop.Refusal.missing, MediaWorkshop.Refusal.busy, is CancellationError: await release(upload, isCounted: false)
      default: await release(upload, isCounted: true)
      }
      throw error
    }
  }

  /// Lets others try it. Where that fails, its time ends by itself.
  private func release(_ upload: Upload, isCounted: Bool) async {
    do {
      try await uploads.release(upload.uploadID, attempt: upload.attemptCount, isCounted: isCounted, in: database)
    } catch {
      logger.warning("an upload can be tried again only later", metadata: ["cause": "\(error)"])
    }
  }

  /// Piece by piece: one answer of the database never holds the whole file.
  private func gather(_ upload: Upload) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(upload.sizeBytes))
    for index in 0..<upload.pieceCount {
      // Gone, when somebody else has completed it meanwhile.
      guard let piece = try await uploads.piece(index, of: upload.uploadID, in: database) else {
        throw RPCError(.aborted, reason: .requestInProgress, message: "this upload has just been completed by another call")
      }
      bytes += piece
    }
    return bytes
  }

  /// Media that was made of it; it may have been deleted since.
  private func made(_ upload: Upload, in querying: some Querying) async throws -> StoredMedia {
    guard let mediaID = upload.mediaID, let media = try await media.find([mediaID], in: querying).first else {
      throw RPCError.uploadNotFound
    }
    return media
  }

  // MARK: Keeping

  private func keep(_ files: [MadeFile], of upload: Upload, at now: Moment) async throws -> StoredMedia {
    try await database.transaction(attempts: Self.transactionAttempts) { transaction in
      try await uploads.lock(upload.accountID, in: transaction)
      guard let upload = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction) else {
        throw RPCError.uploadNotFound
      }
      // Two processes at once: the first one's is kept.
      if upload.state == .completed { return try await made(upload, in: transaction) }
      try MediaRules.complete(upload)
      let media = try await keep(files, for: upload.purpose, of: upload.accountID, at: now, in: transaction)
      try await finish(upload, .completed, mediaID: media.mediaID, in: transaction)
      return media
    }
  }

  /// Keeps what was made of a file, wherever that came from. Waits for other uploads of the account.
  /// - Throws: `MediaRules.Refusal`.
  func keep(
    _ files: [MadeFile], for purpose: MediaPurpose, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> StoredMedia {
    try await uploads.lock(accountID, in: transaction)
    let media = StoredMedia(mediaID: ids.next(at: now), purpose: purpose, createTime: now, files: files.map(\.file))
    let sizeBytes = files.reduce(0) { $0 + $1.file.sizeBytes }
    let usage = try await uploads.usage(of: accountID, at: now, in: transaction)
    try MediaRules.keep(sizeBytes, usage, config.share(of: accountID, at: now))
    try await insert(media, files, of: accountID, in: transaction)
    transaction.afterCommit { [total] in total.add(sizeBytes) }
    return media
  }

  private func insert(_ made: StoredMedia, _ files: [MadeFile], of accountID: UUID, in transaction: Transaction) async throws {
    let orphanTime = MediaRules.orphanTime(of: made.purpose, at: made.createTime)
    try await media.insert(made, of: accountID, orphanTime: orphanTime, in: transaction)
    for file in files {
      try await media.insert(file.file, of: made.mediaID, in: transaction)
      for (index, start) in stride(from: 0, to: file.bytes.count, by: MediaRules.keptPieceBytes).enumerated() {
        let piece = Array(file.bytes[start..<min(start + MediaRules.keptPieceBytes, file.bytes.count)])
        try await media.insertPiece(piece, index, of: file.file.variant, made.mediaID, in: transaction)
      }
    }
  }

  /// A file that cannot be taken is not asked for again: the pieces go, and the row counts for the day.
  private func refuse(_ upload: Upload) async throws {
    let now = time.now()
    try await database.transaction(attempts: Self.transactionAttempts) { transaction in
      guard let upload = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction),
        upload.state == .open
      else { return }
      try await end(upload, .refused, in: transaction)
    }
    await dropPieces(of: upload)
  }

  /// Removes the pieces of a file that is not taken, when its row says so already: a large one has more than may go under a lock. The rest of them, if this
  /// ends before, goes with the row.
  private func dropPieces(of upload: Upload) async {
    do {
      try await uploads.deletePieces(of: upload.uploadID, in: database, unless: { [carriers] in carriers.isEnded })
    } catch {
      logger.warning("pieces of an upload that was refused go only with it", metadata: ["cause": "\(error)"])
    }
  }

  private func finish(_ upload: Upload, _ state: Upload.State, mediaID: UUID? = nil, in transaction: Transaction) async throws {
    try await end(upload, state, mediaID: mediaID, in: transaction)
    try await uploads.deletePieces(of: upload.uploadID, in: transaction)
  }

  /// As `finish`, and leaves the pieces.
  private func end(_ upload: Upload, _ state: Upload.State, mediaID: UUID? = nil, in transaction: Transaction) async throws {
    try await uploads.finish(upload.uploadID, state, mediaID: mediaID, in: transaction)
    transaction.afterCommit { [total] in total.add(-upload.receivedBytes) }
  }
}

// MARK: - As it is

extension UploadCompletion {
  /// Another process was thought dead, or thinks us so, and has kept the file: what was copied here is taken back.
  private struct Overtaken: Error {}

  /// Keeps a file as it was sent.
  private func carry(_ upload: Upload, _ form: MediaRules.FileForm, from network: String?) async throws -> StoredMedia {
    do {
      try await carriers.take(upload.accountID, network: network, isDear: MediaRules.isLarge(upload.sizeBytes))
    } catch is MediaTurns.Ended {
      throw MediaWorkshop.Refusal.busy
    }
    defer { carriers.giveBack(upload.accountID) }
    switch try await begin(upload) {
    case .made(let media): return media
    case .exhausted: throw MediaRules.Refusal.attemptsExceeded
    case .begun(let begun): return try await ending(begun) { try await carry(begun, form, at: time.now()) }
    }
  }

  private func carry(_ upload: Upload, _ form: MediaRules.FileForm, at now: Moment) async throws -> StoredMedia {
    do {
      return try await keepCopy(of: upload, form, at: now)
    } catch is Overtaken {
      guard let upload = try await uploads.find(upload.uploadID, of: upload.accountID, at: now, in: database) else {
        throw RPCError.uploadNotFound
      }
      return try await made(upload, in: database)
    }
  }

  /// In one transaction, so that it is there as a whole or not at all; piece by piece, so that of the largest file a megabyte is in memory. The account and
  /// the upload are locked when the copy is made, which may take minutes: until then nobody waits, and nothing of the upload changes, as all of it has
  /// come and its attempt keeps others away.
  private func keepCopy(of upload: Upload, _ form: MediaRules.FileForm, at now: Moment) async throws -> StoredMedia {
    try await database.transaction(attempts: Self.transactionAttempts) { transaction in
      let file = StoredMediaFile(
        variant: .full, contentType: form.rawValue, sizeBytes: upload.sizeBytes, sha256: upload.sha256, width: 0, height: 0, milliseconds: 0
      )
      let kept = StoredMedia(mediaID: ids.next(at: now), purpose: upload.purpose, createTime: now, files: [file])
      let orphanTime = MediaRules.orphanTime(of: kept.purpose, at: now)
      try await media.insert(kept, of: upload.accountID, orphanTime: orphanTime, in: transaction)
      try await media.insert(file, of: kept.mediaID, in: transaction)
      try await carryPieces(of: upload, form, to: kept.mediaID, transaction)
      try await uploads.lock(upload.accountID, in: transaction)
      guard let found = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction) else {
        throw RPCError.uploadNotFound
      }
      if found.state == .completed { throw Overtaken() }
      try MediaRules.complete(found)
      var usage = try await uploads.usage(of: upload.accountID, at: now, in: transaction)
      // It is counted already.
      usage.keptBytes -= upload.sizeBytes
      try MediaRules.keep(upload.sizeBytes, usage, config.share(of: upload.accountID, at: now))
      transaction.afterCommit { [total] in total.add(upload.sizeBytes) }
      try await finish(upload, .completed, mediaID: kept.mediaID, in: transaction)
      return kept
    }
  }

  /// Takes each piece away as it is copied: all of them at once would be more than a statement has time for.
  /// - Throws: `Overtaken`; `MediaWorkshop.Refusal.unsupported`, or `busy` when the service stops meanwhile; DIGEST_MISMATCH.
  private func carryPieces(
    of upload: Upload, _ form: MediaRules.FileForm, to mediaID: UUID, _ transaction: Transaction
  ) async throws {
    let digest = RunningSHA256()
    var (rest, count): ([UInt8], Int) = ([], 0)
    func keep(_ bytes: [UInt8]) async throws {
      try await media.insertPiece(bytes, count, of: .full, mediaID, in: transaction)
      count += 1
    }
    for index in 0..<upload.pieceCount {
      if carriers.isEnded { throw MediaWorkshop.Refusal.busy }
      guard let piece = try await uploads.takePiece(index, of: upload.uploadID, in: transaction) else { throw Overtaken() }
      if index == 0, !MediaRules.isForm(form, piece) { throw MediaWorkshop.Refusal.unsupported }
      digest.update(piece)
      rest += piece
      while rest.count >= MediaRules.keptPieceBytes {
        try await keep(Array(rest.prefix(MediaRules.keptPieceBytes)))
        rest.removeFirst(MediaRules.keptPieceBytes)
      }
    }
    if !rest.isEmpty { try await keep(rest) }
    guard digest.finish() == upload.sha256 else { throw RPCError(.invalidArgument, reason: .digestMismatch) }
  }
}
