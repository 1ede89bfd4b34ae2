import CairnProto
import FoundationEssentials
import Identity
import LocalBuddyProto
import RPC
import SocialCommon

extension BuddySettingsContent {
  /// - Throws: `invalid_argument`.
  init(_ request: SetBuddySettingsRequest) throws(RPCError) {
    do throws(BuddyRules.Refusal) {
      ages = try BuddyRules.ages(min: request.minAge, max: request.maxAge)
    } catch {
      throw RPCError(error)
    }
    for gender in request.genders {
      guard let known = PersonalDetails.Gender(gender) else { throw .invalid("genders", .unknownValue) }
      genders.insert(known)
    }
    (languages, about, aboutLanguage) = (request.languages, request.about, request.aboutLanguage)
  }
}

extension BuddySettings {
  init(_ buddy: StoredBuddy, in cities: [ChosenCity]) {
    let content = buddy.content
    self.init(
      cities: cities.map { BuddyCity($0) }, minAge: Int32(content.ages.lowerBound), maxAge: Int32(content.ages.upperBound),
      genders: PersonalDetails.Gender.allCases.filter(content.genders.contains).map { Gender($0) }, languages: content.languages,
      about: content.about, aboutLanguage: content.aboutLanguage, isPaused: buddy.isPaused, startTime: buddy.startTime,
      version: buddy.version)
  }
}

extension BuddyCity {
  init(_ city: ChosenCity) {
    self.init(cityID: city.cityID, name: city.name, countryCode: city.countryCode, timeZone: city.timeZone)
  }
}

extension Buddy {
  init(_ found: FoundBuddy, as person: Person, in cities: [ChosenCity], rated rating: RatingSummary) {
    let content = found.buddy.content
    self.init(
      person: person, cities: cities.map { BuddyCity($0) }, languages: content.languages, about: content.about,
      aboutLanguage: content.aboutLanguage, ratingAverage: rating.average, feedbackCount: Int32(clamping: rating.count),
      distanceM: Int32(clamping: found.distance))
  }
}

extension Gender {
  fileprivate init(_ gender: PersonalDetails.Gender) {
    switch gender {
    case .female: self = .female
    case .male: self = .male
    case .other: self = .other
    }
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: BuddyRules.Refusal) {
    switch refusal {
    case .tooManyCities: self = .invalid("city_ids", .tooMany, "at most \(BuddyRules.citiesMax)")
    case .duplicateCity: self = .invalid("city_ids", .duplicate)
    case .minAge: self = .invalid("min_age", .outOfRange, "\(BuddyRules.ageMin) to \(BuddyRules.ageMax)")
    case .maxAge: self = .invalid("max_age", .outOfRange, "min_age to \(BuddyRules.ageMax)")
    case .tooManyLanguages: self = .invalid("languages", .tooMany, "at most \(BuddyRules.languagesMax)")
    case .language: self = .invalid("languages", .malformed, "tags of BCP 47")
    case .aboutTooLong: self = .invalid("about", .tooLong, "at most \(BuddyRules.aboutLengthMax) characters")
    case .aboutNotWriting: self = .invalid("about", .notWriting)
    case .link: self = .invalid("about", .linkTooEarly, "no links in the first days of an account")
    case .aboutLanguage: self = .invalid("about_language", .malformed, "a tag of BCP 47")
    case .versionMismatch(let version): self.init(.aborted, reason: .versionMismatch, metadata: ["version": String(version)])
    case .full: self.init(.failedPrecondition, reason: .tooManyCities, metadata: ["max": String(BuddyRules.citiesMax)])
    }
  }

  /// Nobody of that id who is a buddy, or one who does not let the caller find them: nobody learns which.
  static let buddyNotFound = RPCError(.notFound, reason: .buddyNotFound)
}
