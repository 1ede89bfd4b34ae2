import Timekeeping

/// Credits that operators say must be shown with the data of their imports: with every answer of that kind, for it may be in any.
struct ImportCredits: Shelved {
  struct Credit: Sendable, Hashable {
    /// For example "parks:finland".
    let source: String
    let attribution: String
  }

  let revision: [Credit]

  /// Credits that answers give, and those that operators add for a kind of data.
  func adding(to attributions: [String], of kind: String) -> [String] {
    let added = revision.filter { $0.source.hasPrefix("\(kind):") }.map(\.attribution)
    return attributions + added.enumerated().filter { !attributions.contains($1) && !added[..<$0].contains($1) }.map(\.element)
  }
}

/// The credits of imports.
typealias CreditShelf = DataShelf<ImportCredits>

extension DataShelf where Data == ImportCredits {
  convenience init(store: ImportStore) {
    self.init(revision: store.credits) { ImportCredits(revision: $0) }
  }

  /// Credits that must be shown with an answer.
  /// - Parameters:
  ///   - always: Credits of the data that is bundled.
  ///   - kind: Kind of data, as sources begin: "parks", "points".
  func attributions(_ always: [String], of kind: String, at now: Moment) async throws -> [String] {
    try await current(at: now).adding(to: always, of: kind)
  }
}
