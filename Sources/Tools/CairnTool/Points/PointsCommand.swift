internal import ArgumentParser
internal import CairnProto
internal import CairnServices
internal import EventLoop
internal import Geodesy
internal import Lifecycle
internal import RPC

/// `cairn points`.
struct PointsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "points",
    abstract: "Shows what there is to see around a place, nearest first.",
    discussion: """
      Without a token a guest is made for this question alone.

      Examples:
        cairn points 60.1699 24.9384
        cairn points '33.857 S, 151.215 E' --kind museum --kind viewpoint --radius-m 5000
        cairn points 60.1699 24.9384 --units imperial
      """)

  @Argument(help: "The place: latitude and longitude in degrees. South and west by letters, or behind --.")
  var place: [String]

  @Option(help: "How far away at most, metres.")
  var radiusM = 1_000.0

  @Option(name: .customLong("kind"), help: "Of this kind, for example museum or place-of-worship. May be given more than once.")
  var kinds: [PointKindArgument] = []

  @Option(help: "At most this many.")
  var limit: Int32 = 20

  @Option(help: "metric or imperial.", transform: PointsCommand.unit)
  var units = DistanceUnit.metric

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Access token. Others on this machine may see it; better the environment variable CAIRN_TOKEN.")
  var token: String?

  private static func unit(_ text: String) throws -> DistanceUnit {
    guard let unit = DistanceUnit(rawValue: text.lowercased()) else {
      throw ValidationError("--units are \(DistanceUnit.allCases.map(\.rawValue).joined(separator: " or ")).")
    }
    return unit
  }

  /// - Throws: `ValidationError` for what is no place.
  func position() throws -> GeoPoint {
    guard case .place(let position) = GuessText(place.joined(separator: " ")) else {
      throw ValidationError("Where? Latitude and longitude in degrees, for example 60.1699 24.9384.")
    }
    return position
  }

  func validate() throws { _ = try position() }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let upstream = try gateway.upstream(settings)
    let position = try position()
    let request = FindPointsOfInterestRequest(
      position: LatLng(latitudeDegrees: position.latitude, longitudeDegrees: position.longitude), radiusM: radiusM,
      kinds: kinds.map(\.kind), limit: limit)
    let (token, units) = (token ?? settings.text("TOKEN"), units)
    try await LoopCommand.run { loop in
      let channel = RPCClient(to: upstream, credentials: .accessToken, home: loop)
      let accessToken = if let token { token } else { try await Self.guestToken(channel) }
      let answer = try await PointOfInterestServiceClient(channel).findPointsOfInterest(request, CallOptions(accessToken: accessToken))
      for line in PointText.lines(answer, units) { Console.say(line) }
    }
  }

  private static func guestToken(_ channel: RPCClient) async throws -> String {
    let answer = try await GuestServiceClient(channel).createGuest(CreateGuestRequest(realm: .whereAmI, deviceName: "cairn points"))
    return answer.tokens?.accessToken ?? ""
  }
}

/// A kind as it is written on a command line: "museum", "place-of-worship".
struct PointKindArgument: ExpressibleByArgument, Hashable, Sendable {
  let kind: PointOfInterestKind

  init?(argument: String) {
    guard let kind = PointText.kinds.first(where: { PointText.name(of: $0) == argument.lowercased() }) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { PointText.kinds.map(PointText.name) }
}
