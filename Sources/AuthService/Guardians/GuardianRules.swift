import Timekeeping

/// Meaning of a birth date for an account, and decisions that are still a guardian's (requirements C-S9, X-15).
enum GuardianRules {
  /// So long after being asked a guardian can consent; refuse and withdraw at any time.
  static let answerLifetime: Duration = .seconds(7 * 86_400)
  /// Mails to guardians of one account in `askInterval`: a typing mistake and a lost mail, and no more, for whoever reads them has not asked.
  static let asksMax = 3
  static let askInterval: Duration = .seconds(86_400)
  /// So long what nobody has consented to is kept: a guardian who never answered has not agreed to be remembered.
  static let unansweredRetention: Duration = .seconds(30 * 86_400)
  /// Nobody alive is older.
  static let ageMax = 125

  enum Refusal: Error, Hashable {
    case birthDateInvalid
    case countryInvalid
    /// - Parameter guardianMinAge: From which age a guardian could consent; nil where nobody can.
    case tooYoung(minAge: Int, guardianMinAge: Int?)
  }

  /// Whether a guardian has to be asked for somebody born on that day.
  /// - Parameters:
  ///   - country: ISO 3166-1 alpha-2, upper case; empty when it is not known.
  ///   - hasGuardian: Whether an address of a guardian was told.
  static func needsGuardian(
    birthDate: CalendarDate, country: String, hasGuardian: Bool, today: CalendarDate
  ) throws(Refusal) -> Bool {
    guard country.isEmpty || isCountry(country) else { throw .countryInvalid }
    let age = birthDate.years(until: today)
    guard (0...ageMax).contains(age) else { throw .birthDateInvalid }
    let minAge = AgeRules.consentAge(in: country)
    if age >= minAge { return false }
    if age < AgeRules.ageMin { throw .tooYoung(minAge: minAge, guardianMinAge: nil) }
    guard hasGuardian else { throw .tooYoung(minAge: minAge, guardianMinAge: AgeRules.ageMin) }
    return true
  }

  /// Whether a birth date and a country may stand in for those that are kept. A minor may only be protected as well as before:
  /// otherwise everybody who was refused something would become older.
  static func mayReplace(
    _ present: (birthDate: CalendarDate, country: String), with new: (birthDate: CalendarDate, country: String), today: CalendarDate
  ) -> Bool {
    if present.birthDate.years(until: today) >= AgeRules.majority { return true }
    return new.birthDate >= present.birthDate && AgeRules.consentAge(in: new.country) >= AgeRules.consentAge(in: present.country)
  }

  /// How long to wait before a guardian may be asked again; nil when one may be asked now.
  /// - Parameter asks: When guardians were asked, newest first.
  static func wait(after asks: [Moment], at now: Moment) -> Duration? {
    guard asks.count >= asksMax else { return nil }
    let next = asks[asksMax - 1] + askInterval
    return next > now ? next - now : nil
  }

  /// Decision that an answer makes; nil when it changes nothing.
  enum Decision: Hashable { case consent, refuse, withdraw }

  enum AnswerRefusal: Error, Hashable { case expired }

  static func decide(
    _ state: GuardianConsent.State, askTime: Moment, consents: Bool, at now: Moment
  ) throws(AnswerRefusal) -> Decision? {
    switch (state, consents) {
    case (.asked, true):
      if now >= askTime + answerLifetime { throw .expired }
      return .consent
    case (.asked, false): return .refuse
    case (.consented, true), (.refused, false), (.withdrawn, false), (.replaced, false): return nil
    case (.consented, false): return .withdraw
    case (.refused, true), (.withdrawn, true), (.replaced, true): throw .expired
    }
  }

  private static func isCountry(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
