import FoundationEssentials
import GameCommon
import GeocachesProto
import Events
import Postgres
import RPC

/// Zones in which the days of a caller's visits are reckoned.
struct CallerZones: Sendable {
  let preferred: PreferredTimeZones
  let accountID: UUID
  let database: Database
}

/// Malformed requests about logs are refused here, before anything is loaded.
enum LogRequests {
  static func draft(_ request: SubmitLogRequest, zones: CallerZones) async throws -> LogDraft {
    let content = try Field.required(request.content, "content")
    let kind = try kind(content.kind)
    var draft = LogDraft(
      cacheID: try Field.id(request.cacheID, "cache_id"), content: try await self.content(content, of: kind, zones: zones))
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

  static func content(_ message: LogContent, of kind: StoredLog.Kind, zones: CallerZones) async throws -> LogDraft.Content {
    let comment = try CacheTexts.text(
      message.comment, "content.comment", lengthMax: LogRules.commentLengthMax, isMultiline: true)
    if kind == .note, comment.isEmpty, message.photos.isEmpty {
      throw RPCError.invalid("content.comment", .missing, "a note says something")
    }
    return LogDraft.Content(
      kind: kind, visitTime: message.visitTime, timeZone: try await timeZone(message.timeZone, zones), comment: comment,
      languageCode: try CacheTexts.languageCode(message.languageCode, "content.language_code"),
      photos: try CacheRequests.photos(message.photos, "content.photos"))
  }

  private static func timeZone(_ name: String, _ zones: CallerZones) async throws -> String {
    guard let zone = try await zones.preferred.zone(name, of: zones.accountID, in: zones.database) else {
      throw RPCError.invalid("content.time_zone", .unknownValue, "an IANA name, for example Europe/Rome")
    }
    return zone
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
