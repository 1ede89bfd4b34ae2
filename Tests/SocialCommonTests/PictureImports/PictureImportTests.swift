import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

extension SocialHouse {
  /// AuthService tells that a provider shows a picture of somebody.
  func find(picture url: String, of person: KnownPerson, id: UUID = UUID()) async throws {
    let found = AccountPictureFound(accountID: person.accountID.text, pictureURL: url)
    let event = InboxEvent(
      eventID: id, type: PictureImportInbox.foundType, orderingKey: person.accountID.text, source: "auth", createTime: clock.now(),
      payload: found.encoded())
    #expect(await inbox.receive([event]).takenCount == 1)
  }

  /// AuthService tells that there is an account.
  func make(_ person: KnownPerson) async throws {
    try await database.transaction { try await ProfileStore().make(person.accountID, at: clock.now(), in: $0) }
  }

  func claimImport() async throws -> ClaimedJob? {
    let lease = PictureImport.rules(pauseFirst: PictureImportRules.pauseFirst).lease
    return try await JobStore.claim(PictureImport.kind, until: clock.now() + lease, at: clock.now(), in: database)
  }

  /// The end of a job whose picture was fetched.
  /// - Returns: Whether the picture is shown; not when the claim was lost.
  func keep(_ files: [MadeFile], _ claimed: ClaimedJob) async throws -> Bool {
    do {
      try await pictureImports.finish(claimed, pictureImport.keeping(files, of: claimed.job.key))
    } catch is JobClaimLost {
      return false
    }
    return try await database.query(
      "SELECT FROM profiles WHERE account_id = \(claimed.job.key) AND picture_media_id IS NOT NULL AND NOT is_picture_chosen"
    ).count == 1
  }

  func importCount() async throws -> Int64 { try await count("SELECT count(*) FROM jobs WHERE fail_time IS NULL") }
}

/// What is between the event and the fetching, and behind it. The fetching itself is tried end to end, over HTTPS.
@Suite("Pictures of providers") struct PictureImportTests {
  /// A host of the house that nobody answers at.
  private static let url = "https://127.0.0.1:1/picture"

  private static func made(_ house: SocialHouse) async throws -> [MadeFile] {
    try await house.media.completion.workshop.make(.avatar, of: SampleImages.jpeg)
  }

