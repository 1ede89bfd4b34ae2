import CairnProto
import WhereAmIProto
import AllAppsProto
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

@Suite struct UserEventInboxTests {
  private func event(_ sent: UserEventSent, from source: String = "game", id: UUID = UUID()) -> InboxEvent {
    InboxEvent(
      eventID: id, type: UserEventInbox.eventType, orderingKey: "key", source: source, createTime: Moment(milliseconds: 1),
      payload: sent.encoded())
  }

  private let content = UserEvent(content: .friendRemoved(FriendRemoved(accountID: "mark")))

  @Test func eventsOfOtherServicesReachTheStreamsOnce() async throws {
    try await SocialHouse.run { [content] house async throws in
      let (anna, berta) = (UUID(), UUID())
      let sent = event(UserEventSent(accounts: [anna.bytes, berta.bytes], event: content))
      for _ in 0..<3 { #expect(await house.inbox.receive([sent]).takenCount == 1) }
      for person in [anna, berta] { #expect(try await house.events(of: person).map(\.event) == [content]) }
      // The same again, as another event; with a key, the former says nothing any more.
      let keyed = UserEventSent(accounts: [anna.bytes], event: content, coalesceKey: "board")
      #expect(await house.inbox.receive([event(keyed), event(keyed)]).takenCount == 2)
      #expect(try await house.types(of: anna) == ["friend.removed", "taken back", "friend.removed"])
    }
  }

  @Test func whoHasBlockedTheSubjectHearsNothingOfIt() async throws {
    try await SocialHouse.run { [content] house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.block(carla, by: anna)
      let sent = UserEventSent(
        accounts: [anna.accountID.bytes, berta.accountID.bytes], event: content, subject: carla.accountID.bytes)
      #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
      #expect(try await house.types(of: anna.accountID) == ["block.changed"])
      #expect(try await house.types(of: berta.accountID) == ["friend.removed"])
    }
  }

  @Test func whoHasBlockedTheSubjectHearsWhatNamesNobody() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.block(carla, by: anna)
      let named = RoomChanged(roomID: "room", version: 7, change: .left, accountID: carla.accountID.text)
      var nameless = named
      nameless.accountID = ""
      var sent = UserEventSent(
        accounts: [anna.accountID.bytes, berta.accountID.bytes], event: UserEvent(.roomChanged(named)),
        subject: carla.accountID.bytes, coalesceKey: "room:1", eventForBlockers: UserEvent(.roomChanged(nameless)))
      #expect(await house.inbox.receive([event(sent)]).takenCount == 1)
      #expect(try await house.events(of: anna.accountID).last?.event == UserEvent(.roomChanged(nameless)))
      var shown = named
      shown.person = Person(carla)
      #expect(try await house.events(of: berta.accountID).last?.event == UserEvent(.roomChanged(shown)))
      sent.eventForBlockers = UserEvent(content: .friendRemoved(FriendRemoved()))
      #expect(await house.inbox.receive([event(sent)]).failure?.reason == "EVENT_MALFORMED")
    }
  }

