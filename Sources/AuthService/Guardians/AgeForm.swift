/// Form in which somebody tells their age, at sign-up or later.
struct AgeForm: Hashable {
  /// "YYYY-MM-DD"; empty when nothing is said.
  var birthDate = ""
  /// ISO 3166-1 alpha-2; may be empty.
  var country = ""
  /// In NFC; may be empty.
  var guardianEmail = ""

  /// Result of the form.
  struct Age: Hashable {
    var birthDate: CalendarDate
    var country: String?
    /// Whether this one is to be asked for consent; nil when nobody is.
    var guardianEmail: String?
  }

  /// - Parameters:
  ///   - ownEmail: Address of the account: nobody is their own guardian.
  ///   - hasGuardian: Whether one has consented or was asked already.
  /// - Returns: Nil when nothing is said.
  func check(ownEmail: String?, hasGuardian: Bool = false, today: CalendarDate) throws(GuardianRefusal) -> Age? {
    if self == AgeForm() { return nil }
    if birthDate.isEmpty { throw .birthDateRequired }
    guard let birthDate = CalendarDate(birthDate) else { throw .birthDateInvalid }
    let needsGuardian: Bool
    do throws(GuardianRules.Refusal) {
      needsGuardian = try GuardianRules.needsGuardian(
        birthDate: birthDate, country: country, hasGuardian: hasGuardian || !guardianEmail.isEmpty, today: today)
    } catch {
      throw GuardianRefusal(error)
    }
    let asked = needsGuardian && !guardianEmail.isEmpty ? guardianEmail : nil
    if let asked { try Self.checkGuardian(asked, ownEmail: ownEmail) }
    return Age(birthDate: birthDate, country: country.isEmpty ? nil : country, guardianEmail: asked)
  }

  static func checkGuardian(_ email: String, ownEmail: String?) throws(GuardianRefusal) {
    if email.isEmpty { throw .emailMissing }
    do throws(EmailRules.Refusal) { try EmailRules.check(email) } catch { throw .emailInvalid }
    if EmailRules.normalized(email) == ownEmail.map(EmailRules.normalized) { throw .emailOwn }
  }
}
