import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import Testing

@testable import Events
@testable import GeoService

@Suite("How many challenges can be done in a park, as GameService tells")
struct ParkChallengeTests {
  private static let now = StoredGeo.now
  /// In Helsinki, of the parks of this repository.
  private static let (parkID, place) = ("osm-r6627217", point(60.1733, 24.9447))

  private struct House: Sendable {
    let database: Database

    var handlers: ParkHandlers {
      let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
      return ParkHandlers(
        store: ParkStore(database: database), cities: CityStore(database: database),
        credits: CreditShelf(store: ImportStore(database: database)), pageTokens: key)
    }

    func publish(_ challengeID: UUID, in parkID: String = parkID, event: UUID = UUID(), from source: String = "game") async -> Delivery {
      await receive("challenge.published", ChallengePublished(challenge: challengeID.bytes, parkID: parkID), parkID, event, source)
    }

    func unpublish(_ challengeID: UUID, in parkID: String = parkID, event: UUID = UUID(), from source: String = "game") async -> Delivery {
      await receive("challenge.unpublished", ChallengeUnpublished(challenge: challengeID.bytes, parkID: parkID), parkID, event, source)
    }

    func receive(_ type: String, _ message: some Message, _ key: String, _ event: UUID, _ source: String) async -> Delivery {
      let inbox = Inbox(database: database, time: FakeClock(now), handlers: ParkChallengeInbox().handlers)
      return await inbox.receive([
        InboxEvent(eventID: event, type: type, orderingKey: key, source: source, createTime: now, payload: message.encoded())
      ])
    }

    func load() async throws {
      _ = try await ParkImport(database: database).run(folder: RealData.folder, at: now)
    }

    func count(_ parkID: String = parkID) async throws -> Int64? {
      try await handlers.getPark(GetParkRequest(parkID: parkID), StoredGeo.context(ParkServiceMethods.getPark)).park?.summary?
        .challengeCount
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "geo").withDatabase { database in try await body(House(database: database)) }
  }

  @Test("every answer that shows a park says how many") func shown() async throws {
    try await withHouse { (house) async throws in
      try await house.load()
      for _ in 0..<3 { #expect(await house.publish(UUID()).takenCount == 1) }
      #expect(await house.publish(UUID(), in: "osm-w28328802").takenCount == 1)
      let handlers = house.handlers
      let position = LatLng(latitudeDegrees: Self.place.latitude, longitudeDegrees: Self.place.longitude)
      let near = try await handlers.findNearbyParks(
        FindNearbyParksRequest(position: position, limit: 20), StoredGeo.context(ParkServiceMethods.findNearbyParks))
      let found = try await handlers.searchParks(
        SearchParksRequest(query: "Kaisaniemen puisto"), StoredGeo.context(ParkServiceMethods.searchParks))
      let guessed = try await handlers.searchParks(
        SearchParksRequest(query: "Kaisanimen puisto"), StoredGeo.context(ParkServiceMethods.searchParks))
      let box = try await handlers.findParksInBox(
        FindParksInBoxRequest(
          southWest: LatLng(latitudeDegrees: 60.1, longitudeDegrees: 24.8), northEast: LatLng(latitudeDegrees: 60.3, longitudeDegrees: 25.1)
        ),
        StoredGeo.context(ParkServiceMethods.findParksInBox))
      let changes = try await handlers.listParkChanges(
        ListParkChangesRequest(pageSize: 200), StoredGeo.context(ParkServiceMethods.listParkChanges))
      let told = changes.changes.compactMap { change -> ParkSummary? in
        if case .park(let park) = change.change { park.summary } else { nil }
      }
      for parks in [near.parks.compactMap(\.park), found.parks, guessed.parks, box.parks, told] {
        #expect(parks.first { $0.parkID == Self.parkID }?.challengeCount == 3)
        #expect(parks.allSatisfy { [0, 1, 3].contains($0.challengeCount) })
      }
      #expect(box.parks.reduce(0) { $0 + $1.challengeCount } == 4)
      #expect(try await house.count() == 3)
    }
  }

  @Test("a challenge counts once, however often it is told, and never less than nothing") func once() async throws {
    try await withHouse { (house) async throws in
      try await house.load()
      let (challenge, other, event) = (UUID(), UUID(), UUID())
      #expect(await house.unpublish(challenge).takenCount == 1)
      #expect(try await house.count() == 0)
      // The same delivery twice, and the same told anew.
      for event in [event, event, UUID()] { #expect(await house.publish(challenge, event: event).takenCount == 1) }
      #expect(await house.publish(other).takenCount == 1)
      #expect(try await house.count() == 2)
      let gone = UUID()
      for event in [gone, gone, UUID(), UUID()] { #expect(await house.unpublish(challenge, event: event).takenCount == 1) }
      #expect(try await house.count() == 1)
      // The delivery from before, once more: it was taken.
      #expect(await house.publish(challenge, event: event).takenCount == 1)
      #expect(try await house.count() == 1)
      #expect(await house.publish(challenge).takenCount == 1)
      #expect(try await house.count() == 2)
    }
  }

  @Test("a challenge that moves counts in one park, in whichever order the two hear of it") func moved() async throws {
    try await withHouse { (house) async throws in
      try await house.load()
      let challenge = UUID()
      _ = await house.publish(challenge)
      _ = await house.publish(challenge, in: "osm-w28328802")
      _ = await house.unpublish(challenge)
      #expect(try await house.count() == 0)
      #expect(try await house.count("osm-w28328802") == 1)
    }
  }

  @Test("told before the park is imported, and kept when it is imported anew or comes back") func imports() async throws {
    try await withHouse { (house) async throws in
      _ = await house.publish(UUID())
      try await house.load()
      #expect(try await house.count() == 1)
      // Everything is gone, and comes back.
      try await house.database.transaction { transaction in
        let parkIDs = try await ParkStore.ids(of: "parks", behind: "", limit: 1_000, in: transaction)
        try await ParkStore.forget(parkIDs, revision: 2, at: StoredGeo.now, in: transaction)
        try await ImportStore.forget("parks", in: transaction)
      }
      #expect(await StoredGeo.failure { try await house.count() }?.reason == "PARK_NOT_FOUND")
      _ = await house.publish(UUID())
      try await house.load()
      #expect(try await house.count() == 2)
    }
  }

  @Test("only GameService says so, and of a challenge and a park") func refused() async throws {
    try await withHouse { (house) async throws in
      #expect(await house.publish(UUID(), from: "social").failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(await house.unpublish(UUID(), from: "auth").failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(await house.publish(UUID(), in: "No park").failure?.reason == "EVENT_MALFORMED")
      let nameless = ChallengeUnpublished(challenge: [1, 2], parkID: Self.parkID)
      let delivery = await house.receive("challenge.unpublished", nameless, Self.parkID, UUID(), "game")
      #expect(delivery.takenCount == 0 && delivery.failure?.reason == "EVENT_MALFORMED")
    }
  }
}
