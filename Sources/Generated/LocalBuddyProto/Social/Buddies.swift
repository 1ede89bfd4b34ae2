// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// A city in which somebody is a buddy.
public struct BuddyCity: Message {
  public static let protoName = "cairn.social.localbuddy.v1.BuddyCity"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// The usual English name; CityService.GetCity knows more.
  public var name: String = ""

  /// ISO 3166-1 alpha-2 code of the country, lower-case.
  public var countryCode: String = ""

  /// IANA time zone, for example "Europe/Rome".
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0, name: String = "", countryCode: String = "", timeZone: String = "") {
    self.cityID = cityID
    self.name = name
    self.countryCode = countryCode
    self.timeZone = timeZone
  }
}

/// Settings of a buddy, for their owner alone.
public struct BuddySettings: Message {
  public static let protoName = "cairn.social.localbuddy.v1.BuddySettings"

  /// Cities, in the order of the owner.
  public var cities: [BuddyCity] = []

  /// Youngest age of travellers who find the buddy, in years.
  public var minAge: Int32 = 0

  /// Oldest age of travellers who find the buddy, in years; 99 means 99 and over.
  public var maxAge: Int32 = 0

  /// Genders of travellers who find the buddy; empty for any, also one that is not told.
  public var genders: [CairnProto.Gender] = []

  /// Languages that the buddy speaks, the best first: tags of BCP 47.
  public var languages: [String] = []

  /// Text that the buddy tells travellers; empty for others where moderators have hidden it.
  public var about: String = ""

  /// Language of the text: a tag of BCP 47; empty when it is not told.
  public var aboutLanguage: String = ""

  /// Whether nobody finds the buddy for now.
  public var isPaused: Bool = false

  /// Time since when the owner has been a buddy.
  public var startTime: Moment? = nil

  /// Number of the settings, raised by each change.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cities: [BuddyCity] = [], minAge: Int32 = 0, maxAge: Int32 = 0, genders: [CairnProto.Gender] = [], languages: [String] = [], about: String = "", aboutLanguage: String = "", isPaused: Bool = false, startTime: Moment? = nil, version: Int64 = 0) {
    self.cities = cities
    self.minAge = minAge
    self.maxAge = maxAge
    self.genders = genders
    self.languages = languages
    self.about = about
    self.aboutLanguage = aboutLanguage
    self.isPaused = isPaused
    self.startTime = startTime
    self.version = version
  }
}

/// A local whom the caller may write to.
public struct Buddy: Message {
  public static let protoName = "cairn.social.localbuddy.v1.Buddy"

  /// The person.
  public var person: CairnProto.Person? = nil

  /// Cities, in the order of the buddy.
  public var cities: [BuddyCity] = []

  /// Languages that the buddy speaks, the best first: tags of BCP 47.
  public var languages: [String] = []

  /// Text that the buddy tells travellers; empty for others where moderators have hidden it.
  public var about: String = ""

  /// Language of the text: a tag of BCP 47; empty when it is not told.
  public var aboutLanguage: String = ""

  /// Average of the ratings that others have given after meetings, 1 to 5; 0 without any.
  public var ratingAverage: Double = 0

  /// Number of these ratings.
  public var feedbackCount: Int32 = 0

  /// Rough distance of the nearest of the buddy's cities from the city that was asked for, metres: 0 in the city itself, otherwise 10,000 to 50,000
  /// in steps of 10,000. In lists only.
  public var distanceM: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: CairnProto.Person? = nil, cities: [BuddyCity] = [], languages: [String] = [], about: String = "", aboutLanguage: String = "", ratingAverage: Double = 0, feedbackCount: Int32 = 0, distanceM: Int32 = 0) {
    self.person = person
    self.cities = cities
    self.languages = languages
    self.about = about
    self.aboutLanguage = aboutLanguage
    self.ratingAverage = ratingAverage
    self.feedbackCount = feedbackCount
    self.distanceM = distanceM
  }
}

/// Nothing but the caller is asked about.
public struct GetBuddySettingsRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddySettingsRequest"

  /// Every field at its default.
  public init() {}
}