  @Test("what is found is put down once, the latest instead of the one before, and nothing from elsewhere")
  func found() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, id) = (house.person("anna"), UUID())
      for url in ["https://evil.org/x", "http://127.0.0.1:1/picture", ""] { try await house.find(picture: url, of: anna) }
      #expect(try await house.importCount() == 0)
      for _ in 0..<2 { try await house.find(picture: Self.url, of: anna, id: id) }
      #expect(try await house.importCount() == 1)
      let first = try #require(try await house.claimImport())
      #expect(first.job.payload == Self.url && first.attemptCount == 1 && first.job.accountID == anna.accountID)
      try await house.find(picture: Self.url + "/2", of: anna)
      let second = try #require(try await house.claimImport())
      #expect(second.job.payload == Self.url + "/2" && second.attemptCount == 1)
      // What the first one was at has nothing to say any more.
      #expect(try await house.keep(try await Self.made(house), first) == false)
      #expect(try await house.myProfile(anna).person?.picture == nil)
      #expect(try await house.importCount() == 1)
    }
  }

  @Test("a picture is shown to friends, who hear of it, and earns no badge")
  func kept() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.befriend(anna, berta)
      try await house.find(picture: Self.url, of: anna)
      let claimed = try #require(try await house.claimImport())
      #expect(try await house.keep(try await Self.made(house), claimed))
      #expect(try await house.importCount() == 0)
      let mine = try await house.myProfile(anna)
      #expect(mine.visibility?.picture == .friends && !mine.pictureMediaID.isEmpty)
      #expect(try await house.profile(of: anna.accountID, by: berta).person?.picture != nil)
      #expect(try await house.profile(of: anna.accountID, by: carla).person?.picture == nil)
      #expect(try await house.types(of: berta.accountID).last == "profile.updated")
      #expect(try await house.pictureNews(of: anna) == 0)
      house.clock.advance(by: MediaRules.orphanLifetime * 2)
      #expect(try await house.sweepMedia() == 0)
      // The same once more, after a crash between the two: it is done already.
      #expect(try await house.keep(try await Self.made(house), claimed) == false)
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
      // Another one that its owner chooses is a change.
      try await house.show(by: anna)
      #expect(try await house.pictureNews(of: anna) == 1)
    }
  }

  @Test("a picture that was chosen meanwhile wins, and so does the choice to have none")
  func chosen() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      for person in [anna, berta, carla] { try await house.find(picture: Self.url, of: person) }
      let claims = [try await house.claimImport(), try await house.claimImport(), try await house.claimImport()].compactMap(\.self)
      #expect(claims.count == 3)
      let own = try await house.show(by: anna)
      try await house.setPicture("", by: berta)
      let shown = try await house.show(by: carla)
      _ = try await house.media.deleteMedia(
        DeleteMediaRequest(mediaID: shown), house.call(MediaServiceMethods.deleteMedia, by: carla.accountID))
      for claimed in claims { #expect(try await house.keep(try await Self.made(house), claimed) == false) }
      #expect(try await house.myProfile(anna).pictureMediaID == own)
      for person in [berta, carla] { #expect(try await house.myProfile(person).pictureMediaID.isEmpty) }
      #expect(try await house.count("SELECT count(*) FROM media") == 1)
      #expect(try await house.importCount() == 0)
      // Whoever has chosen is not even asked for.
      try await house.find(picture: Self.url, of: berta)
      try await house.pictureImports.run()
      #expect(try await house.importCount() == 0)
    }
  }

  @Test("a choice at the same moment wins, whoever comes first")
  func race() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<10 {
        let anna = house.person("anna\(round)")
        let own = try await house.send(.avatar, SampleImages.jpeg, by: anna).mediaID
        try await house.find(picture: Self.url, of: anna)
        let (claimed, files) = (try #require(try await house.claimImport()), try await Self.made(house))
        async let imported = house.keep(files, claimed)
        async let version = house.setPicture(own, by: anna)
        _ = try await (imported, version)
        #expect(try await house.myProfile(anna).pictureMediaID == own)
        #expect(try await house.myProfile(anna).visibility?.picture == .everyone)
        #expect(try await house.pictureNews(of: anna) == 1)
      }
    }
  }

  @Test("who is away is asked again, less and less often, and then no more")
  func retries() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      try await house.make(anna)
      try await house.find(picture: Self.url, of: anna)
      let rules = PictureImport.rules(pauseFirst: PictureImportRules.pauseFirst)
      for attempt in 1...rules.attemptsMax {
        #expect(try await house.importCount() == 1)
        try await house.pictureImports.run()
        // Between half and the whole of the step.
        let half = rules.pause(after: attempt, chance: 0) ?? .zero
        if half > .zero { house.clock.advance(by: half - .seconds(1)) }
        #expect(try await house.claimImport() == nil)
        house.clock.advance(by: half + .seconds(1))
      }
      #expect(try await house.importCount() == 0)
    }
  }

  @Test("what a process that died was at is taken over, and not for ever")
  func crashes() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      try await house.find(picture: Self.url, of: anna)
      let rules = PictureImport.rules(pauseFirst: PictureImportRules.pauseFirst)
      for attempt in 1...rules.attemptsMax {
        #expect(try await house.claimImport()?.attemptCount == attempt)
        #expect(try await house.claimImport() == nil)
        house.clock.advance(by: rules.lease)
      }
      try await house.pictureImports.run()
      #expect(try await house.importCount() == 0)
    }
  }

  @Test("who leaves while it is fetched leaves nothing")
  func leaving() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let anna = house.person("anna")
      try await house.find(picture: Self.url, of: anna)
      let (claimed, files) = (try #require(try await house.claimImport()), try await Self.made(house))
      _ = try await database.transaction { try await house.personal.purge(anna.accountID, in: $0) }
      #expect(try await house.keep(files, claimed) == false)
      #expect(try PersonalDataLaw.traces(of: [anna.accountID.text], in: scratch) == [])
    }
  }
}
