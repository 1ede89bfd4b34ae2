package import AllAppsProto
package import FoundationEssentials
import Identity

/// An event that is worth nothing a moment later, as that somebody is typing: without a number, kept nowhere, given to those who read just now, in any
/// process. The later of two with one key is enough. The sender decides who must not hear of whom.
package struct EphemeralEvent: Sendable, Hashable {
  /// Letters, digits and ":-_", at most 100.
  package var key: String
  /// The encoded `UserEvent`, at most `payloadBytesMax`.
  package var payload: [UInt8]
  /// In whose streams.
  package var accountIDs: [UUID]

  /// So that it fits a NOTIFY together with some that hear of it.
  package static let payloadBytesMax = 1_024

  package init(key: String, payload: [UInt8], accountIDs: [UUID]) {
    (self.key, self.payload, self.accountIDs) = (key, payload, accountIDs)
  }

  package init(_ content: UserEvent.OneOfContent, key: String, to accountIDs: [UUID]) {
    self.init(key: key, payload: UserEvent(content: content).encoded(), accountIDs: accountIDs)
  }
}
