// Written by protoc-gen-cairn from cairn/social/v1/profiles.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// People who may see a part of a profile.
public enum Visibility: MessageEnum {
  /// In a change: it stays as it is. Never sent.
  case unspecified
  /// Everybody with an account, and everybody who has a link that its owner has made to the profile (ShareService); of a minor, friends.
  case everyone
  /// Friends.
  case friends
  /// Its owner.
  case nobody
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .everyone, .friends, .nobody]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .everyone: 1
    case .friends: 2
    case .nobody: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .everyone
    case 2: self = .friends
    case 3: self = .nobody
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "VISIBILITY_UNSPECIFIED"
    case .everyone: "VISIBILITY_EVERYONE"
    case .friends: "VISIBILITY_FRIENDS"
    case .nobody: "VISIBILITY_NOBODY"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "VISIBILITY_UNSPECIFIED": self = .unspecified
    case "VISIBILITY_EVERYONE": self = .everyone
    case "VISIBILITY_FRIENDS": self = .friends
    case "VISIBILITY_NOBODY": self = .nobody
    default: return nil
    }
  }
}

/// Visibility of each part of a profile.
public struct ProfileVisibility: Message {
  public static let protoName = "cairn.social.v1.ProfileVisibility"

  /// At first nobody.
  public var givenName: Visibility = .unspecified

  /// At first nobody.
  public var familyName: Visibility = .unspecified

  /// At first nobody.
  public var gender: Visibility = .unspecified

  /// At first everybody.
  public var about: Visibility = .unspecified

  /// At first everybody.
  public var languages: Visibility = .unspecified

  /// Time at which its owner was last there, roughly. At first friends; never everybody.
  public var lastSeen: Visibility = .unspecified

  /// At first everybody.
  public var picture: Visibility = .unspecified

  /// The photos of the album (MediaService.ListAlbum); a link to the profile does not show them. At first friends.
  public var album: Visibility = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(givenName: Visibility = .unspecified, familyName: Visibility = .unspecified, gender: Visibility = .unspecified, about: Visibility = .unspecified, languages: Visibility = .unspecified, lastSeen: Visibility = .unspecified, picture: Visibility = .unspecified, album: Visibility = .unspecified) {
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
    self.about = about
    self.languages = languages
    self.lastSeen = lastSeen
    self.picture = picture
    self.album = album
  }
}

/// Facet of somebody in one app.
public struct AppFacet: Message {
  public static let protoName = "cairn.social.v1.AppFacet"

  /// The app.
  public var realm: Realm = .unspecified

  /// Text of the person about themselves in that app; empty when nothing is said. At most 1,000 characters after NFC.
  public var about: String = ""

  /// Visibility of that text. At first everybody.
  public var aboutVisibility: Visibility = .unspecified

  /// Whether the profile of all apps is shown in this one, as its visibility says, and friends are told that its owner is in this app. At first
  /// not.
  public var isIdentityShared: Bool = false

  /// Time since which it is shared; absent while it is not. Set by the server.
  public var shareTime: Moment? = nil

  /// Language of that text, as a tag of BCP 47; empty when it is not told.
  public var aboutLanguage: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, about: String = "", aboutVisibility: Visibility = .unspecified, isIdentityShared: Bool = false, shareTime: Moment? = nil, aboutLanguage: String = "") {
    self.realm = realm
    self.about = about
    self.aboutVisibility = aboutVisibility
    self.isIdentityShared = isIdentityShared
    self.shareTime = shareTime
    self.aboutLanguage = aboutLanguage
  }
}

/// One's own profile.
public struct MyProfile: Message {
  public static let protoName = "cairn.social.v1.MyProfile"

  /// The person; without a user name for a guest.
  public var person: Person? = nil

  /// Given name, as AccountService has it; empty when it is not told.
  public var givenName: String = ""

  /// Family name, as AccountService has it; empty when it is not told.
  public var familyName: String = ""

  /// Gender, as AccountService has it; unspecified when it is not told.
  public var gender: Gender = .unspecified

  /// Text about oneself; empty when nothing is said.
  public var about: String = ""

  /// Languages that one speaks, as tags of BCP 47, the best first.
  public var languages: [String] = []

  /// Visibility of each part.
  public var visibility: ProfileVisibility? = nil

