/// A network of pushes, as CAIRN_PUSH_SENDER names it. Here, because two services read the setting: the one that pushes, and the one that tells apps of it.
/// In the order of the contract's numbers, from 1.
public enum PushNetworkName: String, Sendable, Hashable, CaseIterable {
  /// Firebase Cloud Messaging.
  case fcm
  /// The Apple Push Notification service, without Firebase.
  case apns
  /// Web Push: browsers, and phones by UnifiedPush.
  case web

  /// The word for none of them: what would be pushed is said in the log, for development.
  public static let none = "log"
}

extension Settings {
  /// Networks by which devices are reached, in the order of their names' declaration; empty for none. Tells what is wrong.
  public var pushNetworks: [PushNetworkName] {
    guard let text = text("PUSH_SENDER"), text != PushNetworkName.none else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.filter { $0 != " " }) }
    for word in words where PushNetworkName(rawValue: word) == nil {
      let names = PushNetworkName.allCases.map(\.rawValue).joined(separator: ", ")
      refuse("CAIRN_PUSH_SENDER holds \"\(word)\": expected \(PushNetworkName.none), or some of \(names) with commas between")
    }
    return PushNetworkName.allCases.filter { words.contains($0.rawValue) }
  }
}
