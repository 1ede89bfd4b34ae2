import AllAppsProto
import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

@Suite struct ProfileInboxTests {
  private func event(_ told: AccountDetailsTold, from source: String = "auth", id: UUID = UUID()) -> InboxEvent {
    InboxEvent(
      eventID: id, type: ProfileInbox.detailsType, orderingKey: told.accountID, source: source, createTime: Moment(milliseconds: 1),
      payload: told.encoded())
  }

  @Test func everyNewAccountHasAProfile() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, bert) = (UUID(), UUID())
      func created(_ accountID: UUID) -> InboxEvent {
        InboxEvent(
          eventID: UUID(), type: ProfileInbox.createdType, orderingKey: accountID.text, source: "auth", createTime: Moment(milliseconds: 1),
          payload: AccountCreated(accountID: accountID.text, createTime: Moment(milliseconds: 1)).encoded())
      }
      let told = event(AccountDetailsTold(accountID: bert.text, givenName: "Bert"))
      #expect(await house.inbox.receive([created(anna), created(bert), told]).takenCount == 3)
      #expect(try await ProfileStore().find(anna, in: house.database) == StoredProfile())
      #expect(try await ProfileStore().find(bert, in: house.database)?.details == PersonalDetails(givenName: "Bert"))
      // What is told twice by two events takes nothing back.
      #expect(await house.inbox.receive([created(bert)]).takenCount == 1)
      #expect(try await ProfileStore().find(bert, in: house.database)?.details == PersonalDetails(givenName: "Bert"))
    }
  }

  @Test func theLastWordIsKeptOnce() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      let first = event(AccountDetailsTold(accountID: anna.text, givenName: "Anna", familyName: "D'Amico", gender: .female))
      #expect(await house.inbox.receive([first]).takenCount == 1)
      #expect(
        try await ProfileStore().find(anna, in: house.database)?.details
          == PersonalDetails(givenName: "Anna", familyName: "D'Amico", gender: .female))
      #expect(await house.inbox.receive([event(AccountDetailsTold(accountID: anna.text, givenName: "Ann"))]).takenCount == 1)
      // The answer to the first was lost.
      #expect(await house.inbox.receive([first]).takenCount == 1)
      #expect(try await ProfileStore().find(anna, in: house.database)?.details == PersonalDetails(givenName: "Ann"))
    }
  }

  /// The name is AuthService's; that it is another one is told like any change of a profile.
  @Test func theOwnersDevicesAndFriendsHearOfANewNameOnceForAll() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      for other in [berta, carla] { try await house.befriend(anna, other) }
      // Who is leaving may come back.
      try await house.leave(carla)
      func renamed(_ accountID: String, from source: String = "auth") -> InboxEvent {
        InboxEvent(
          eventID: UUID(), type: ProfileInbox.renamedType, orderingKey: accountID, source: source, createTime: Moment(milliseconds: 1),
          payload: AccountRenamed(accountID: accountID).encoded())
      }
      let event = renamed(anna.accountID.text)
      #expect(await house.inbox.receive([event, event, renamed(anna.accountID.text)]).takenCount == 3)
      for person in [anna, berta, carla] {
        let told = try await house.events(of: person.accountID).compactMap { event -> String? in
          if case .profileUpdated(let updated) = event.event?.content { return updated.accountID }
          return nil
        }
        #expect(told == [anna.accountID.text])
      }
      #expect(try await house.types(of: dora.accountID) == [])
      // Of an account without friends, that nobody has told of yet.
      #expect(await house.inbox.receive([renamed(UUID().text)]).takenCount == 1)
      #expect(await house.inbox.receive([renamed("anna")]).failure?.reason == "EVENT_MALFORMED")
      #expect(await house.inbox.receive([renamed(anna.accountID.text, from: "game")]).failure?.reason == "EVENT_SOURCE_REFUSED")
    }
  }

  @Test func onlyAuthSaysWhoSomebodyIs() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      let told = AccountDetailsTold(accountID: anna.text, givenName: "Anna")
      #expect(await house.inbox.receive([event(told, from: "game")]).failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(await house.inbox.receive([event(AccountDetailsTold(accountID: "anna"))]).failure?.reason == "EVENT_MALFORMED")
      let newer = AccountDetailsTold(accountID: anna.text, gender: .unrecognized(9))
      #expect(await house.inbox.receive([event(newer)]).failure?.reason == "EVENT_TYPE_UNKNOWN")
      #expect(try await ProfileStore().find(anna, in: house.database) == nil)
    }
  }

  @Test func itIsGivenOutAndForgottenWithItsPerson() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let anna = UUID()
      let told = AccountDetailsTold(accountID: anna.text, givenName: "Annabella", gender: .other)
      #expect(await house.inbox.receive([event(told)]).takenCount == 1)
      var files: [String: [UInt8]] = [:]
      var current = ""
      try await house.personal.export(anna) { name, bytes in
        if let name { current = name }
        files[current, default: []] += bytes
      }
      let profile = String(decoding: files["profiles.json"] ?? [], as: UTF8.self)
      #expect(profile.contains("Annabella") && profile.contains("OTHER"))
      _ = try await database.transaction { try await house.personal.purge(anna, in: $0) }
      #expect(try PersonalDataLaw.traces(of: [anna.text, "Annabella"], in: scratch) == [])
    }
  }
}
