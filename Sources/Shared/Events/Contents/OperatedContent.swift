public import FoundationEssentials
internal import Identity
public import Postgres
public import Timekeeping

/// Content of one kind as an operator hides it, or shows it again. Content of nobody, imported or made by a machine, has no case: nobody answers for it, and
/// nobody could appeal. So the installation's operator decides.
public struct OperatedContent: Sendable {
  /// Content that an operator has named.
  public struct Named: Sendable, Hashable {
    let id: UUID
    /// Whether somebody answers for it, so that moderators decide about it.
    let hasOwner: Bool

    public init(id: UUID, hasOwner: Bool) {
      (self.id, self.hasOwner) = (id, hasOwner)
    }
  }

  /// Outcome of a wish to hide or show.
  public enum Outcome: Sendable, Hashable {
    case done
    case notThere
    /// It is reported, and moderators decide.
    case ofSomebody
  }

  private let kind: ContentKind
  private let find: @Sendable (String) async throws -> Named?
  private let setHidden: @Sendable (Bool, UUID, Moment, Transaction) async throws -> Void
  private let outbox = Outbox(ids: TimeOrderedIDs())

  /// - Parameters:
  ///   - find: Finds content by its id, or by the code that people know; nil where there is none that others have seen.
  ///   - setHidden: As `ReportableContent.setHidden`.
  public init(
    _ kind: ContentKind, find: @escaping @Sendable (String) async throws -> Named?,
    setHidden: @escaping @Sendable (Bool, UUID, Moment, Transaction) async throws -> Void
  ) {
    (self.kind, self.find, self.setHidden) = (kind, find, setHidden)
  }

  /// Hides content of nobody, with what tells people of it; or shows content again, whoever has hidden it.
  public func set(isHidden: Bool, _ name: String, at now: Moment, in database: Database) async throws -> Outcome {
    guard let named = try await find(name) else { return .notThere }
    if isHidden, named.hasOwner { return .ofSomebody }
    try await database.transaction { transaction in
      try await setHidden(isHidden, named.id, now, transaction)
      if isHidden { try await outbox.send([Contents.hidden(kind.ref(named.id.text))], at: now, in: transaction) }
    }
    return .done
  }
}
