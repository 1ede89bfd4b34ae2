import FoundationEssentials
import Identity
import Timekeeping

extension PushMessage {
  /// One notification.
  /// - Parameter person: Person it tells of.
  init(_ push: ClaimedPush, person: KnownPerson?, at now: Moment) {
    let content = push.notification.content
    let name = "notification_" + content.kind.name.map { $0 == "." ? "_" : String($0) }.joined()
    var data = ["kind": content.kind.name, "notification_id": content.notificationID.text]
    if let realm = content.kind.realm { data["realm"] = realm.rawValue }
    if !content.objectID.isEmpty { data["object_id"] = content.objectID }
    if let person { data["account_id"] = person.accountID.text }
    self.init(
      platform: push.platform, address: push.address, title: name + "_title", body: name + "_body",
      arguments: [person?.username ?? "", content.objectName], data: data,
      tag: content.kind == .messageReceived && !content.objectID.isEmpty ? content.objectID : content.notificationID.text,
      collapseKey: content.kind == .messageReceived ? "messages" : nil, lifetime: max(.zero, push.situation.expireTime - now),
      isUrgent: content.kind.traits.contains(.wakes), badge: push.unreadCount)
  }

  /// All of a day, of which only the number is told.
  init?(daily pushes: [ClaimedPush], at now: Moment) {
    guard let first = pushes.first, let last = pushes.map(\.situation.expireTime).max() else { return nil }
    self.init(
      platform: first.platform, address: first.address, title: "notification_daily_title", body: "notification_daily_body",
      arguments: ["\(pushes.count)"], data: ["kind": "daily", "count": "\(pushes.count)"], tag: "daily", collapseKey: "daily",
      lifetime: max(.zero, last - now), isUrgent: false, badge: first.unreadCount)
  }
}
