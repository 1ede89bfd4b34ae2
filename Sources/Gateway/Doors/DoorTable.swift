/// Every public path by token. A new kind is a row, in a file of its own, and a line here. Beside them are the doors of the
/// pages (``DoorRow/pages(_:)``, ``DoorRow/session``), where the gateway has any.
enum DoorTable {
  static let rows: [DoorRow] = [.calendar, .media, .share, .trusted, .unsubscribe]
}
