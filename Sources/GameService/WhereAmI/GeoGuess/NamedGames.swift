import CairnProto
import FoundationEssentials
import GameCommon
import Identity
import WhereAmIProto

/// Games with the names of their players, and the players themselves with their pictures, as one who looks sees these (requirements W-56, W-78). Names are put
/// into answers that are given, never into those that are kept with a key; pictures go with what only reads.
extension ShownPeople {
  /// The game with its players' names, and the players. A game of one has none: its player knows them.
  func shown(_ game: WhereAmIProto.Game, to viewerID: UUID) async -> (game: WhereAmIProto.Game, people: [Person]) {
    guard game.players.count > 1 else { return (game, []) }
    let persons = await persons(named: game.players.map(\.accountID), to: viewerID)
    var named = game
    for index in named.players.indices { named.players[index].username = persons[named.players[index].accountID]?.username ?? "" }
    return (named, game.players.compactMap { persons[$0.accountID] })
  }

  /// The game with its players' names.
  func naming(_ game: WhereAmIProto.Game?, to viewerID: UUID) async -> WhereAmIProto.Game? {
    guard let game else { return nil }
    return await shown(game, to: viewerID).game
  }
}
