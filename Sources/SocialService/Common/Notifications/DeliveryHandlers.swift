import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of NotificationPreferenceService.
struct DeliveryHandlers: NotificationPreferenceServiceHandlers {
  let database: Database
  let tokens: UnsubscribeTokens
  let idempotency = IdempotencyKeys()
  let store = DeliveryStore()

  func getNotificationPreferences(
    _ request: GetNotificationPreferencesRequest, _ context: RequestContext
  ) async throws -> GetNotificationPreferencesResponse {
    let accountID = try context.accountID
    let chosen = try await store.choices(of: accountID, in: database)
    let schedule = try await store.schedule(of: accountID, in: database)
    let all = NotificationRules.Topic.allCases.flatMap { topic in
      DeliveryRules.Channel.allCases.map { channel in
        chosen.first { $0.topic == topic && $0.channel == channel }
          ?? DeliveryChoice(topic: topic, channel: channel, delivery: DeliveryRules.standard(topic, on: channel))
      }
    }
    return GetNotificationPreferencesResponse(
      preferences: all.map { NotificationPreference($0) }, schedule: NotificationSchedule(schedule ?? DeliveryRules.Schedule()))
  }

  func setNotificationPreferences(
    _ request: SetNotificationPreferencesRequest, _ context: RequestContext
  ) async throws -> SetNotificationPreferencesResponse {
    let accountID = try context.accountID
    guard request.preferences.count <= DeliveryRules.choicesMax else {
      throw RPCError.invalid("preferences", .tooMany, "at most \(DeliveryRules.choicesMax)")
    }
    var chosen: [DeliveryChoice] = []
    for preference in request.preferences {
      let choice = try DeliveryChoice(preference)
      chosen.removeAll { $0.topic == choice.topic && $0.channel == choice.channel }
      chosen.append(choice)
    }
    let choices = chosen
    let schedule: DeliveryRules.Schedule? =
      if let asked = request.schedule { try await checked(DeliveryRules.Schedule(asked)) } else { nil }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      if !choices.isEmpty { try await store.set(choices, of: accountID, in: transaction) }
      if let schedule { try await store.set(schedule, of: accountID, in: transaction) }
      return SetNotificationPreferencesResponse()
    }
  }

  func unsubscribeMails(_ request: UnsubscribeMailsRequest, _ context: RequestContext) async throws -> UnsubscribeMailsResponse {
    guard let accountID = tokens.open(request.token) else { throw RPCError.invalid("token", .tokenInvalid, "from the link of a mail") }
    try await store.refuseMails(of: accountID, in: database)
    return UnsubscribeMailsResponse()
  }

  /// A schedule that can be kept, with its zone as it is written.
  private func checked(_ asked: DeliveryRules.Schedule) async throws -> DeliveryRules.Schedule {
    var schedule = asked
    if !asked.timeZone.isEmpty {
      schedule.timeZone = try await Field.timeZone(asked.timeZone, "schedule.time_zone", in: database)
    }
    do { try DeliveryRules.check(schedule) } catch { throw RPCError(error) }
    return schedule
  }
}

extension DeliveryChoice {
  fileprivate init(_ preference: NotificationPreference) throws(RPCError) {
    let topic = try Field.word(preference.topic, "preferences.topic") { wire in
      NotificationRules.Topic.allCases.first { NotificationTopic($0) == wire }
    }
    let channel: DeliveryRules.Channel = try Field.word(preference.channel, "preferences.channel") { wire in
      switch wire {
      case .inApp: .inApp
      case .push: .push
      case .email: .email
      case .unspecified, .unrecognized: nil
      }
    }
    let delivery: DeliveryRules.Delivery = try Field.word(preference.delivery, "preferences.delivery") { wire in
      switch wire {
      case .off: .off
      case .atOnce: .atOnce
      case .daily: .daily
      case .unspecified, .unrecognized: nil
      }
    }
    guard DeliveryRules.offers(delivery, on: channel) else { throw .invalid("preferences.delivery", .notApplicable) }
    self.init(topic: topic, channel: channel, delivery: delivery)
  }
}

extension NotificationPreference {
  fileprivate init(_ choice: DeliveryChoice) {
    let channel: NotificationChannel =
      switch choice.channel {
      case .inApp: .inApp
      case .push: .push
      case .email: .email
      }
    let delivery: NotificationDelivery =
      switch choice.delivery {
      case .off: .off
      case .atOnce: .atOnce
      case .daily: .daily
      }
    self.init(topic: NotificationTopic(choice.topic), channel: channel, delivery: delivery)
  }
}

extension DeliveryRules.Schedule {
  /// By the zone that the apps show times in, where it has none of its own.
  func following(_ preferences: StoredPreferences) -> DeliveryRules.Schedule {
    guard timeZone.isEmpty else { return self }
    var schedule = self
    schedule.timeZone = preferences.timeZone.isEmpty ? DeliveryRules.timeZoneStandard : preferences.timeZone
    return schedule
  }

  fileprivate init(_ schedule: NotificationSchedule) {
    let quiet = schedule.quietHours.map { DeliveryRules.QuietHours(start: Int($0.startMinute), end: Int($0.endMinute)) }
    self.init(timeZone: schedule.timeZone, quietHours: quiet, digestMinute: Int(schedule.digestMinute))
  }
}

extension NotificationSchedule {
  fileprivate init(_ schedule: DeliveryRules.Schedule) {
    let quiet = schedule.quietHours.map { QuietHours(startMinute: Int32($0.start), endMinute: Int32($0.end)) }
    self.init(timeZone: schedule.timeZone, quietHours: quiet, digestMinute: Int32(schedule.digestMinute))
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: DeliveryRules.Refusal) {
    switch refusal {
    case .quietStart: self = .invalid("schedule.quiet_hours.start_minute", .outOfRange, "0 to 1,439")
    case .quietEnd: self = .invalid("schedule.quiet_hours.end_minute", .outOfRange, "0 to 1,439")
    case .quietEmpty: self = .invalid("schedule.quiet_hours", .outOfRange, "they begin when they end")
    case .digestMinute: self = .invalid("schedule.digest_minute", .outOfRange, "0 to 1,439")
    case .timeZone: self = .invalid("schedule.time_zone", .unknownValue, "a name of the IANA data")
    }
  }
}
