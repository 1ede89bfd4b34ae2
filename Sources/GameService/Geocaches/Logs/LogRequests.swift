import FoundationEssentials
import GeocachesProto
import Events
import Postgres
import RPC

/// Malformed requests about logs are refused here, before anything is loaded.
enum LogRequests {
  static func draft(_ request: SubmitLogRequest, in database: Database) async throws -> LogDraft {
    let content = try Field.required(request.content, "content")
    let kind = try kind(content.kind)
    var draft = LogDraft(
      cacheID: try Field.id(request.cacheID, "cache_id"), content: try await self.content(content, of: kind, in: database))
    draft.wish = try wish(request.onDuplicate)
    draft.companionIDs = try Field.ids(request.companionAccountIDs, "companion_account_ids", count: 0...LogRules.companionsMax)
    if let proof = request.proof {
      draft.code = CacheRules.folded(try CacheTexts.text(proof.code, "proof.code", lengthMax: CacheRules.wordLengthMax))
      draft.fix = try proof.fix.map { (fix) throws(RPCError) in try CacheRequests.fix(fix, "proof.fix") }
    }
    return draft
  }

  static func kind(_ wire: LogKind) throws(RPCError) -> StoredLog.Kind {
    try Field.word(wire, "content.kind") { StoredLog.Kind($0) }
  }

  static func content(_ message: LogContent, of kind: StoredLog.Kind, in database: Database) async throws -> LogDraft.Content {
    let comment = try CacheTexts.text(
      message.comment, "content.comment", lengthMax: LogRules.commentLengthMax, isMultiline: true)
    if kind == .note, comment.isEmpty, message.photos.isEmpty {
      throw RPCError.invalid("content.comment", .missing, "a note says something")
    }
    return LogDraft.Content(
      kind: kind, visitTime: message.visitTime, timeZone: try await Field.timeZone(message.timeZone, "content.time_zone", in: database),
      comment: comment,
      languageCode: try CacheTexts.languageCode(message.languageCode, "content.language_code"),
      photos: try CacheRequests.photos(message.photos, "content.photos"))
  }

  private static func wish(_ wire: OnDuplicate) throws(RPCError) -> LogRules.Wish {
    switch wire {
    case .unspecified: .unsaid
    case .accept: .accept
    case .refuse: .refuse
    case .keep: .keep
    case .unrecognized: throw .invalid("on_duplicate", .unknownValue)
    }
  }
}
