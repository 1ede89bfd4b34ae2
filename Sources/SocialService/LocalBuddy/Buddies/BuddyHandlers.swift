import CairnProto
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialCommon
import Texts
import Timekeeping

/// Answers calls about buddies.
struct BuddyHandlers: BuddyServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let adults: Adults
  let cities: CityDoor
  let people: PeopleDirectory
  let pictures: PersonPictures
  let pages: PeoplePages
  let ratings: RatingStore
  let store: BuddyStore
  let locks = PeopleLockStore()

  // MARK: One's own settings

  func getBuddySettings(_ request: GetBuddySettingsRequest, _ context: RequestContext) async throws -> GetBuddySettingsResponse {
    GetBuddySettingsResponse(settings: try await settings(of: try context.accountID, in: database))
  }

  func setBuddySettings(_ request: SetBuddySettingsRequest, _ context: RequestContext) async throws -> SetBuddySettingsResponse {
    let accountID = try context.accountID
    let isNewcomer = NewcomerRules.isNewcomer(since: accountID.makingTime, at: context.now)
    let asked = try BuddySettingsContent(request)
    let content = try told { () throws(BuddyRules.Refusal) in
      try BuddyRules.checkCities(request.cityIDs)
      return try BuddyRules.checked(asked, hasLink: isNewcomer && NewcomerRules.hasLink(asked.about), isTag: LanguageTag.isTag)
    }
    // That another service cannot be asked now must not keep a retry from the answer that is there already.
    let known: Result<[ChosenCity], any Error>
    do {
      _ = try await adults.traveller(accountID)
      known = .success(try await cities.find(request.cityIDs))
    } catch {
      known = .failure(error)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      let chosen = try known.get()
      try await locks.take([accountID], in: transaction)
      let present = try await store.buddy(accountID, in: transaction)
      try told { () throws(BuddyRules.Refusal) in try BuddyRules.check(present?.version ?? 0, expected: request.expectedVersion) }
      var buddy = present ?? StoredBuddy(accountID: accountID, startTime: context.now, version: 0)
      buddy.content = content
      buddy.version += 1
      try await store.put(buddy, at: context.now, in: transaction)
      try await store.deleteCities(of: accountID, in: transaction)
      try await store.insert(chosen, of: accountID, in: transaction)
      return SetBuddySettingsResponse(version: buddy.version)
    }
  }

  func addBuddyCity(_ request: AddBuddyCityRequest, _ context: RequestContext) async throws -> AddBuddyCityResponse {
    let city = try await cities.find([request.cityID])
    let settings = try await changing(context) { buddy, present throws(BuddyRules.Refusal) in
      if present.contains(where: { $0.cityID == request.cityID }) { return nil }
      guard present.count < BuddyRules.citiesMax else { throw .full }
      return (buddy, present + city)
    }
    return AddBuddyCityResponse(settings: settings)
  }

  func removeBuddyCity(_ request: RemoveBuddyCityRequest, _ context: RequestContext) async throws -> RemoveBuddyCityResponse {
    let settings = try await changing(context) { buddy, present throws(BuddyRules.Refusal) in
      let left = present.filter { $0.cityID != request.cityID }
      return left.count == present.count ? nil : (buddy, left)
    }
    return RemoveBuddyCityResponse(settings: settings)
  }

  func pauseBuddy(_ request: PauseBuddyRequest, _ context: RequestContext) async throws -> PauseBuddyResponse {
    let settings = try await changing(context) { buddy, present throws(BuddyRules.Refusal) in
      if buddy.isPaused == request.isPaused { return nil }
      var changed = buddy
      changed.isPaused = request.isPaused
      return (changed, present)
    }
    return PauseBuddyResponse(settings: settings)
  }

  func stopBuddy(_ request: StopBuddyRequest, _ context: RequestContext) async throws -> StopBuddyResponse {
    let accountID = try context.accountID
    try await database.transaction { transaction in
      try await locks.take([accountID], in: transaction)
      try await store.delete(accountID, in: transaction)
    }
    return StopBuddyResponse()
  }

  private typealias Change = (StoredBuddy, [ChosenCity]) throws(BuddyRules.Refusal) -> (StoredBuddy, [ChosenCity])?

  /// Changes a buddy and their cities.
  /// - Parameter change: Makes the settings that are to be kept; nil when there is nothing to change.
  private func changing(_ context: RequestContext, _ change: Change) async throws -> BuddySettings {
    let accountID = try context.accountID
    return try await database.transaction { transaction in
      try await locks.take([accountID], in: transaction)
      guard let present = try await store.buddy(accountID, in: transaction) else { throw RPCError.buddyNotFound }
      let places = try await store.cities(of: [accountID], in: transaction)[accountID] ?? []
      if let (changed, chosen) = try told({ () throws(BuddyRules.Refusal) in try change(present, places) }) {
        var buddy = changed
        buddy.version += 1
        try await store.put(buddy, at: context.now, in: transaction)
        try await store.deleteCities(of: accountID, in: transaction)
        try await store.insert(chosen, of: accountID, in: transaction)
      }
      return try await settings(of: accountID, in: transaction)
    }
  }

  private func settings(of accountID: UUID, in querying: some Querying) async throws -> BuddySettings {
    guard let buddy = try await store.buddy(accountID, in: querying) else { throw RPCError.buddyNotFound }
    return BuddySettings(buddy, in: try await store.cities(of: [accountID], in: querying)[accountID] ?? [])
  }

  // MARK: Travellers

  func findBuddies(_ request: FindBuddiesRequest, _ context: RequestContext) async throws -> FindBuddiesResponse {
    guard request.cityID != 0 else { throw RPCError.invalid("city_id", .missing) }
    let (accountID, size) = (try context.accountID, try pages.size(request.pageSize))
    var filter = accountID.bytes + [request.includesNearCities ? 1 : 0]
    withUnsafeBytes(of: request.cityID.bigEndian) { filter += $0 }
    let list = PageList(context.method, filter: filter)
    let place = try pages.tokens.place(request.pageToken, in: list, as: Int64.self, UUID.self).map {
      BuddyPlace(distance: $0.0, accountID: $0.1)
    }
    let traveller = try await adults.traveller(accountID)
    let places =
      request.includesNearCities
      ? try await cities.near(request.cityID)
      : try await cities.find([request.cityID]).map { NearPlace(cityID: $0.cityID, distance: 0) }
    let (found, rest) = try await page(of: places, for: traveller, after: place ?? BuddyPlace(), count: size + 1, context)
    let shown = Array(found.prefix(size))
    let end = found.count > size ? shown.last?.place : rest
    let next = end.map { pages.tokens.token(after: $0.distance, $0.accountID, in: list) }
    return FindBuddiesResponse(buddies: try await messages(shown, to: accountID, context), nextPageToken: next ?? "")
  }

  /// Questions of one page: those whom AuthService does not show any more are few, and their places are filled by others.
  private static let roundsMax = 5

  /// Buddies who are there, as many as are asked for where there are so many, and how far was looked where there may be more.
  private func page(
    of places: [NearPlace], for traveller: Traveller, after start: BuddyPlace, count: Int, _ context: RequestContext
  ) async throws -> (found: [FoundBuddy], rest: BuddyPlace?) {
    var (shown, place): ([FoundBuddy], BuddyPlace) = ([], start)
    for _ in 0..<Self.roundsMax where shown.count < count {
      let wanted = count - shown.count
      let batch = try await store.find(in: places, for: traveller, after: place, limit: wanted, in: database)
      let known = try await people.recall(batch.map(\.buddy.accountID), at: context.now)
      shown += zip(batch, known).compactMap { found, person in person.map(Self.isShown) == true ? found : nil }
      guard batch.count == wanted, let last = batch.last else { return (shown, nil) }
      place = last.place
    }
    return (shown, place)
  }

  /// Suspended people are shown to no traveller, and neither is one of whom it has come out that they are not of age.
  static func isShown(_ person: KnownPerson) -> Bool { !person.isSuspended && !person.isMinor }

  func getBuddy(_ request: GetBuddyRequest, _ context: RequestContext) async throws -> GetBuddyResponse {
    let (accountID, buddyID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    let traveller = try await adults.traveller(accountID)
    guard let buddy = try await shown(buddyID, to: traveller, at: context.now) else { throw RPCError.buddyNotFound }
    return GetBuddyResponse(buddy: try await messages([FoundBuddy(buddy: buddy, distance: 0)], to: accountID, context).first)
  }

  /// A buddy as a traveller sees them; nil for somebody whom the traveller does not find.
  func shown(_ buddyID: UUID, to traveller: Traveller, despiteOwnBlock: Bool = false, at now: Moment) async throws -> StoredBuddy? {
    guard let buddy = try await store.find(buddyID, for: traveller, despiteOwnBlock: despiteOwnBlock, in: database) else { return nil }
    let known = try await people.recall([buddyID], at: now)
    guard let person = known.first ?? nil, Self.isShown(person) else { return nil }
    return buddy
  }

  private func messages(_ found: [FoundBuddy], to accountID: UUID, _ context: RequestContext) async throws -> [Buddy] {
    let ids = found.map(\.buddy.accountID)
    let known = try await people.recall(Set(ids), at: context.now).byID
    let persons = try await pictures.people(known, to: accountID, at: context.now, in: database)
    let places = try await store.cities(of: ids, in: database)
    let rated = try await ratings.summaries(of: ids, at: context.now, in: database)
    return found.compactMap { one in
      let id = one.buddy.accountID
      return persons[id].map { Buddy(one, as: $0, in: places[id] ?? [], rated: rated[id] ?? RatingSummary()) }
    }
  }

  private func told<Value>(_ decide: () throws(BuddyRules.Refusal) -> Value) throws(RPCError) -> Value {
    do { return try decide() } catch { throw RPCError(error) }
  }
}
