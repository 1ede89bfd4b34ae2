internal import Timekeeping

/// One chat of the tree of LocalBuddy: `chats/KEY`.
struct RealtimeChat: Equatable {
  struct Message: Equatable {
    var key: String
    /// Id of Firebase.
    var senderID: String
    var time: Moment
    var text: String
  }

  var key: String
  /// Ids of Firebase, in their order.
  var people: [String]
  var messages: [Message] = []

  /// Nil, with a remark, for what is no chat of two.
  init?(_ key: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    let chat = RealtimePath("chats/\(key)", node)
    guard case .object = node else {
      remarks.append(chat.remark("no object"))
      return nil
    }
    (self.key, people) = (key, chat.people("users", &remarks).sorted())
    guard people.count == 2 else {
      remarks.append(chat.remark("no chat of two users"))
      return nil
    }
    for (key, at) in chat.child("messages")?.children(&remarks) ?? [] {
      guard let senderID = at.text("user", &remarks), let time = at.child("date")?.moment, let text = at.text("text", &remarks) else {
        remarks.append(at.remark("no message of a user with a date, which says the time, and a text"))
        continue
      }
      messages.append(Message(key: key, senderID: senderID, time: time, text: text))
    }
  }
}
