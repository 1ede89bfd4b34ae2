/// Notice that an iPhone shows, "aps" of a payload: given by the names of the app's own texts. Firebase hands it on as it is.
struct AppleNotice: Encodable {
  struct Alert: Encodable {
    let title: String
    let titleArguments: [String]
    let body: String
    let bodyArguments: [String]

    enum CodingKeys: String, CodingKey {
      case title = "title-loc-key"
      case titleArguments = "title-loc-args"
      case body = "loc-key"
      case bodyArguments = "loc-args"
    }
  }

  let alert: Alert
  let sound = "default"
  let badge: Int

  init(_ message: PushMessage) {
    alert = Alert(title: message.title, titleArguments: message.arguments, body: message.body, bodyArguments: message.arguments)
    badge = message.badge
  }
}
