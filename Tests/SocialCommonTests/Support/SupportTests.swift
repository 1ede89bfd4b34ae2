import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct SupportTests {
  @Test func `A question is answered, asked on, and closed, and each side sees all of it`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let ticket = try await house.openTicket("the map", "it is empty\nsince today", by: anna)
      #expect(ticket.state == .waiting && ticket.entryCount == 1 && ticket.accountID == anna.accountID.text && ticket.realm == .qwalk)
      #expect(try await house.desk(by: mod).tickets == [ticket])
      let read = try await house.deskTicket(ticket.ticketID, by: mod)
      #expect(read.entries.map(\.text) == ["it is empty\nsince today"] && read.entries.map(\.isFromDesk) == [false])
      let answered = try await house.reply(ticket, "update the app", by: mod)
      #expect(answered.state == .answered && answered.entryCount == 2)
      #expect(try await house.desk(by: mod).tickets == [])
      #expect(try await house.desk(.answered, by: mod).tickets == [answered])
      // Told in the list and on the stream, by the subject, and not by whom.
      let told = try #require(try await house.listed(by: anna).notifications.first)
      #expect(told.kind == "support.answered" && told.topic == .safety && told.objectID == ticket.ticketID && told.objectName == "the map")
      #expect(told.person == nil)
      #expect(try await house.types(of: anna.accountID) == ["notification.posted"])
      house.clock.advance(by: .seconds(5))
      let again = try await house.answer(ticket.ticketID, "I have", by: anna)
      #expect(again.state == .waiting && again.stateTime == house.clock.now())
      house.clock.advance(by: .seconds(5))
      // It keeps its place, whatever is added.
      #expect(try await house.answer(ticket.ticketID, "and once more", by: anna).stateTime == again.stateTime)
      try await house.closeAtDesk(ticket.ticketID, by: mod)
      let whole = try await house.ticket(ticket.ticketID, by: anna)
      #expect(whole.ticket?.state == .closed)
      #expect(whole.entries.map(\.text) == ["it is empty\nsince today", "update the app", "I have", "and once more"])
      #expect(whole.entries.map(\.isFromDesk) == [false, true, false, false])
      #expect(try await house.listed(by: anna).notifications.map(\.kind) == ["support.closed", "support.answered"])
      // Moderators hear once that it waits, and that it does not.
      #expect(try await house.supportNews() == ["support.waiting", "support.settled", "support.waiting", "support.settled"])
      #expect(try await house.deskDeeds(ticket.ticketID) == ["LOOKED", "REPLIED", "CLOSED"])
      #expect(try await house.refusal { try await house.answer(ticket.ticketID, by: anna) } == "SUPPORT_TICKET_CLOSED")
      let last = try #require(whole.ticket)
      #expect(try await house.refusal { try await house.reply(last, by: mod) } == "SUPPORT_TICKET_CLOSED")
    }
  }

  @Test func `A ticket is there for its person and the desk, and for nobody else`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      let ticket = try await house.openTicket(by: anna)
      #expect(try await house.refusal { _ = try await house.ticket(ticket.ticketID, by: berta) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.refusal { try await house.answer(ticket.ticketID, by: berta) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.refusal { try await house.close(ticket.ticketID, by: berta) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.myTickets(by: berta).tickets == [])
      #expect(try await house.refusal { _ = try await house.desk(by: berta) } == "PERMISSION_DENIED")
      #expect(try await house.refusal { _ = try await house.deskTicket(ticket.ticketID, by: berta) } == "PERMISSION_DENIED")
      #expect(try await house.refusal { try await house.reply(ticket, by: berta) } == "PERMISSION_DENIED")
      #expect(try await house.refusal { try await house.closeAtDesk(ticket.ticketID, by: berta) } == "PERMISSION_DENIED")
      // A moderator's own is somebody else's to answer.
      let own = try await house.openTicket(by: mod)
      #expect(try await house.desk(by: mod).tickets == [ticket])
      #expect(try await house.refusal { _ = try await house.deskTicket(own.ticketID, by: mod) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.refusal { try await house.reply(own, by: mod) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.refusal { try await house.closeAtDesk(own.ticketID, by: mod) } == "SUPPORT_TICKET_NOT_FOUND")
      #expect(try await house.desk(by: house.moderator("other")).tickets.count == 2)
    }
  }

  @Test func `Of two moderators who answer at once one is told what has come in between`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, one, other) = (house.person("anna"), house.moderator("one"), house.moderator("other"))
      for _ in 0..<5 {
        let ticket = try await house.openTicket(by: anna)
        async let first = house.refusal { try await house.reply(ticket, by: one) }
        async let second = house.refusal { try await house.reply(ticket, by: other) }
        let refusals = try await [first, second]
        #expect(refusals.compactMap(\.self) == ["SUPPORT_TICKET_CHANGED"])
        #expect(try await house.ticket(ticket.ticketID, by: anna).entries.count == 2)
        try await house.close(ticket.ticketID, by: anna)
      }
    }
  }

  @Test func `No more than five are open at once, also of those who ask all at once`() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let refusals = try await withThrowingTaskGroup(of: String?.self, returning: [String?].self) { group in
        for _ in 0..<8 { group.addTask { try await house.refusal { _ = try await house.openTicket(by: anna) } } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(refusals.compactMap(\.self) == Array(repeating: "SUPPORT_TICKETS_FULL", count: 3))
      let tickets = try await house.myTickets(by: anna).tickets
      #expect(tickets.count == SupportRules.openMax)
      try await house.close(tickets[0].ticketID, by: anna)
      _ = try await house.openTicket(by: anna)
      // A guest of this moment has two.
      let guest = house.person("guest", accountID: TimeOrderedIDs().next(at: house.clock.now()))
      for _ in 0..<SupportRules.openFirst { _ = try await house.openTicket(by: guest) }
      #expect(try await house.refusal { _ = try await house.openTicket(by: guest) } == "SUPPORT_TICKETS_FULL")
    }
  }

  @Test func `No more than ten are opened within a day, however soon they are closed`() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      func openAndClose() async throws { try await house.close(try await house.openTicket(by: anna).ticketID, by: anna) }
      for index in 0..<SupportRules.openedMax {
        if index == 1 { house.clock.advance(by: .seconds(60)) }
        try await openAndClose()
      }
      #expect(try await house.refusal { try await openAndClose() } == "SUPPORT_TICKETS_FULL")
      #expect(try await house.refusal { _ = try await house.openTicket(by: house.person("berta")) } == nil)
      // The first one is a day old, and the others are not.
      house.clock.advance(by: SupportRules.openedWindow - .seconds(60))
      try await openAndClose()
      #expect(try await house.refusal { try await openAndClose() } == "SUPPORT_TICKETS_FULL")
    }
  }

  @Test func `What the person writes before the desk closes is not closed unread`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let ticket = try await house.openTicket(by: anna)
      try await house.answer(ticket.ticketID, "and once more", by: anna)
      for seen: Int32 in [0, 1, 3] {
        #expect(try await house.refusal { try await house.closeAtDesk(ticket.ticketID, seen: seen, by: mod) } == "SUPPORT_TICKET_CHANGED")
      }
      #expect(try await house.ticket(ticket.ticketID, by: anna).ticket?.state == .waiting)
      #expect(try await house.listed(by: anna).notifications == [])
      try await house.closeAtDesk(ticket.ticketID, seen: 2, by: mod)
      // Once is enough, whatever is said then.
      try await house.closeAtDesk(ticket.ticketID, seen: 0, by: mod)
      #expect(try await house.listed(by: anna).notifications.map(\.kind) == ["support.closed"])
      #expect(try await house.deskDeeds(ticket.ticketID) == ["CLOSED"])
    }
  }

  @Test func `Lists and entries come in pages, each whole and in order`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      var opened: [String] = []
      for index in 0..<5 {
        opened.append(try await house.openTicket("subject \(index)", by: anna).ticketID)
        house.clock.advance(by: .seconds(1))
      }
      var (mine, waiting, token): ([String], [String], String) = ([], [], "")
      repeat {
        let page = try await house.myTickets(by: anna, size: 2, token: token)
        (mine, token) = (mine + page.tickets.map(\.ticketID), page.nextPageToken)
      } while !token.isEmpty
      repeat {
        let page = try await house.desk(.waiting, by: mod, size: 2, token: token)
        (waiting, token) = (waiting + page.tickets.map(\.ticketID), page.nextPageToken)
      } while !token.isEmpty
      #expect(mine == opened.reversed() && waiting == opened)
      for index in 1..<45 { try await house.answer(opened[0], "\(index)", by: anna) }
      var entries: [String] = []
      repeat {
        let page = try await house.ticket(opened[0], by: anna, token: token)
        (entries, token) = (entries + page.entries.map(\.text), page.nextPageToken)
        #expect(page.entries.count <= SupportRules.entriesPerPage)
      } while !token.isEmpty
      #expect(entries == ["it is empty"] + (1..<45).map { "\($0)" })
      // A token of one list, or one ticket, is none of another's.
      let first = try await house.ticket(opened[0], by: anna).nextPageToken
      #expect(try await house.refusal { _ = try await house.ticket(opened[1], by: anna, token: first) } == "PAGE_TOKEN_INVALID")
      let page = try await house.desk(.waiting, by: mod, size: 2).nextPageToken
      #expect(try await house.refusal { _ = try await house.desk(.closed, by: mod, token: page) } == "PAGE_TOKEN_INVALID")
      #expect(try await house.refusal { _ = try await house.desk(SupportTicketState(rawValue: 900), by: mod) } == "UNKNOWN_VALUE")
    }
  }

  @Test(arguments: [
    ("", "text", "MISSING"), ("  ", "text", "MISSING"), ("subject", "", "MISSING"), ("subject", " \n ", "MISSING"),
    (String(repeating: "a", count: 121), "text", "TOO_LONG"), ("subject", String(repeating: "a", count: 4_001), "TOO_LONG"),
    ("two\nlines", "text", "NOT_WRITING"), ("subject", "a\u{202E}b", "NOT_WRITING"),
  ])
  func `What says nothing, too much, or looks like something else is refused`(subject: String, text: String, reason: String) async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      #expect(try await house.refusal { _ = try await house.openTicket(subject, text, by: anna) } == reason)
      #expect(try await house.rowCount("SELECT count(*) FROM support_tickets") == 0)
    }
  }

  @Test func `Longest texts are kept, and a full ticket is refused to its person alone`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let (subject, text) = (String(repeating: "ä", count: 120), String(repeating: "🗺", count: 4_000))
      var ticket = try await house.openTicket(subject, text, by: anna)
      #expect(try await house.ticket(ticket.ticketID, by: anna).entries.first?.text == text)
      try await house.database.execute("UPDATE support_tickets SET entry_count = \(Int32(SupportRules.entriesMax))")
      #expect(try await house.refusal { try await house.answer(ticket.ticketID, by: anna) } == "SUPPORT_TICKET_FULL")
      ticket.entryCount = Int32(SupportRules.entriesMax)
      #expect(try await house.reply(ticket, by: mod).entryCount == 101)
    }
  }
}
