import Timekeeping

/// Reaches each device by its own network.
struct PushSenders: PushSender {
  private let senders: [PushNetwork: any PushSender]

  init(_ senders: [PushNetwork: any PushSender]) {
    self.senders = senders
  }

  func prepare(for networks: Set<PushNetwork>, at now: Moment) async {
    for network in PushNetwork.allCases where networks.contains(network) {
      await senders[network]?.prepare(for: [network], at: now)
    }
  }

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    // A device of before the network was switched off: it is reached again when that is on again, and not with what is old by then.
    guard let sender = senders[message.address.network] else { return .turnedAway("its network is off") }
    return await sender.send(message, at: now)
  }
}
