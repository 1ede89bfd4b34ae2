import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears which challenges can be done in which park, so that lists of parks say how many (requirement E-7).
struct ParkChallengeInbox: Sendable {
  static let publishedType = "challenge.published"
  static let unpublishedType = "challenge.unpublished"

  /// Services that may say so: challenges are GameService's.
  static let sources: Set<String> = ["game"]

  let store = ParkChallengeStore()

  var handlers: [EventHandler] {
    [
      EventHandler(Self.publishedType, from: Self.sources, about: { _ in [] }) { (told: ChallengePublished, _, transaction, _) in
        try await store.add(try Self.challengeID(told.challenge), to: try Self.parkID(told.parkID), in: transaction)
      },
      EventHandler(Self.unpublishedType, from: Self.sources, about: { _ in [] }) { (told: ChallengeUnpublished, _, transaction, _) in
        try await store.remove(try Self.challengeID(told.challenge), from: try Self.parkID(told.parkID), in: transaction)
      },
    ]
  }

  private static func challengeID(_ bytes: [UInt8]) throws(RPCError) -> UUID {
    guard let challengeID = UUID(bytes: bytes) else { throw malformed }
    return challengeID
  }

  private static func parkID(_ text: String) throws(RPCError) -> String {
    guard MapRules.isMapID(text) else { throw malformed }
    return text
  }

  private static var malformed: RPCError {
    RPCError(.invalidArgument, reason: .eventMalformed, message: "which challenge, in which park")
  }
}
