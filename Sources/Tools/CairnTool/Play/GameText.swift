// Sentences about a game. Pure: messages in, lines out.

internal import CairnProto
internal import WhereAmIProto
internal import Geodesy
internal import Timekeeping

enum GameText {
  /// The best score of a round, points.
  static let roundScoreMax = 5_000

  // MARK: Numbers

  /// "25,000".
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex), next > digits.startIndex {
      digits.insert(",", at: next)
      index = next
    }
    return (number < 0 ? "-" : "") + digits
  }

  /// "870 m", "12.3 km", "1,204 km".
  static func distance(_ metres: Double) -> String { DistanceUnit.metric.text(metres) }

  /// "48.8584, 2.2945": four decimals are eleven metres.
  static func place(_ place: GeoPoint) -> String { "\(degrees(place.latitude)), \(degrees(place.longitude))" }

  static func degrees(_ degrees: Double, decimals: Int = 4) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let units = Int((degrees.magnitude * Double(scale)).rounded())
    let fraction = String(scale + units % scale).dropFirst()
    return (degrees < 0 && units > 0 ? "-" : "") + "\(units / scale).\(fraction)"
  }

  /// "2:05", "0:09"; rounded up, so that zero means the end.
  static func clock(_ left: Duration) -> String {
    let seconds = max(0, (left.inMilliseconds + 999) / 1_000)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  // MARK: A round

  static func heading(_ game: Game, map: Map?) -> String {
    "Round \(game.roundNumber) of \(game.roundCount) on \(map?.displayName ?? game.mapID)"
  }

  /// Where the panorama can be seen.
  static func panorama(_ panorama: Panorama) -> [String] {
    var lines = [place(of: panorama)]
    if case .clues(let clues) = panorama.target { lines = ClueText.lines(clues) }
    if !panorama.attribution.isEmpty { lines.append(panorama.attribution) }
    return lines
  }

  private static func place(of panorama: Panorama) -> String {
    let heading = Int(panorama.headingDegrees.rounded()) % 360
    switch (panorama.provider, panorama.target) {
    // https://developers.google.com/maps/documentation/urls/get-started#street-view-action
    case (.google, .position(let position)):
      // Six decimals are a tenth of a metre.
      let viewpoint = "\(degrees(position.latitudeDegrees, decimals: 6)),\(degrees(position.longitudeDegrees, decimals: 6))"
      return "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=\(viewpoint)&heading=\(heading)"
    case (.google, .panoramaID(let id)): return "https://www.google.com/maps/@?api=1&map_action=pano&pano=\(id)&heading=\(heading)"
    case (.mapillary, .panoramaID(let id)): return "Mapillary image \(id), heading \(heading)°"
    case (.panoramax, .panoramaID(let id)): return "Panoramax picture \(id), heading \(heading)°"
    case (.own, .panoramaID(let id)): return "Picture \(id), heading \(heading)°"
    case (let provider, .panoramaID(let id)): return "\(provider) \(id), heading \(heading)°"
    case (let provider, .position(let position)):
      return "\(provider) near \(position.latitudeDegrees), \(position.longitudeDegrees), heading \(heading)°"
    case (let provider, .clues), (let provider, nil): return "\(provider)"
    }
  }

  /// How the caller did in a revealed round.
  static func verdict(_ guess: Guess?) -> String {
    guard let guess else { return "No answer." }
    let score = "\(grouped(Int(guess.score ?? 0))) of \(grouped(roundScoreMax)) points"
    guard let distance = guess.distanceM else { return "No answer counts: \(score)." }
    let how =
      switch guess.origin {
      case .lastMarker: "The time ran out; your marker counts: "
      case .default: "The time ran out; the default answer counts: "
      default: ""
      }
    return "\(how)\(Self.distance(distance)) away, \(score)."
  }

  /// Players, and how far each is, the best first; nothing where one plays alone.
  static func standings(_ game: Game, accountID: String) -> [String] {
    guard game.players.count > 1 else { return [] }
    let ordered = game.players.sorted { ($0.rank, $0.playerIndex) < ($1.rank, $1.playerIndex) }
    let lines = ordered.map { player in
      let name = player.accountID == accountID ? "you" : "player \(player.playerIndex)"
      return "  \(player.rank). \(name): \(grouped(Int(player.score))) points\(player.hasLeft ? ", has left" : "")"
    }
    guard game.state == .finished || game.winnerIndex != nil else { return lines }
    let winner = game.players.first { $0.playerIndex == game.winnerIndex }
    return lines + [winner.map { $0.accountID == accountID ? "You have won." : "Player \($0.playerIndex) has won." } ?? "Nobody has won."]
  }

  /// Members of a room, the first to come first.
  static func room(_ room: Room, names: [String: String], accountID: String) -> [String] {
    let members = room.members.map { member in
      let name = names[member.accountID] ?? "somebody"
      let role = member.isHost ? "host" : member.isSpectator ? "looks on" : member.isReady ? "ready" : "not ready yet"
      return "  \(name)\(member.accountID == accountID ? " (you)" : ""): \(role)"
    }
    return ["In the room:"] + members
  }

  /// How the recorded player did in a revealed round, and so far.
  static func ghost(_ ghost: Ghost?, round: Int32) -> [String] {
    guard let ghost, let played = ghost.rounds.first(where: { $0.roundNumber == round }), let score = played.score else { return [] }
    let seconds = (Double(played.answerAfterMs) / 1_000).rounded()
    return ["The ghost: \(grouped(Int(score))) points after \(Int(seconds)) s, \(grouped(Int(ghost.score))) in all."]
  }

  /// Solution and a player's guess on a map.
  /// - Parameter width: Characters of the terminal, of which the map takes 72 at most, and 30 at least.
  static func map(_ round: Round, of player: Int32 = 1, _ map: Map?, width: Int = 72) -> [String] {
    let (guess, solution) = (round.guesses.first { $0.playerIndex == player }?.position?.place, round.solution?.place)
    let others = round.guesses.filter { $0.playerIndex != player }.compactMap(\.position?.place)
    var markers = others.map { TextMap.Marker(place: $0, symbol: "o") }
    if let solution { markers.append(TextMap.Marker(place: solution, symbol: "X")) }
    if let guess { markers.append(TextMap.Marker(place: guess, symbol: "O")) }
    var path: (GeoPoint, GeoPoint)?
    if let solution, let guess { path = (solution, guess) }
    return textMap(map, markers.map(\.place), width).lines(markers, between: path) + legend(solution, guess, width)
  }

  private static func textMap(_ map: Map?, _ places: [GeoPoint], _ width: Int) -> TextMap {
    let columns = min(70, max(28, width - 2))
    // As much of the world as is high: the shape stays.
    let rows = max(8, columns * 2 / 7)
    guard let map, !map.isWorld, let box = map.box else { return TextMap(columns: columns, rows: rows) }
    let boxes = [box] + places.compactMap { GeoBox(southWest: $0, northEast: $0) }
    return GeoBox(enclosing: boxes).map { TextMap(around: $0, columns: columns, rows: rows) } ?? TextMap(columns: columns, rows: rows)
  }

  /// In one line where it has room.
  private static func legend(_ solution: GeoPoint?, _ guess: GeoPoint?, _ width: Int) -> [String] {
    let parts = [solution.map { "X it was \(place($0))" }, guess.map { "O you guessed \(place($0))" }].compactMap { $0 }
    let line = " " + parts.joined(separator: "   ")
    return line.count <= width ? [line] : parts.map { " " + $0 }
  }

  // MARK: The end

  /// The rounds, and what they add up to.
  static func table(_ result: GetResultResponse, accountID: String = "") -> [String] {
    let own = result.game?.players.first { $0.accountID == accountID }?.playerIndex ?? 1
    var lines = [row("Round", "Solution", "Guess", "Distance", "Points")]
    for round in result.game?.rounds ?? [] {
      let guess = round.guesses.first { $0.playerIndex == own }
      lines.append(
        row(
          "\(round.roundNumber)", round.solution?.place.map(place) ?? "-", guess?.position?.place.map(place) ?? "-",
          guess?.distanceM.map(distance) ?? "-", grouped(Int(guess?.score ?? 0))))
    }
    let scoreMax = roundScoreMax * Int(result.game?.roundCount ?? 0)
    lines.append(row("Total", "", "", distance(result.distanceM), grouped(Int(result.score))))
    return lines + ["", "\(grouped(Int(result.score))) of \(grouped(scoreMax)) points."]
  }

  private static func row(_ columns: String...) -> String {
    let widths = [-6, -21, -21, 10, 8]
    return zip(columns, widths).map { text, width in
      let space = String(repeating: " ", count: max(0, abs(width) - text.count))
      return width < 0 ? text + space : space + text
    }.joined(separator: " ")
  }

  static func statistics(_ statistics: Statistics) -> [String] {
    let average = statistics.scoreAverage.map { grouped(Int($0.rounded())) } ?? "-"
    let rating = statistics.rating.map { ["Rating: \($0), by \(grouped(Int(statistics.ratedGameCount))) games"] } ?? []
    return [
      "Games finished: \(grouped(Int(statistics.gameCount))), today \(grouped(Int(statistics.gamesTodayCount))), given up "
        + "\(grouped(Int(statistics.quitCount))); days in a row: \(grouped(Int(statistics.dayStreakCount)))",
      "Points: best \(grouped(Int(statistics.scoreMax))), average \(average), sum \(grouped(Int(statistics.scoreSum)))",
    ] + rating
  }
}

extension Map {
  var box: GeoBox? {
    guard let south = southWest?.place, let north = northEast?.place else { return nil }
    return GeoBox(southWest: south, northEast: north)
  }
}
