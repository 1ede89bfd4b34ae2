import Texts

/// Settings of buddies, and the travellers who find them (requirements L-15, L-20 … L-23, L-S1 … L-S4, L-S19). Pure.
enum BuddyRules {
  /// Years of travellers: people of age, and the last year stands for all after it.
  static let (ageMin, ageMax) = (18, 99)
  /// Cities of one buddy: more than anybody is at home in, and too few to be found everywhere (requirement L-S19).
  static let citiesMax = 10
  /// More than anybody speaks who is not a marvel.
  static let languagesMax = 10
  /// Unicode scalars of what a buddy tells: a screen full.
  static let aboutLengthMax = 1_000

  enum Refusal: Error, Hashable {
    case tooManyCities
    case duplicateCity
    case minAge
    case maxAge
    case tooManyLanguages
    case language
    case aboutTooLong
    case aboutNotWriting
    /// A link in what a newcomer says.
    case link
    case aboutLanguage
    case versionMismatch(Int64)
    /// One more than there may be, of those that are added one by one.
    case full
  }

  /// Whether a traveller finds a buddy with these settings. The statement of `BuddyStore` decides the same; a test holds them against each other.
  static func admits(_ content: BuddySettingsContent, _ traveller: Traveller) -> Bool {
    guard content.ages.contains(min(traveller.age, ageMax)) else { return false }
    return content.genders.isEmpty || traveller.gender.map { content.genders.contains($0) } == true
  }

  static func checkCities(_ cityIDs: [Int64]) throws(Refusal) {
    guard cityIDs.count <= citiesMax else { throw .tooManyCities }
    guard Set(cityIDs).count == cityIDs.count else { throw .duplicateCity }
  }

  /// Settings as they are kept.
  /// - Parameters:
  ///   - hasLink: Whether there is a link in the text of somebody who may not have one yet.
  ///   - isTag: Whether a text is a tag of BCP 47.
  static func checked(
    _ content: BuddySettingsContent, hasLink: Bool, isTag: (String) -> Bool
  ) throws(Refusal) -> BuddySettingsContent {
    var kept = content
    guard content.languages.count <= languagesMax else { throw .tooManyLanguages }
    guard content.languages.allSatisfy(isTag) else { throw .language }
    kept.about = PeopleText.withoutBlanks(NormalForm.nfc(content.about))
    guard kept.about.unicodeScalars.count <= aboutLengthMax else { throw .aboutTooLong }
    guard PeopleText.isHonest(kept.about, isMultiline: true) else { throw .aboutNotWriting }
    if hasLink { throw .link }
    guard content.aboutLanguage.isEmpty || isTag(content.aboutLanguage) else { throw .aboutLanguage }
    return kept
  }

  /// Years as a request has them; 0 for the end of the range.
  static func ages(min asked: Int32, max most: Int32) throws(Refusal) -> ClosedRange<Int> {
    let (first, last) = (asked == 0 ? ageMin : Int(asked), most == 0 ? ageMax : Int(most))
    guard (ageMin...ageMax).contains(first) else { throw .minAge }
    guard (first...ageMax).contains(last) else { throw .maxAge }
    return first...last
  }

  /// - Parameters:
  ///   - version: That of the settings that there are; 0 where there are none.
  ///   - expected: 0 for whatever there is.
  static func check(_ version: Int64, expected: Int64) throws(Refusal) {
    guard expected == 0 || expected == version else { throw .versionMismatch(version) }
  }
}