  @Test func whoWasMetInAGameAndBlocksAfterwardsCanBeReportedAndIsForgottenWhenDeleted() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let found = MatchFound(gameID: "game", players: [anna, berta].map { MatchedPlayer(accountID: $0.accountID.text) })
      let inTheRoom = [
        RoomChanged(roomID: "room", version: 1, change: .joined, accountID: anna.accountID.text),
        RoomChanged(roomID: "room", version: 2, change: .closed),
      ]
      let sent =
        [
          UserEventSent(
            accounts: [berta.accountID.bytes], event: UserEvent(.matchFound(found)), subject: anna.accountID.bytes)
        ]
        + inTheRoom.map {
          UserEventSent(
            accounts: [carla.accountID.bytes], event: UserEvent(.roomChanged($0)), subject: UUID(text: $0.accountID)?.bytes ?? [],
            coalesceKey: "room:1")
        }
      #expect(await house.inbox.receive(sent.map { event($0) }).takenCount == 3)
      // The later change of the room stands for the one that named her.
      #expect(try await house.types(of: carla.accountID) == ["taken back", "room.changed"])
      for other in [berta, carla] { try await house.block(other, by: anna) }
      for other in [berta, carla] { #expect(try await !house.report(anna, by: other).isEmpty) }
      try await house.purge(anna)
      for other in [berta, carla] {
        let count: Int64 = try await house.database.query(
          "SELECT count(*) FROM stream_events WHERE account_id = \(other.accountID) AND subject_account_id = \(anna.accountID)"
        ).firstRow().get(0)
        #expect(count == 0)
      }
      #expect(try await !house.types(of: berta.accountID).contains("match.found"))
    }
  }

  @Test func whatIsWorthNothingAMomentLaterIsGivenToWhoReadsAndNeverKept() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      try await house.block(carla, by: anna)
      try await house.wakeUps.look()
      let (atAnna, atBerta) = (StreamReader(), StreamReader())
      let tasks = [try await house.begin(atAnna, of: anna.accountID), try await house.begin(atBerta, of: berta.accountID)]
      func shown(_ emote: Emote, until endTime: Moment) -> UserEventSent {
        UserEventSent(
          accounts: [anna.accountID.bytes, berta.accountID.bytes],
          event: UserEvent(.roomEmote(RoomEmote(roomID: "room", accountID: carla.accountID.text, emote: emote))),
          subject: carla.accountID.bytes, coalesceKey: "emote:\(emote.rawValue)", ephemeralEndTime: endTime)
      }
      let now = house.clock.now()
      for sent in [shown(.oops, until: now - .seconds(60)), shown(.wow, until: now + .seconds(60))] {
        #expect(await house.inbox.receive([event(sent)]).failure == nil)
      }
      #expect(await atBerta.wait { !$0.emotes.isEmpty })
      #expect(atBerta.emotes == [.wow] && atAnna.emotes.isEmpty)
      #expect(try await house.types(of: berta.accountID).isEmpty)
      for key in ["", "no spaces", "ü"] {
        var sent = shown(.wow, until: now + .seconds(60))
        sent.coalesceKey = key
        #expect(await house.inbox.receive([event(sent)]).failure?.reason == "EVENT_MALFORMED")
      }
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.value }
    }
  }

  @Test func whatIsMalformedOrUnknownIsNotTaken() async throws {
    try await SocialHouse.run { [content] house async throws in
      let anna = UUID().bytes
      let malformed = [
        UserEventSent(accounts: [], event: content), UserEventSent(accounts: [anna, [1, 2]], event: content),
        UserEventSent(accounts: [anna, anna], event: content), UserEventSent(accounts: [anna]),
        UserEventSent(accounts: [anna], event: content, subject: [1]),
        UserEventSent(accounts: [anna], event: content, coalesceKey: String(repeating: "k", count: 101)),
        UserEventSent(accounts: (0...500).map { _ in UUID().bytes }, event: content),
        UserEventSent(
          accounts: [anna], event: UserEvent(content: .friendRemoved(FriendRemoved(accountID: String(repeating: "x", count: 9_000))))),
      ]
      for sent in malformed { #expect(await house.inbox.receive([event(sent)]).failure?.reason == "EVENT_MALFORMED") }
      let unknown = event(UserEventSent(accounts: [anna], event: UserEvent()))
      #expect(await house.inbox.receive([unknown]).failure?.reason == "EVENT_TYPE_UNKNOWN")
      let foreign = event(UserEventSent(accounts: [anna], event: content), from: "social")
      #expect(await house.inbox.receive([foreign]).failure?.reason == "EVENT_SOURCE_REFUSED")
    }
  }
}

extension StreamReader {
  fileprivate var emotes: [Emote] {
    all.flatMap(\.ephemeralEvents).compactMap { event in
      guard case .roomEmote(let shown) = event.whereAmI else { return nil }
      return shown.emote
    }
  }
}
