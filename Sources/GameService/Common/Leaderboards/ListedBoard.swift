package import FoundationEssentials
package import Timekeeping

/// Decides who may look at a key of a board.
package protocol BoardGate: Sendable {
  /// Whether the key is there for the caller. A key that is not is answered as one that never was.
  /// - Parameter key: As the caller names it: "" or any text of at most 64 bytes.
  func isOpen(_ key: String, to callerID: UUID, at now: Moment) async throws -> Bool
}

/// Board that clients may ask for; one that is not listed is not there for them.
package struct ListedBoard: Sendable {
  package let definition: BoardDefinition
  let gate: (any BoardGate)?

  /// - Parameter gate: Nil where every key is for every account.
  package init(_ definition: BoardDefinition, gate: (any BoardGate)? = nil) {
    (self.definition, self.gate) = (definition, gate)
  }
}

/// Boards of all apps that clients may ask for, by their ids.
struct BoardList: Sendable {
  /// Fault of the list, found when the process starts.
  enum Fault: Error, Sendable, Hashable {
    /// A board that cannot be, or a name that is given twice in a realm.
    case board(String)
  }

  private let boards: [String: ListedBoard]

  init(_ listed: [ListedBoard]) throws(Fault) {
    var boards: [String: ListedBoard] = [:]
    for board in listed {
      let id = board.definition.id
      guard board.definition.isSound, boards.updateValue(board, forKey: id) == nil else { throw .board(id) }
    }
    self.boards = boards
  }

  /// Nil for a board that is not listed.
  /// - Parameter id: Realm and name: "where_am_i.score".
  func board(id: String) -> ListedBoard? { boards[id] }

  /// Nil for a board that is not listed.
  func board(_ realm: AppRealm, _ name: String) -> ListedBoard? { boards["\(realm.rawValue).\(name)"] }
}
