import Cryptography
import FoundationEssentials
import Identity

/// Keys that lock the questions of a run, each another one (requirement Q-S15). They follow from the run and the question, so that nothing is kept.
struct BundleKeys: Sendable {
  private let key: SymmetricKey

  init(masterKey: SymmetricKey) { key = masterKey.derived(for: "quiz walk bundles v1") }

  /// - Parameter questionID: Nil for the question at the end.
  func key(of questionID: UUID?, in runID: UUID) -> [UInt8] { key.authenticationCode(for: Self.context(of: questionID, in: runID)) }

  /// Locks a text: the same looks the same, so that a bundle that was asked for twice is one.
  func lock(_ text: [UInt8], of questionID: UUID?, in runID: UUID) -> [UInt8] {
    // A code has as many bytes as a key.
    guard let key = SymmetricKey(bytes: key(of: questionID, in: runID)) else { return [] }
    return key.sealRepeatably(text, context: Self.context(of: questionID, in: runID))
  }

  static func context(of questionID: UUID?, in runID: UUID) -> [UInt8] { runID.bytes + (questionID ?? runID).bytes }
}
