/// Every public path by token. A new kind is a row, in a file of its own, and a line here.
enum DoorTable {
  static let rows: [DoorRow] = [.media, .share, .unsubscribe]
}
