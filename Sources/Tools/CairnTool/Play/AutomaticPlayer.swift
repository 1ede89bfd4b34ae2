internal import CairnProto
internal import WhereAmIProto
internal import Geodesy

/// Plays without anybody: guesses cities, and random places where the gazetteer has none for the letters drawn; a good one, near where the panorama is. Waits
/// for nothing.
final class AutomaticPlayer: RoundPlayer {
  private let atlas: Atlas
  private let box: GeoBox?
  private let isGood: Bool
  private var guesses: AutomaticGuesses

  /// - Parameters:
  ///   - box: Box of the map, where guesses stay; nil for the world, where cities are guessed.
  ///   - isGood: Whether it knows where panoramas are, as far as they say it.
  init(atlas: Atlas, box: GeoBox?, seed: UInt64, isGood: Bool = false) {
    self.isGood = isGood
    self.atlas = atlas
    self.box = box
    guesses = AutomaticGuesses(seed: seed)
  }

  func act(_ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    let round = standing.game.roundNumber
    let standing = standing.game.state == .loading ? try await moves.loaded(round) : standing
    // It is not on the others' screens yet.
    if standing.game.state == .loading { return standing }
    let (place, name) = try await choose(standing.round)
    // The first round takes the long way that a phone takes; the others answer while looking around.
    if round == 1, standing.game.state == .moving {
      _ = try await moves.endMoving(round)
      try await moves.mark(place, round)
    }
    Console.say("Guess: \(name.map { "\($0) (\(GameText.place(place)))" } ?? GameText.place(place))")
    return try await moves.guess(place, round)
  }

  func wantsToBegin(within limit: Duration) async throws -> Bool { true }

  func see(_ standing: Standing) async throws {}

  private func choose(_ round: Round?) async throws -> (GeoPoint, String?) {
    if isGood, case .position(let position)? = round?.panorama?.target, let place = position.place { return (guesses.near(place), nil) }
    if let box { return (guesses.place(in: box), nil) }
    let found = try await atlas.cities(guesses.prefix())
    guard let city = guesses.city(of: found), let place = city.place else { return (guesses.place(in: .world), nil) }
    return (place, "\(city.name), \(city.countryCode)")
  }
}

extension GeoBox {
  fileprivate static var world: GeoBox {
    GeoBox(
      southWest: GeoPoint(clampingLatitude: -90, wrappingLongitude: -180), northEast: GeoPoint(clampingLatitude: 90, wrappingLongitude: 180)
    )!
  }
}