/// The settings.
public struct GetBuddySettingsResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddySettingsResponse"

  /// As they are.
  public var settings: BuddySettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: BuddySettings? = nil) {
    self.settings = settings
  }
}

/// Settings as they are to be.
public struct SetBuddySettingsRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.SetBuddySettingsRequest"

  /// GeoNames ids, at most 10.
  public var cityIDs: [Int64] = []

  /// 18 to 99; 0 means 18.
  public var minAge: Int32 = 0

  /// From min_age to 99; 0 means 99.
  public var maxAge: Int32 = 0

  /// Empty for any.
  public var genders: [CairnProto.Gender] = []

  /// Tags of BCP 47, at most 10.
  public var languages: [String] = []

  /// At most 1,000 characters.
  public var about: String = ""

  /// A tag of BCP 47; may be empty.
  public var aboutLanguage: String = ""

  /// Number of the settings that the change is made upon; 0 for whatever there is.
  public var expectedVersion: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityIDs: [Int64] = [], minAge: Int32 = 0, maxAge: Int32 = 0, genders: [CairnProto.Gender] = [], languages: [String] = [], about: String = "", aboutLanguage: String = "", expectedVersion: Int64 = 0) {
    self.cityIDs = cityIDs
    self.minAge = minAge
    self.maxAge = maxAge
    self.genders = genders
    self.languages = languages
    self.about = about
    self.aboutLanguage = aboutLanguage
    self.expectedVersion = expectedVersion
  }
}

/// The settings were kept.
public struct SetBuddySettingsResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.SetBuddySettingsResponse"

  /// Number of the settings as they are now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// City to add.
public struct AddBuddyCityRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.AddBuddyCityRequest"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0) {
    self.cityID = cityID
  }
}

/// The city is among those of the caller.
public struct AddBuddyCityResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.AddBuddyCityResponse"

  /// As they are now.
  public var settings: BuddySettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: BuddySettings? = nil) {
    self.settings = settings
  }
}

/// City to take away.
public struct RemoveBuddyCityRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RemoveBuddyCityRequest"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0) {
    self.cityID = cityID
  }
}

/// The city is not among those of the caller.
public struct RemoveBuddyCityResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.RemoveBuddyCityResponse"

  /// As they are now.
  public var settings: BuddySettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: BuddySettings? = nil) {
    self.settings = settings
  }
}

/// Choice of the caller to be found, or not.
public struct PauseBuddyRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.PauseBuddyRequest"

  /// Whether nobody finds the caller.
  public var isPaused: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isPaused: Bool = false) {
    self.isPaused = isPaused
  }
}

/// The choice was kept.
public struct PauseBuddyResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.PauseBuddyResponse"

  /// As they are now.
  public var settings: BuddySettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: BuddySettings? = nil) {
    self.settings = settings
  }
}

/// Nothing but the caller is asked about.
public struct StopBuddyRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.StopBuddyRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller is no buddy.
public struct StopBuddyResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.StopBuddyResponse"

  /// Every field at its default.
  public init() {}
}

/// City in which buddies are looked for.
public struct FindBuddiesRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.FindBuddiesRequest"

  /// GeoNames id.
  public var cityID: Int64 = 0

  /// Whether buddies of cities within 50 km follow.
  public var includesNearCities: Bool = false

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cityID: Int64 = 0, includesNearCities: Bool = false, pageSize: Int32 = 0, pageToken: String = "") {
    self.cityID = cityID
    self.includesNearCities = includesNearCities
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of buddies.
public struct FindBuddiesResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.FindBuddiesResponse"

  /// Buddies of the city first, then by the steps of distance; among equals those first who have had their accounts for longest.
  public var buddies: [Buddy] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(buddies: [Buddy] = [], nextPageToken: String = "") {
    self.buddies = buddies
    self.nextPageToken = nextPageToken
  }
}

/// The buddy that is asked for.
public struct GetBuddyRequest: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddyRequest"

  /// A UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The buddy.
public struct GetBuddyResponse: Message {
  public static let protoName = "cairn.social.localbuddy.v1.GetBuddyResponse"

  /// As the caller may see them.
  public var buddy: Buddy? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(buddy: Buddy? = nil) {
    self.buddy = buddy
  }
}