  /// Facets, in the order of the apps; an app of which nothing was said is left out.
  public var facets: [AppFacet] = []

  /// Version of the profile, another one after each change of anything but the name.
  public var version: Int64 = 0

  /// The media that is the picture. UUID; empty when there is none.
  public var pictureMediaID: String = ""

  /// Language of the text about oneself, as a tag of BCP 47; empty when it is not told.
  public var aboutLanguage: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, givenName: String = "", familyName: String = "", gender: Gender = .unspecified, about: String = "", languages: [String] = [], visibility: ProfileVisibility? = nil, facets: [AppFacet] = [], version: Int64 = 0, pictureMediaID: String = "", aboutLanguage: String = "") {
    self.person = person
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
    self.about = about
    self.languages = languages
    self.visibility = visibility
    self.facets = facets
    self.version = version
    self.pictureMediaID = pictureMediaID
    self.aboutLanguage = aboutLanguage
  }
}

/// Profile of somebody, as far as the caller may see it.
public struct Profile: Message {
  public static let protoName = "cairn.social.v1.Profile"

  /// The person.
  public var person: Person? = nil

  /// Relation of the caller to that person.
  public var relationship: Relationship = .unspecified

  /// Empty when it is not told, or not to the caller.
  public var givenName: String = ""

  /// Empty when it is not told, or not to the caller.
  public var familyName: String = ""

  /// Unspecified when it is not told, or not to the caller.
  public var gender: Gender = .unspecified

  /// Empty when it is not told, or not to the caller.
  public var about: String = ""

  /// Empty when they are not told, or not to the caller.
  public var languages: [String] = []

  /// Text of the person about themselves in the app that was asked for; empty when it is not told, or not to the caller.
  public var appAbout: String = ""

  /// Whether they are there; of friends only.
  public var presence: Presence? = nil

  /// Language of "about", as a tag of BCP 47; empty when it is not told, or "about" is not told to the caller.
  public var aboutLanguage: String = ""

  /// Language of "app_about", as about_language is of "about".
  public var appAboutLanguage: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, relationship: Relationship = .unspecified, givenName: String = "", familyName: String = "", gender: Gender = .unspecified, about: String = "", languages: [String] = [], appAbout: String = "", presence: Presence? = nil, aboutLanguage: String = "", appAboutLanguage: String = "") {
    self.person = person
    self.relationship = relationship
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
    self.about = about
    self.languages = languages
    self.appAbout = appAbout
    self.presence = presence
    self.aboutLanguage = aboutLanguage
    self.appAboutLanguage = appAboutLanguage
  }
}

/// Asks for one's own profile.
public struct GetMyProfileRequest: Message {
  public static let protoName = "cairn.social.v1.GetMyProfileRequest"

  /// Every field at its default.
  public init() {}
}

/// One's own profile.
public struct GetMyProfileResponse: Message {
  public static let protoName = "cairn.social.v1.GetMyProfileResponse"

  /// All of it.
  public var profile: MyProfile? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(profile: MyProfile? = nil) {
    self.profile = profile
  }
}

/// Person whose profile is asked for.
public struct GetProfileRequest: Message {
  public static let protoName = "cairn.social.v1.GetProfileRequest"

  /// The person, named by one of both.
  public enum OneOfWho: Sendable, Hashable {
    /// UUID.
    case accountID(String)
    /// The exact user name, without regard to case. At most 254 bytes.
    case username(String)
  }

  /// The person, named by one of both.
  public var who: OneOfWho? = nil

  /// The app in which it is looked at.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(who: OneOfWho? = nil, realm: Realm = .unspecified) {
    self.who = who
    self.realm = realm
  }
}

/// Profile, as far as the caller may see it.
public struct GetProfileResponse: Message {
  public static let protoName = "cairn.social.v1.GetProfileResponse"

  /// Profile of the person who was asked for.
  public var profile: Profile? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(profile: Profile? = nil) {
    self.profile = profile
  }
}

/// People whose profiles are asked for.
public struct GetProfilesRequest: Message {
  public static let protoName = "cairn.social.v1.GetProfilesRequest"

  /// 1 to 50 accounts. UUIDs.
  public var accountIDs: [String] = []

