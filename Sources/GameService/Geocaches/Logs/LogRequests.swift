import FoundationEssentials
import GeocachesProto
import Postgres
import RPC

/// Malformed requests about logs are refused here, before anything is loaded.
enum LogRequests {
  static func draft(_ request: SubmitLogRequest, in database: Database) async throws -> LogDraft {
    guard let content = request.content else { throw RPCError.invalid("content", "MISSING") }
    let kind = try kind(content.kind)
    var draft = LogDraft(
      cacheID: try CacheRequests.id(request.cacheID), content: try await self.content(content, of: kind, in: database))
    draft.wish = try wish(request.onDuplicate)
    guard request.companionAccountIDs.count <= LogRules.companionsMax else {
      throw RPCError.invalid("companion_account_ids", "TOO_MANY", "at most \(LogRules.companionsMax)")
    }
    draft.companionIDs = try request.companionAccountIDs.map { (id) throws(RPCError) in
      try CacheRequests.id(id, "companion_account_ids")
    }
    if let proof = request.proof {
      draft.code = CacheRules.folded(try CacheTexts.text(proof.code, "proof.code", lengthMax: CacheRules.wordLengthMax))
      draft.fix = try proof.fix.map { (fix) throws(RPCError) in try CacheRequests.fix(fix, "proof.fix") }
    }
    return draft
  }

  static func kind(_ wire: LogKind) throws(RPCError) -> StoredLog.Kind {
    if wire == .unspecified { throw .invalid("content.kind", "MISSING") }
    guard let kind = StoredLog.Kind(wire) else { throw .invalid("content.kind", "UNKNOWN_VALUE") }
    return kind
  }

  static func content(_ message: LogContent, of kind: StoredLog.Kind, in database: Database) async throws -> LogDraft.Content {
    let comment = try CacheTexts.text(
      message.comment, "content.comment", lengthMax: LogRules.commentLengthMax, isMultiline: true)
    if kind == .note, comment.isEmpty, message.photos.isEmpty {
      throw RPCError.invalid("content.comment", "MISSING", "a note says something")
    }
    return LogDraft.Content(
      kind: kind, visitTime: message.visitTime, timeZone: try await timeZone(message.timeZone, in: database), comment: comment,
      languageCode: try CacheTexts.languageCode(message.languageCode, "content.language_code"),
      photos: try CacheRequests.photos(message.photos, "content.photos"))
  }

  private static func timeZone(_ name: String, in database: Database) async throws -> String {
    if name.isEmpty { return "UTC" }
    guard let zone = try await TimeZoneNames.canonical(name, in: database) else {
      throw RPCError.invalid("content.time_zone", "UNKNOWN_VALUE", "an IANA name, for example Europe/Rome")
    }
    return zone
  }

  private static func wish(_ wire: OnDuplicate) throws(RPCError) -> LogRules.Wish {
    switch wire {
    case .unspecified: .unsaid
    case .accept: .accept
    case .refuse: .refuse
    case .keep: .keep
    case .unrecognized: throw .invalid("on_duplicate", "UNKNOWN_VALUE")
    }
  }
}
