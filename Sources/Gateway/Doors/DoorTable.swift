import RPC

/// Every public path by token. A new kind is a row, in a file of its own, and a line here. Beside them are the doors of the
/// pages (``DoorRow/pages(_:)``, ``DoorRow/session``), where the gateway has any.
enum DoorTable {
  static let rows: [DoorRow] = [.cache, .calendar, .media, .share, .trusted, .unsubscribe]

  /// The doors of one loop: those whose service the gateway knows.
  /// - Parameters:
  ///   - pages: Nil where none are served; then their session has no door either.
  ///   - client: The client of a service by its short name; nil for one that the gateway does not know.
  static func doors(pages: PageFiles?, client: (String) -> RPCClient?) -> [Door] {
    func door(_ row: DoorRow) -> Door? { client(row.upstream).map { Door(row, $0) } }
    var doors = rows.compactMap { door($0) }
    guard let pages else { return doors }
    doors.append(Door(.pages(pages), PagesSource(files: pages)))
    if let session = door(.session) { doors.append(session) }
    return doors
  }
}
