import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Protobuf
import RPC
import Testing
import WhereAmIProto
import WhereAmIServices

@testable import WhereAmI

/// Games whose places are told by clues instead of imagery.
@Suite struct ClueGameTests {
  let scratch: ScratchDatabase
  let anna = UUID()

  init() throws {
    scratch = try ScratchDatabase("events", "game")
  }

  private func start(_ provider: PanoramaProvider, _ bench: GeoGuessBench) async throws -> WhereAmIProto.Game? {
    let call = bench.call(GeoGuessServiceMethods.startSingle, by: anna, key: UUID().text)
    return try await bench.handlers.startSingle(StartSingleRequest(provider: provider), call).game
  }

  @Test func theCluesAreToldAndThePlaceIsNot() async throws {
    try await scratch.withDatabase { [anna, self] database in
      let bench = GeoGuessBench(database)
      let started = try #require(try await start(.clues, bench))
      let call = bench.call(GeoGuessServiceMethods.getGame, by: anna)
      let game = try #require(try await bench.handlers.getGame(GetGameRequest(gameID: started.gameID), call).game)
      // As it comes out of the database, too.
      for round in [started.rounds.first, game.rounds.first] {
        #expect(round?.panorama == FewPlaces.byClues && round?.solution == nil)
      }
    }
  }

  @Test func aPlaceThatIsDrawnAgainIsToldByCluesAsWell() async throws {
    try await scratch.withDatabase { [anna, self] database in
      let bench = GeoGuessBench(database)
      let started = try #require(try await start(.clues, bench))
      let request = ReportPanoramaRequest(gameID: started.gameID, roundNumber: 1, problem: .noPanorama)
      let call = bench.call(GeoGuessServiceMethods.reportPanorama, by: anna, key: UUID().text)
      let game = try #require(try await bench.handlers.reportPanorama(request, call).game)
      #expect(game.rounds.first?.isRedrawn == true && game.rounds.first?.panorama == FewPlaces.byClues)
    }
  }

  @Test func nobodyChoosesAnotherProvider() async throws {
    try await scratch.withDatabase { [self] database in
      let bench = GeoGuessBench(database)
      for provider in [PanoramaProvider.google, .mapillary, .panoramax, .own, .unrecognized(77)] {
        let error = await #expect(throws: RPCError.self) { _ = try await start(provider, bench) }
        #expect(error?.code == .invalidArgument && error?.fieldViolations.first?.field == "provider")
      }
      let game = try await start(.unspecified, bench)
      #expect(game?.rounds.first?.panorama?.target != FewPlaces.byClues.target)
    }
  }
}
