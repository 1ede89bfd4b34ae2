import FoundationEssentials
import Timekeeping

/// A person's device. The id of an installation alone names none: it proves nothing, and several people may register one.
struct PushDeviceKey: Sendable, Hashable {
  var accountID: UUID
  var deviceID: UUID
}

/// Networks and devices that nothing is sent to for a while, because the network has asked for it. Pure.
struct PushPauses: Sendable {
  private var networkEnds: [PushNetwork: Moment] = [:]
  /// Some hundred at most: when more come at once it is for all. For Web Push some thousand, as many as are pushed to within an hour.
  private var deviceEnds: [PushDeviceKey: Moment] = [:]
  /// Devices that a network took nothing for lately, and when it said so last.
  private var overloads: [PushNetwork: [PushDeviceKey: Moment]] = [:]

  /// A network takes no more for one device, or for any.
  /// - Returns: Until when, and whether that holds for all.
  mutating func overload(
    _ device: PushDeviceKey, of network: PushNetwork, after: Duration, isEverybodys: Bool, at now: Moment
  ) -> (end: Moment, isEverybodys: Bool) {
    deviceEnds = deviceEnds.filter { $0.value > now }
    var lately = (overloads[network] ?? [:]).filter { $0.value + PushRules.overloadWindow > now }
    lately[device] = now
    overloads[network] = lately
    // A push service is whoever a device has named: its word stops nobody else's pushes.
    let isForAll = network != .web && (isEverybodys || lately.count >= PushRules.overloadedDevicesMax)
    guard isForAll else {
      let end = now + min(after, PushRules.devicePauseMax)
      deviceEnds[device] = end
      return (end, false)
    }
    let end = max(networkEnds[network] ?? now, now + min(after, PushRules.everybodysPauseMax))
    (networkEnds[network], overloads[network]) = (end, nil)
    return (end, true)
  }

  /// Until when nothing is sent to a device; nil when nobody has asked for that.
  func end(for device: PushDeviceKey, of network: PushNetwork) -> Moment? {
    guard let end = deviceEnds[device] else { return networkEnds[network] }
    return max(end, networkEnds[network] ?? end)
  }
}
