import Texts
import Timekeeping

/// Rooms: their codes and numbers, and who may do what in them (requirements W-48, X-17). Pure.
enum RoomRules {
  /// Nothing that looks like something else: no 0 and O, no 1, I and L; no U, which makes words.
  static let codeAlphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Characters of a code: 729 million of them are there.
  static let codeLength = 6

  /// Random bytes that a code is made of: many more than needed, as those that do not come out even are passed over.
  static let codeByteCount = 32

  /// Codes tried for a new room before it is given up: one in use already is met once in a million times.
  static let codeAttemptsMax = 5

  /// Codes that no room has which an account may try within `tryWindow`. With a thousand rooms it finds one in 729,000 tries, after 500 days.
  static let triesMax = 10

  /// How long tries are counted.
  static let tryWindow = Duration.seconds(600)

  /// Fewest players of a game.
  static let playersMin = 2

  /// People who look on: each event of a game goes to them as well.
  static let spectatorsMax = 4

  /// Shortest phase that a room may be given. The longest is that of other games, as points of all games count alike.
  static let phaseMin = Duration.seconds(5)

  /// How long a room stays in which nothing happens. Longer than any game.
  static let lifetime = Duration.seconds(2 * 60 * 60)

  /// Rooms ended in one transaction because nothing happens in them.
  static let expiredMax = 50

  /// How often it is looked for those.
  static let expiryInterval = Duration.seconds(10)

  /// How long after an emote the same one may show the next.
  static let emoteInterval = Duration.seconds(2)

  /// How long an emote is worth showing.
  static let emoteLifetime = Duration.seconds(5)

  /// A code made of random bytes; nil when too few come out even.
  static func code(from random: [UInt8]) -> String? {
    let count = codeAlphabet.count
    let evenEnd = 256 / count * count
    let characters = random.filter { Int($0) < evenEnd }.prefix(codeLength).map { codeAlphabet[Int($0) % count] }
    return characters.count == codeLength ? String(decoding: characters, as: UTF8.self) : nil
  }

  /// A code as somebody has typed or pasted it; nil when it is none.
  static func code(typed: String) -> String? {
    let text = PeopleText.entry(typed)
    // Beyond ASCII there are small letters whose capitals are in the alphabet.
    guard text.utf8.count == codeLength, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let code = text.uppercased()
    return code.utf8.allSatisfy(codeAlphabet.contains) ? code : nil
  }

  /// Why something is refused to who is in a room, or wants to be.
  enum Refusal: Error, Hashable, CaseIterable, Sendable {
    /// No seat is free.
    case roomFull
    /// Only the host may.
    case notHost
    /// A spectator has nothing to be ready for.
    case notAPlayer
    /// Nobody plays alone here.
    case notEnoughPlayers
    /// Another one than the host is not ready.
    case playersNotReady
    /// The room's game goes on.
    case gameGoesOn
  }

  /// Whether one more may come in.
  static func checkJoin(playerCount: Int, spectatorCount: Int, playerCountMax: Int, asSpectator: Bool) throws(Refusal) {
    guard asSpectator ? spectatorCount < spectatorsMax : playerCount < playerCountMax else { throw .roomFull }
  }

  /// Whether one more may come into a room.
  static func checkJoin(_ room: Room, asSpectator: Bool) throws(Refusal) {
    try checkJoin(
      playerCount: room.players.count, spectatorCount: room.spectators.count, playerCountMax: room.settings.playerCountMax,
      asSpectator: asSpectator)
  }

  /// Whether the next game may begin.
  /// - Parameter readiness: Readiness of each player, the host first.
  static func checkStart(readiness: [Bool], isPlaying: Bool) throws(Refusal) {
    if isPlaying { throw .gameGoesOn }
    guard readiness.count >= playersMin else { throw .notEnoughPlayers }
    guard readiness.dropFirst().allSatisfy({ $0 }) else { throw .playersNotReady }
  }

  /// Players who have to go before players who must not meet play together: the one of each pair who came later.
  /// - Parameters:
  ///   - players: All players, in the order in which they came.
  ///   - areApart: Whether two have blocked each other.
  static func leavers<Player: Hashable>(among players: [Player], areApart: (Player, Player) -> Bool) -> [Player] {
    var staying: [Player] = []
    var leaving: [Player] = []
    for player in players {
      if staying.contains(where: { areApart($0, player) }) { leaving.append(player) } else { staying.append(player) }
    }
    return leaving
  }
}
