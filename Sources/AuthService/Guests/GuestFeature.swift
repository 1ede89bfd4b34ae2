import AllAppsServices
import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Guests, who play without credentials, and what becomes of them.
struct GuestFeature: DatabaseFeature {
  private let time: any TimeSource
  let ending: GuestEnding
  let handlers: GuestHandlers

  /// - Throws: `SettingsError` when GameService cannot be reached.
  init(
    _ parts: AuthParts, _ logIns: LogInFeature, _ emails: EmailFeature, _ pending: PendingSignUpFeature, _ verifier: ProviderVerifier,
    _ erasure: AccountErasure
  ) throws {
    time = parts.base.time
    ending = GuestEnding(erasure: erasure)
    let merge = GuestMerge(
      issuer: logIns.issuer, events: parts.events, results: ResultsServiceClient(try parts.base.channel(to: "game")),
      outbox: parts.base.outbox, ending: ending)
    handlers = GuestHandlers(
      database: parts.database, rules: GuestRules(parts.base.settings).where(parts.admission), hasher: parts.hasher, issuer: logIns.issuer,
      verifier: verifier,
      upgrade: pending.pending.upgrade, merge: merge, ids: parts.ids, budget: parts.signUps, passwordRules: parts.passwordRules,
      confirmation: emails.confirmation, mailBudget: parts.mailBudget, pending: pending.pending,
      revealsTakenEmails: parts.revealsTakenEmails)
  }

  var methods: [RPCMethod] { handlers.methods }

  /// Ends guests that nobody uses.
  var sweep: GuestSweep { GuestSweep(database: handlers.database, ending: ending) }

  var chores: [Chore] {
    [Chore("end guests nobody uses", every: .seconds(3_600)) { [sweep, time] in try await sweep.run(at: time.now()) }]
  }

  var personal: PersonalRows {
    PersonalRows(["guest_merges": .dropped(because: "a guest takes no other guest in")])
  }
}

extension GuestRules {
  /// Nobody is a guest where not everybody gets an account: a guest becomes one.
  func `where`(_ admission: SignUpAdmission) -> GuestRules {
    var rules = self
    if admission.mode != .open { rules.realms = [] }
    return rules
  }

  /// The apps that CAIRN_AUTH_GUESTS names, separated by commas; "none" for none.
  init(_ settings: Settings) {
    self.init()
    guard let text = settings.text("AUTH_GUESTS") else { return }
    let names = text.split(separator: ",").map { $0.filter { $0 != " " } }.filter { $0 != "none" }
    let known = Realm.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      settings.refuse("CAIRN_AUTH_GUESTS holds \"\(name)\": expected none or some of \(known.joined(separator: ", "))")
    }
    realms = Set(names.compactMap { Realm(rawValue: $0) })
  }
}
