import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

@Suite struct MeetingShareTests {
  /// The links of a house, by the calls that apps make, and their pages as the gateway gets them.
  private struct Links {
    let house: BuddyHouse
    let feature: MeetingShareFeature

    init(_ house: BuddyHouse) throws {
      (self.house, feature) = (house, MeetingShareFeature(try house.parts()))
    }

    func share(_ id: String, by person: KnownPerson, in language: String = "", key: String? = nil) async throws -> MeetingShare {
      let request = ShareMeetingRequest(meetingID: id, language: language)
      let response = try await feature.handlers.shareMeeting(
        request, house.call(MeetingShareServiceMethods.shareMeeting, by: person, key: key))
      return try #require(try await list(id, by: person).first { $0.shareID == response.shareID })
    }

    func sayHome(_ id: String, by person: KnownPerson) async throws {
      _ = try await feature.handlers.sayHome(SayHomeRequest(meetingID: id), house.call(MeetingShareServiceMethods.sayHome, by: person))
    }

    func revoke(_ share: MeetingShare, by person: KnownPerson) async throws {
      _ = try await feature.handlers.revokeMeetingShare(
        RevokeMeetingShareRequest(shareID: share.shareID), house.call(MeetingShareServiceMethods.revokeMeetingShare, by: person))
    }

    func list(_ id: String, by person: KnownPerson) async throws -> [MeetingShare] {
      try await feature.handlers.getMeetingShares(
        GetMeetingSharesRequest(meetingID: id), house.call(MeetingShareServiceMethods.getMeetingShares, by: person)
      ).shares
    }

    func page(_ path: String, by service: String = "gateway") async throws -> (isOver: Bool, html: String) {
      let context = RequestContext(
        caller: .service(service), method: MeetingSharePageServiceMethods.readMeetingSharePage, now: house.clock.now())
      let request = ReadMeetingSharePageRequest(token: String(path.dropFirst(MeetingShareRules.prefix.count)))
      let page = try await feature.pages.readMeetingSharePage(request, context)
      return (page.isOver, String(decoding: page.html, as: UTF8.self))
    }
  }

