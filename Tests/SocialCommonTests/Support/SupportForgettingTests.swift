import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import Protobuf
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// What becomes of tickets when somebody goes, and in time.
@Suite struct SupportForgettingTests {
  @Test func `Of those who are deleted no word stays, whether the desk answers at that moment or not`() async throws {
    try await SocialHouse.run { house async throws in
      let mod = house.moderator("mod")
      for round in 0..<5 {
        let anna = house.person("anna\(round)")
        let ticket = try await house.openTicket(by: anna)
        async let replied = house.refusal { _ = try await house.tryReply(ticket, by: mod) }
        async let purged: Void = house.purge(anna)
        let refusal = try await replied
        try await purged
        #expect(refusal == nil || refusal == "SUPPORT_TICKET_NOT_FOUND")
        #expect(try await house.rowCount("SELECT count(*) FROM notifications WHERE account_id = \(anna.accountID)") == 0)
      }
      #expect(try await house.rowCount("SELECT count(*) FROM support_tickets") == 0)
      #expect(try await house.rowCount("SELECT count(*) FROM support_entries") == 0)
      // Whoever moderates is told of none that waits no more.
      let news = try await house.supportNews()
      #expect(news.count { $0 == "support.waiting" } == 5 && news.count { $0 == "support.settled" } == 5)
    }
  }

  @Test func `Of a moderator who is deleted the deed stays, and not whose it was`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let ticket = try await house.openTicket(by: anna)
      try await house.reply(ticket, by: mod)
      try await house.purge(mod)
      #expect(try await house.deskDeeds(ticket.ticketID) == ["REPLIED"])
      #expect(try await house.rowCount("SELECT count(*) FROM support_audit WHERE actor_account_id IS NOT NULL") == 0)
      #expect(try await house.ticket(ticket.ticketID, by: anna).entries.count == 2)
    }
  }

  @Test func `A guest's tickets are the account's that the guest has become part of`() async throws {
    try await SocialHouse.run { house async throws in
      let (guest, anna, mod) = (house.person("guest"), house.person("anna"), house.moderator("mod"))
      let ticket = try await house.openTicket(by: guest)
      let merged = AccountMerged(guest: guest.accountID.bytes, account: anna.accountID.bytes)
      let event = InboxEvent(
        eventID: UUID(), type: GuestMerges.eventType, orderingKey: anna.accountID.text, source: "auth", createTime: house.clock.now(),
        payload: merged.encoded())
      #expect(await house.inbox.receive([event]).takenCount == 1)
      #expect(try await house.myTickets(by: guest).tickets == [])
      #expect(try await house.ticket(ticket.ticketID, by: anna).entries.map(\.text) == ["it is empty"])
      try await house.reply(ticket, by: mod)
      #expect(try await house.listed(by: anna).notifications.map(\.kind) == ["support.answered"])
      // The deletion of the guest takes nothing along.
      try await house.purge(guest)
      #expect(try await house.ticket(ticket.ticketID, by: anna).entries.count == 2)
    }
  }

  @Test func `Answered tickets are closed in a month, closed ones forgotten in half a year, and waiting ones never`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let (answered, waiting) = (try await house.openTicket(by: anna), try await house.openTicket(by: anna))
      try await house.reply(answered, by: mod)
      house.clock.advance(by: SupportRules.quietTime - .seconds(1))
      try await house.sweep()
      #expect(try await house.ticket(answered.ticketID, by: anna).ticket?.state == .answered)
      house.clock.advance(by: .seconds(2))
      try await house.sweep()
      #expect(try await house.ticket(answered.ticketID, by: anna).ticket?.state == .closed)
      house.clock.advance(by: SupportRules.retention + .seconds(1))
      try await house.sweep()
      #expect(try await house.myTickets(by: anna).tickets.map(\.ticketID) == [waiting.ticketID])
      house.clock.advance(by: SupportRules.auditRetention)
      try await house.sweep()
      #expect(try await house.deskDeeds(answered.ticketID) == [])
      #expect(try await house.myTickets(by: anna).tickets.map(\.ticketID) == [waiting.ticketID])
    }
  }

  @Test func `It is seen how many wait, and for how long the oldest does`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mod) = (house.person("anna"), house.moderator("mod"))
      let store = SupportStore()
      #expect(try await store.waiting(in: house.database) == (0, nil))
      let first = try await house.openTicket(by: anna)
      let start = first.stateTime
      house.clock.advance(by: .seconds(60))
      let second = try await house.openTicket(by: anna)
      #expect(try await store.waiting(in: house.database) == (2, start))
      try await house.reply(first, by: mod)
      #expect(try await store.waiting(in: house.database) == (1, second.stateTime))
      try await house.turn("look at support tickets")
    }
  }
}
