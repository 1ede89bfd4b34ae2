import Texts

/// Details that an account tells of the person (requirement L-3). All of them may be left out.
struct PersonalDetails: Sendable, Hashable {
  /// Gender, as somebody tells it.
  enum Gender: String, Sendable, CaseIterable {
    case female = "FEMALE"
    case male = "MALE"
    case other = "OTHER"
  }

  /// In NFC; empty when it is not told.
  var givenName = ""
  /// In NFC; empty when it is not told.
  var familyName = ""
  /// Nil when it is not told.
  var gender: Gender?

  /// A field that was refused.
  enum Mistake: Hashable {
    case givenName(isTooLong: Bool)
    case familyName(isTooLong: Bool)
    case gender
  }

  /// Form that somebody fills in.
  struct Form: Hashable {
    var details = PersonalDetails()
    /// Whether the gender is one of those above, or left out.
    var isGenderKnown = true

    /// Everything that is wrong, in the order of the form.
    var mistakes: [Mistake] {
      var mistakes: [Mistake] = []
      if !PersonalDetails.isName(details.givenName) { mistakes.append(.givenName(isTooLong: PersonalDetails.isTooLong(details.givenName))) }
      if !PersonalDetails.isName(details.familyName) {
        mistakes.append(.familyName(isTooLong: PersonalDetails.isTooLong(details.familyName)))
      }
      if !isGenderKnown { mistakes.append(.gender) }
      return mistakes
    }
  }

  /// Unicode scalars of a name: longer than any in a passport, which have 39 letters for each.
  static let nameLengthMax = 100

  static func isTooLong(_ name: String) -> Bool { name.unicodeScalars.count > nameLengthMax }

  /// Whether a name can be kept: short, honest, not of blanks alone, and no link. The owner decides what else is a name.
  static func isName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return scalars.count <= nameLengthMax
      && PeopleText.isHonest(name) && (scalars.isEmpty || PeopleText.isVisible(name)) && !NameLinkRules.hasLink(name)
  }
}