  @Test func aTrustedPersonSeesWithWhomWhenAndWhereAndNothingElse() async throws {
    try await BuddyHouse.run { house async throws in
      let links = try Links(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let told = try await house.told(to: house.luca).count
      let key = UUID().text
      let share = try await links.share(id, by: house.tina, key: key)
      // Made once however often it is asked for, and with its path each time.
      #expect(try await links.share(id, by: house.tina, key: key) == share)
      #expect(share.path.hasPrefix("/trusted/") && share.state == .open)
      let content = try #require(try await house.meeting(id, by: house.tina).content)
      let (isOver, html) = try await links.page(share.path)
      #expect(!isOver)
      for part in ["tina meets luca", content.date, content.time, "Europe/Rome", "Piazza Duomo, 1"] {
        #expect(html.contains(part), "\(part)")
      }
      for part in ["Coffee", "fountain", "<img", house.luca.accountID.text, id] { #expect(!html.contains(part), "\(part)") }
      #expect(try await links.page(try await links.share(id, by: house.luca, in: "de").path).html.contains("luca trifft tina"))
      // Whom one meets hears nothing of it.
      #expect(try await house.told(to: house.luca).count == told)
      #expect(try await links.list(id, by: house.tina) == [share])
      #expect(await house.refusal { _ = try await links.page(share.path, by: "game") } == "PERMISSION_DENIED")
      // No path lies in the database, not even in the answer that is kept for a repetition.
      let token = Array(share.path.utf8.dropFirst(MeetingShareRules.prefix.count))
      let kept: Int64 = try await house.database.query(
        "SELECT count(*) FROM idempotency_keys WHERE position(\(token) IN reply) > 0"
      ).firstRow().get(0)
      #expect(kept == 0)
    }
  }

  @Test func aLinkEndsByHomeOrByItselfOrIsTakenBack() async throws {
    try await BuddyHouse.run { house async throws in
      let links = try Links(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      let (first, second) = (try await links.share(id, by: house.tina), try await links.share(id, by: house.tina))
      let lucas = try await links.share(id, by: house.luca)
      try await links.revoke(first, by: house.tina)
      #expect(try await links.page(first.path).isOver)
      #expect(try await !links.page(second.path).isOver)
      #expect(await house.refusal { try await links.revoke(second, by: house.luca) } == "MEETING_SHARE_NOT_FOUND")
      house.clock.advance(by: .seconds(600 + 3_600 + 43_199))
      #expect(try await !links.page(second.path).isOver)
      house.clock.advance(by: .seconds(1))
      let silent = try await links.page(second.path)
      #expect(silent.isOver && silent.html.contains("tina has not said here to be home.") && !silent.html.contains("luca"))
      // Late is better than never.
      for _ in 1...2 { try await links.sayHome(id, by: house.tina) }
      #expect(try await links.page(second.path).html.contains("tina is home."))
      #expect(try await links.list(id, by: house.tina).map(\.state) == [.revoked, .home])
      #expect(try await links.list(id, by: house.luca).map(\.state) == [.expired])
      #expect(await house.refusal { try await links.sayHome(id, by: house.olga) } == "MEETING_SHARE_NOT_FOUND")
      #expect(await house.refusal { _ = try await links.share(id, by: house.luca) } == "MEETING_OVER")
      house.clock.advance(by: MeetingShareRules.retention)
      let ended = house.clock.now() - MeetingShareRules.retention
      #expect(try await links.feature.handlers.store.delete(before: ended, limit: 10, in: house.database) == 3)
      #expect(await house.refusal { _ = try await links.page(lucas.path) } == "MEETING_SHARE_NOT_FOUND")
    }
  }

  @Test func aMeetingThatDoesNotTakePlaceIsShownAsSuch() async throws {
    try await BuddyHouse.run { house async throws in
      let links = try Links(house)
      try await house.converse(house.tina, house.luca)
      let proposed = try await house.propose(by: house.tina, to: house.luca).meetingID
      #expect(await house.refusal { _ = try await links.share(proposed, by: house.tina) } == "MEETING_NOT_FIXED")
      let cancelled = try await house.fixed()
      let path = try await links.share(cancelled, by: house.tina).path
      try await house.cancel(cancelled, by: house.luca)
      let page = try await links.page(path)
      #expect(page.isOver && page.html.contains("does not take place") && !page.html.contains("luca"))
      let moved = try await house.fixed()
      let movedPath = try await links.share(moved, by: house.tina).path
      _ = try await house.move(moved, to: try await house.content(in: .seconds(3 * 86_400)), by: house.luca)
      #expect(try await links.page(movedPath).html.contains("was moved"))
      let apart = try await house.fixed(in: .seconds(600))
      let apartPath = try await links.share(apart, by: house.tina).path
      try await house.block(house.luca, by: house.tina)
      #expect(try await links.page(apartPath).html.contains("does not take place"))
      #expect(await house.refusal { _ = try await links.share(apart, by: house.tina) } == "MEETING_NOT_FOUND")
      try await house.unblock()
      house.clock.advance(by: .seconds(700))
      // Somebody who means ill blocks in the middle of it, and has wiped out nothing.
      try await house.block(house.tina, by: house.luca)
      #expect(try await links.page(apartPath).html.contains("luca"))
      try await links.sayHome(apart, by: house.tina)
      #expect(try await links.page(apartPath).html.contains("tina is home."))
      // Meetings are gone with an account, also in the middle of it: nobody is told then that it does not take place.
      let last = try await links.share(try await Self.fixedAfterBlock(house), by: house.tina)
      try await house.database.execute("DELETE FROM meetings")
      let gone = try await links.page(last.path)
      #expect(gone.isOver && gone.html.contains("ask tina") && !gone.html.contains("does not take place") && !gone.html.contains("luca"))
    }
  }

  private static func fixedAfterBlock(_ house: BuddyHouse) async throws -> String {
    try await house.unblock()
    return try await house.fixed()
  }

  @Test func tenLinksAreMadeAlsoOfManyAtOnce() async throws {
    try await BuddyHouse.run { house async throws in
      let links = try Links(house)
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      for _ in 1..<MeetingShareRules.linksMax { _ = try await links.share(id, by: house.tina) }
      async let one = house.refusal { _ = try await links.share(id, by: house.tina) }
      async let other = house.refusal { _ = try await links.share(id, by: house.tina) }
      let refusals = await [one, other]
      #expect(refusals.compactMap(\.self) == ["SHARE_LIMIT_REACHED"])
      #expect(await house.refusal { _ = try await links.share(id, by: house.olga) } == "MEETING_NOT_FOUND")
      #expect(await house.refusal { _ = try await links.share("x", by: house.tina) } == "meeting_id INVALID_UUID")
      #expect(await house.refusal { _ = try await links.share(id, by: house.luca, in: "<") } == "language MALFORMED")
      for made in ["", "x", String(try await links.list(id, by: house.tina)[0].path.dropFirst(9).dropLast(2)) + "AA"] {
        #expect(await house.refusal { _ = try await links.page(MeetingShareRules.prefix + made) } == "MEETING_SHARE_NOT_FOUND")
      }
    }
  }
}
