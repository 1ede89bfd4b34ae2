import AllAppsProto
import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells others what has become of challenges and attempts.
enum ExpeditionNews {
  /// To people's streams.
  /// - Parameter subjectID: Person whom it tells of; nil for nobody but those who hear it.
  static func told(
    _ content: ExpeditionsEvent.OneOfContent, to accountIDs: [UUID], about subjectID: UUID? = nil, orderedBy key: UUID
  ) -> OutgoingEvent {
    let sent = UserEventSent(
      accounts: accountIDs.map(\.bytes), event: UserEvent(content: .expeditions(ExpeditionsEvent(content: content))),
      subject: subjectID?.bytes ?? [])
    return OutgoingEvent("user.event", to: ["social"], orderedBy: key.text, sent)
  }

  /// To GeoService, which counts the challenges of parks.
  static func published(_ challengeID: UUID, in parkID: String) -> OutgoingEvent {
    OutgoingEvent(
      "challenge.published", to: ["geo"], orderedBy: parkID, CairnProto.ChallengePublished(challenge: challengeID.bytes, parkID: parkID))
  }

  /// To GeoService, likewise.
  static func unpublished(_ challengeID: UUID, in parkID: String) -> OutgoingEvent {
    OutgoingEvent(
      "challenge.unpublished", to: ["geo"], orderedBy: parkID, ChallengeUnpublished(challenge: challengeID.bytes, parkID: parkID))
  }
}
