import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import LocalBuddyProto
import Postgres
import RPC
import SocialCommon
import Texts
import Timekeeping

/// Reading of requests: each fault named by its field, and all that are missing at once (requirement L-30).
enum MeetingRequests {
  /// The other one and the plan of a request.
  /// - Throws: `invalid_argument`.
  static func proposal(_ request: CreateMeetingRequest, by accountID: UUID, in database: Database) async throws -> (
    otherID: UUID, plan: MeetingPlan
  ) {
    var faults: [FieldViolation] = []
    let otherID = UUID(text: request.otherAccountID)
    if request.otherAccountID.isEmpty {
      faults.append(FieldViolation("other_account_id", .missing))
    } else if otherID == nil {
      faults.append(FieldViolation("other_account_id", .invalidUUID))
    } else if otherID == accountID {
      faults.append(FieldViolation("other_account_id", .ownAccount))
    }
    let plan = try await plan(request.content ?? MeetingContent(), faults: &faults, in: database)
    guard let otherID, let plan, faults.isEmpty else { throw RPCError.invalid(faults) }
    return (otherID, plan)
  }

  /// - Throws: `invalid_argument`.
  static func plan(_ content: MeetingContent?, in database: Database) async throws -> MeetingPlan {
    var faults: [FieldViolation] = []
    let plan = try await plan(content ?? MeetingContent(), faults: &faults, in: database)
    guard let plan, faults.isEmpty else { throw RPCError.invalid(faults) }
    return plan
  }

  private static func plan(_ content: MeetingContent, faults: inout [FieldViolation], in database: Database) async throws -> MeetingPlan? {
    let day = read(content.date, "content.date", &faults) { CalendarDay(text: $0) }
    let minute = read(content.time, "content.time", &faults) { WallClock.minute($0) }
    let zone = try await zone(content.timeZone, &faults, in: database)
    if !(0...1).contains(content.fold) { faults.append(FieldViolation("content.fold", .outOfRange, "0 or 1")) }
    let duration = content.durationMinutes == 0 ? MeetingRules.durationUsual : Int(content.durationMinutes)
    if !MeetingRules.durations.contains(duration) {
      let range = MeetingRules.durations
      faults.append(FieldViolation("content.duration_minutes", .outOfRange, "\(range.lowerBound) to \(range.upperBound)"))
    }
    let title = text(content.title, "content.title", MeetingRules.titleLengthMax, isMultiline: false, &faults)
    let description = text(content.descriptionField, "content.description", MeetingRules.descriptionLengthMax, isMultiline: true, &faults)
    let place = text(content.place, "content.place", MeetingRules.placeLengthMax, isMultiline: false, &faults)
    let position = content.position.flatMap { GeoPoint(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees) }
    if content.position != nil, position == nil { faults.append(FieldViolation("content.position", .outOfRange)) }
    guard let day, let minute, let zone else { return nil }
    return MeetingPlan(
      time: WallClock.Time(day: day, minute: minute), timeZone: zone, fold: Int(content.fold), duration: duration, title: title,
      description: description, place: place, position: position)
  }

  private static func read<Value>(_ text: String, _ field: String, _ faults: inout [FieldViolation], _ parse: (String) -> Value?) -> Value?
  {
    let value = text.isEmpty ? nil : parse(text)
    if value == nil { faults.append(FieldViolation(field, text.isEmpty ? .missing : .malformed)) }
    return value
  }

  private static func zone(_ name: String, _ faults: inout [FieldViolation], in database: Database) async throws -> String? {
    let zone = name.isEmpty ? nil : try await TimeZoneNames.canonical(name, in: database)
    if zone == nil {
      faults.append(FieldViolation("content.time_zone", name.isEmpty ? .missing : .unknownValue, "for example Europe/Rome"))
    }
    return zone
  }

  private static func text(
    _ text: String, _ field: String, _ lengthMax: Int, isMultiline: Bool, _ faults: inout [FieldViolation]
  ) -> String {
    let kept = PeopleText.withoutBlanks(NormalForm.nfc(text))
    if kept.unicodeScalars.count > lengthMax {
      faults.append(FieldViolation(field, .tooLong, "at most \(lengthMax) characters"))
    } else if !PeopleText.isHonest(kept, isMultiline: isMultiline) {
      faults.append(FieldViolation(field, .notWriting))
    }
    return kept
  }

  /// A reason to tell the other one.
  /// - Throws: `invalid_argument`.
  static func reason(_ reason: String) throws(RPCError) -> String {
    var faults: [FieldViolation] = []
    let kept = text(reason, "reason", MeetingRules.reasonLengthMax, isMultiline: true, &faults)
    guard faults.isEmpty else { throw .invalid(faults) }
    return kept
  }

  /// The first day of a month and of the next.
  /// - Throws: `invalid_argument`.
  static func month(_ text: String) throws(RPCError) -> (first: CalendarDay, end: CalendarDay) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 7, parts.count == 2, let first = CalendarDay(text: text + "-01"), let year = Int(parts[0]),
      let month = Int(parts[1])
    else { throw .invalid("month", .malformed, "YYYY-MM") }
    let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
    guard let end = CalendarDay(text: "\(nextYear)-\(nextMonth < 10 ? "0" : "")\(nextMonth)-01") else {
      throw .invalid("month", .malformed, "YYYY-MM")
    }
    return (first, end)
  }
}
