/// Every public path by token. A new kind is a row, in a file of its own, and a line here. Beside them is the door of the pages
/// (``DoorRow/pages(_:)``), where the gateway has any.
enum DoorTable {
  static let rows: [DoorRow] = [.media, .share, .unsubscribe]
}
