import Events
import Lifecycle
import LocalBuddyServices
import RPC
import ServiceDatabase
import SocialCommon
import Timekeeping

/// Meetings of two people: proposals, answers, reminders.
struct MeetingFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: MeetingHandlers
  let upkeep: MeetingUpkeep
  let report: MeetingReport

  init(_ parts: LocalBuddyParts) {
    let (base, social) = (parts.base, parts.social)
    time = base.time
    handlers = MeetingHandlers(
      database: base.database, idempotency: base.idempotency, adults: parts.adults, people: social.people, pictures: social.pictures,
      pages: parts.pages, ratings: parts.ratings, meetings: parts.meetings)
    report = MeetingReport(database: base.database, meetings: parts.meetings)
    upkeep = MeetingUpkeep(database: base.database, meetings: parts.meetings)
  }

  var methods: [RPCMethod] { handlers.methods }

  var timers: [any TimerHandler] { [MeetingTimers(meetings: handlers.meetings)] }

  var chores: [Chore] {
    [
      Chore("reckon meetings anew", every: MeetingUpkeep.reckonInterval) { [upkeep, time] in try await upkeep.reckonAnew(at: time.now()) },
      Chore("sweep meetings", every: Upkeep.interval) { [upkeep, time] in
        let now = time.now()
        try await Upkeep.sweep { try await upkeep.forget($0, at: now) }
      },
    ]
  }

  var personal: PersonalRows {
    let export = MeetingExport(database: handlers.database)
    return PersonalRows(
      ["meetings": .dropped(because: "guests meet nobody")], elsewhere: ["meetings": "removed with either who meets (MeetingDeparture)"],
      export: { accountID, sink in try await export.export(accountID, sink) })
  }
}