  /// The app in which they are looked at.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountIDs: [String] = [], realm: Realm = .unspecified) {
    self.accountIDs = accountIDs
    self.realm = realm
  }
}

/// Profiles, as far as the caller may see them.
public struct GetProfilesResponse: Message {
  public static let protoName = "cairn.social.v1.GetProfilesResponse"

  /// In the order of account_ids, each person once.
  public var profiles: [Profile] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(profiles: [Profile] = []) {
    self.profiles = profiles
  }
}

/// Languages that one speaks.
public struct LanguageList: Message {
  public static let protoName = "cairn.social.v1.LanguageList"

  /// Tags of BCP 47 like "sv" or "de-AT", the best first. At most 10.
  public var languages: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(languages: [String] = []) {
    self.languages = languages
  }
}

/// Parts to change; absent fields change nothing.
public struct UpdateProfileRequest: Message {
  public static let protoName = "cairn.social.v1.UpdateProfileRequest"

  /// Text about oneself. At most 1,000 characters after NFC; empty says nothing.
  public var about: String? = nil

  /// Languages that replace all of them.
  public var languages: LanguageList? = nil

  /// Visibility of each part; a part that is unspecified in it stays.
  public var visibility: ProfileVisibility? = nil

  /// The version that the change was made from; 0 for any.
  public var expectedVersion: Int64 = 0

  /// Language of "about", as a tag of BCP 47 like "sv" or "de-AT"; empty says nothing of it.
  public var aboutLanguage: String? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(about: String? = nil, languages: LanguageList? = nil, visibility: ProfileVisibility? = nil, expectedVersion: Int64 = 0, aboutLanguage: String? = nil) {
    self.about = about
    self.languages = languages
    self.visibility = visibility
    self.expectedVersion = expectedVersion
    self.aboutLanguage = aboutLanguage
  }
}

/// The profile is changed.
public struct UpdateProfileResponse: Message {
  public static let protoName = "cairn.social.v1.UpdateProfileResponse"

  /// The profile's version now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// Facet of the caller in an app.
public struct SetAppFacetRequest: Message {
  public static let protoName = "cairn.social.v1.SetAppFacetRequest"

  /// The app.
  public var realm: Realm = .unspecified

  /// Text about oneself in that app. At most 1,000 characters after NFC; empty says nothing.
  public var about: String = ""

  /// Visibility of that text.
  public var aboutVisibility: Visibility = .unspecified

  /// Whether the profile of all apps is shown in this one.
  public var isIdentityShared: Bool = false

  /// The version of the profile that the change was made from; 0 for any.
  public var expectedVersion: Int64 = 0

  /// Language of "about", as a tag of BCP 47; empty says nothing of it.
  public var aboutLanguage: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, about: String = "", aboutVisibility: Visibility = .unspecified, isIdentityShared: Bool = false, expectedVersion: Int64 = 0, aboutLanguage: String = "") {
    self.realm = realm
    self.about = about
    self.aboutVisibility = aboutVisibility
    self.isIdentityShared = isIdentityShared
    self.expectedVersion = expectedVersion
    self.aboutLanguage = aboutLanguage
  }
}

/// The facet is replaced.
public struct SetAppFacetResponse: Message {
  public static let protoName = "cairn.social.v1.SetAppFacetResponse"

  /// The profile's version now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// Picture to show.
public struct SetProfilePictureRequest: Message {
  public static let protoName = "cairn.social.v1.SetProfilePictureRequest"

  /// Media of CompleteUpload, with purpose AVATAR. UUID; empty for no picture.
  public var mediaID: String = ""

  /// The version of the profile that the change was made from; 0 for any.
  public var expectedVersion: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", expectedVersion: Int64 = 0) {
    self.mediaID = mediaID
    self.expectedVersion = expectedVersion
  }
}

/// The picture is set.
public struct SetProfilePictureResponse: Message {
  public static let protoName = "cairn.social.v1.SetProfilePictureResponse"

  /// The profile's version now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// Event "profile.updated": to its owner's devices, and to friends when what they may see is another: they read it again. Also when the user name is
/// another one, some seconds after the change: by then every answer has the new name.
public struct ProfileUpdated: Message {
  public static let protoName = "cairn.social.v1.ProfileUpdated"

  /// Owner of the profile. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}
