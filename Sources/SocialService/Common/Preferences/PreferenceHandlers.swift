import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC

/// The calls of PreferenceService.
struct PreferenceHandlers: PreferenceServiceHandlers {
  let database: Database
  let log: StreamLog
  let idempotency = IdempotencyKeys()
  let store = PreferenceStore()
  let locks = PeopleLockStore()

  func getPreferences(_ request: GetPreferencesRequest, _ context: RequestContext) async throws -> GetPreferencesResponse {
    GetPreferencesResponse(preferences: try await mine(context))
  }

  /// The caller's own.
  func mine(_ context: RequestContext) async throws -> Preferences {
    Preferences(try await store.find(try context.accountID, in: database) ?? StoredPreferences())
  }

  func updatePreferences(_ request: UpdatePreferencesRequest, _ context: RequestContext) async throws -> UpdatePreferencesResponse {
    let accountID = try context.accountID
    var wish = try PreferenceRules.Change(request)
    guard request.expectedVersion >= 0 else { throw RPCError.invalid("expected_version", .outOfRange, "not negative") }
    let expected = request.expectedVersion == 0 ? nil : request.expectedVersion
    if let zone = wish.timeZone, !zone.isEmpty {
      wish.timeZone = try await Field.timeZone(zone, "time_zone", in: database)
    }
    let change = wish
    return try await idempotency.run(context, request: request, in: database) { transaction in
      // There may be no row yet that could be locked.
      try await locks.take([accountID], in: transaction)
      let old = try await store.find(accountID, in: transaction) ?? StoredPreferences()
      let new: StoredPreferences
      do throws(PreferenceRules.Refusal) { new = try PreferenceRules.change(old, by: change, expectedVersion: expected) } catch {
        throw RPCError(error)
      }
      if new.version != old.version {
        try await store.set(new, of: accountID, at: context.now, in: transaction)
        var event = NewStreamEvent(.preferencesUpdated(PreferencesUpdated(version: new.version)), for: accountID, about: nil)
        event.coalesceKey = "preferences"
        try await log.append([event], at: context.now, in: transaction)
      }
      return UpdatePreferencesResponse(preferences: Preferences(new))
    }
  }
}

extension PreferenceRules.Change {
  /// - Throws: `invalid_argument` with UNKNOWN_VALUE.
  init(_ request: UpdatePreferencesRequest) throws(RPCError) {
    (isSoundOn, language, timeZone) = (request.isSoundOn, request.language, request.timeZone)
    switch request.units {
    case nil: units = nil
    case .unspecified?: units = .some(nil)
    case .metric?: units = .metric
    case .imperial?: units = .imperial
    case .unrecognized?: throw .invalid("units", .unknownValue)
    }
    for realm in request.seenIntros { seenIntros.insert(try StoredRealm(realm, "seen_intros")) }
  }
}

extension Preferences {
  init(_ stored: StoredPreferences) {
    let units: Units =
      switch stored.units {
      case .metric: .metric
      case .imperial: .imperial
      case nil: .unspecified
      }
    self.init(
      isSoundOn: stored.isSoundOn, units: units, language: stored.language, timeZone: stored.timeZone,
      seenIntros: StoredRealm.allCases.filter(stored.seenIntros.contains).map { Realm($0) }, version: stored.version)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: PreferenceRules.Refusal) {
    switch refusal {
    case .language: self = .invalid("language", .malformed, "a tag of BCP 47")
    case .timeZone: self = .invalid("time_zone", .unknownValue, "a name of the IANA data")
    case .versionConflict: self = .versionConflict
    }
  }
}
