// Written by protoc-gen-cairn from cairn/social/v1/profiles.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension ProfileVisibility {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile_visibility__descriptor_pointer(), as: Cairn__Social__V1__ProfileVisibility.self) {
      (c) throws(DecodingError) in try ProfileVisibility(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ProfileVisibility>) throws(DecodingError) {
    givenName = Visibility(rawValue: c.pointee.given_name_)
    familyName = Visibility(rawValue: c.pointee.family_name_)
    gender = Visibility(rawValue: c.pointee.gender_)
    about = Visibility(rawValue: c.pointee.about_)
    languages = Visibility(rawValue: c.pointee.languages_)
    lastSeen = Visibility(rawValue: c.pointee.last_seen_)
    picture = Visibility(rawValue: c.pointee.picture_)
    album = Visibility(rawValue: c.pointee.album_)
  }

  func write(to binary: inout BinaryWriter) {
    if givenName != .unspecified {
      binary.field(1, givenName)
    }
    if familyName != .unspecified {
      binary.field(2, familyName)
    }
    if gender != .unspecified {
      binary.field(3, gender)
    }
    if about != .unspecified {
      binary.field(4, about)
    }
    if languages != .unspecified {
      binary.field(5, languages)
    }
    if lastSeen != .unspecified {
      binary.field(6, lastSeen)
    }
    if picture != .unspecified {
      binary.field(7, picture)
    }
    if album != .unspecified {
      binary.field(8, album)
    }
  }
}

extension AppFacet {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__app_facet__descriptor_pointer(), as: Cairn__Social__V1__AppFacet.self) {
      (c) throws(DecodingError) in try AppFacet(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppFacet>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    about = try Binary.string(c.pointee.about_, "AppFacet.about")
    aboutVisibility = Visibility(rawValue: c.pointee.about_visibility_)
    isIdentityShared = c.pointee.is_identity_shared_ != 0
    shareTime = try moment(c.pointee.share_time_, "AppFacet.share_time")
    aboutLanguage = try Binary.string(c.pointee.about_language_, "AppFacet.about_language")
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !about.isEmpty {
      binary.field(2, about)
    }
    if aboutVisibility != .unspecified {
      binary.field(3, aboutVisibility)
    }
    if isIdentityShared {
      binary.field(4, isIdentityShared)
    }
    if let shareTime {
      binary.field(5, shareTime)
    }
    if !aboutLanguage.isEmpty {
      binary.field(6, aboutLanguage)
    }
  }
}

extension MyProfile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__my_profile__descriptor_pointer(), as: Cairn__Social__V1__MyProfile.self) {
      (c) throws(DecodingError) in try MyProfile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__MyProfile>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    givenName = try Binary.string(c.pointee.given_name_, "MyProfile.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "MyProfile.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
    about = try Binary.string(c.pointee.about_, "MyProfile.about")
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "MyProfile.languages") })
    if let field = c.pointee.visibility_ { visibility = try ProfileVisibility(c: field) }
    facets = try Binary.list(c.pointee.n_facets_, c.pointee.facets_, messages: { (value) throws(DecodingError) in try AppFacet(c: value) })
    version = c.pointee.version_
    pictureMediaID = try Binary.string(c.pointee.picture_media_id_, "MyProfile.picture_media_id")
    aboutLanguage = try Binary.string(c.pointee.about_language_, "MyProfile.about_language")
  }

  package func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if !givenName.isEmpty {
      binary.field(2, givenName)
    }
    if !familyName.isEmpty {
      binary.field(3, familyName)
    }
    if gender != .unspecified {
      binary.field(4, gender)
    }
    if !about.isEmpty {
      binary.field(5, about)
    }
    if !languages.isEmpty {
      for element in languages {
        binary.field(6, element)
      }
    }
    if let visibility {
      let start = binary.begin(7)
      visibility.write(to: &binary)
      binary.end(start)
    }
    if !facets.isEmpty {
      for element in facets {
        let start = binary.begin(8)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if version != 0 {
      binary.field(9, version)
    }
    if !pictureMediaID.isEmpty {
      binary.field(10, pictureMediaID)
    }
    if !aboutLanguage.isEmpty {
      binary.field(11, aboutLanguage)
    }
  }
}

extension Profile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile__descriptor_pointer(), as: Cairn__Social__V1__Profile.self) {
      (c) throws(DecodingError) in try Profile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Profile>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    relationship = Relationship(rawValue: c.pointee.relationship_)
    givenName = try Binary.string(c.pointee.given_name_, "Profile.given_name")
    familyName = try Binary.string(c.pointee.family_name_, "Profile.family_name")
    gender = Gender(rawValue: c.pointee.gender_)
    about = try Binary.string(c.pointee.about_, "Profile.about")
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "Profile.languages") })
    appAbout = try Binary.string(c.pointee.app_about_, "Profile.app_about")
    if let field = c.pointee.presence_ { presence = try Presence(c: field) }
    aboutLanguage = try Binary.string(c.pointee.about_language_, "Profile.about_language")
    appAboutLanguage = try Binary.string(c.pointee.app_about_language_, "Profile.app_about_language")
  }

  func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if relationship != .unspecified {
      binary.field(2, relationship)
    }
    if !givenName.isEmpty {
      binary.field(3, givenName)
    }
    if !familyName.isEmpty {
      binary.field(4, familyName)
    }
    if gender != .unspecified {
      binary.field(5, gender)
    }
    if !about.isEmpty {
      binary.field(6, about)
    }
    if !languages.isEmpty {
      for element in languages {
        binary.field(7, element)
      }
    }
    if !appAbout.isEmpty {
      binary.field(8, appAbout)
    }
    if let presence {
      let start = binary.begin(9)
      presence.write(to: &binary)
      binary.end(start)
    }
    if !aboutLanguage.isEmpty {
      binary.field(10, aboutLanguage)
    }
    if !appAboutLanguage.isEmpty {
      binary.field(11, appAboutLanguage)
    }
  }
}

extension GetMyProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_profile_request__descriptor_pointer(), as: Cairn__Social__V1__GetMyProfileRequest.self) {
      (c) throws(DecodingError) in try GetMyProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMyProfileRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetMyProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_profile_response__descriptor_pointer(), as: Cairn__Social__V1__GetMyProfileResponse.self) {
      (c) throws(DecodingError) in try GetMyProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMyProfileResponse>) throws(DecodingError) {
    if let field = c.pointee.profile_ { profile = try MyProfile(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let profile {
      let start = binary.begin(1)
      profile.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profile_request__descriptor_pointer(), as: Cairn__Social__V1__GetProfileRequest.self) {
      (c) throws(DecodingError) in try GetProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfileRequest>) throws(DecodingError) {
    if c.pointee.who_case.rawValue == 1 { who = .accountID(try Binary.string(c.pointee.account_id_, "GetProfileRequest.account_id")) }
    if c.pointee.who_case.rawValue == 2 { who = .username(try Binary.string(c.pointee.username_, "GetProfileRequest.username")) }
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    switch who {
    case .accountID(let value):
      binary.field(1, value)
    case .username(let value):
      binary.field(2, value)
    default: break
    }
    if realm != .unspecified {
      binary.field(3, realm)
    }
  }
}

extension GetProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profile_response__descriptor_pointer(), as: Cairn__Social__V1__GetProfileResponse.self) {
      (c) throws(DecodingError) in try GetProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfileResponse>) throws(DecodingError) {
    if let field = c.pointee.profile_ { profile = try Profile(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let profile {
      let start = binary.begin(1)
      profile.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetProfilesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profiles_request__descriptor_pointer(), as: Cairn__Social__V1__GetProfilesRequest.self) {
      (c) throws(DecodingError) in try GetProfilesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfilesRequest>) throws(DecodingError) {
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "GetProfilesRequest.account_ids") })
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(1, element)
      }
    }
    if realm != .unspecified {
      binary.field(2, realm)
    }
  }
}

extension GetProfilesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profiles_response__descriptor_pointer(), as: Cairn__Social__V1__GetProfilesResponse.self) {
      (c) throws(DecodingError) in try GetProfilesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfilesResponse>) throws(DecodingError) {
    profiles = try Binary.list(c.pointee.n_profiles_, c.pointee.profiles_, messages: { (value) throws(DecodingError) in try Profile(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !profiles.isEmpty {
      for element in profiles {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension LanguageList {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__language_list__descriptor_pointer(), as: Cairn__Social__V1__LanguageList.self) {
      (c) throws(DecodingError) in try LanguageList(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__LanguageList>) throws(DecodingError) {
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "LanguageList.languages") })
  }

  func write(to binary: inout BinaryWriter) {
    if !languages.isEmpty {
      for element in languages {
        binary.field(1, element)
      }
    }
  }
}

extension UpdateProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_profile_request__descriptor_pointer(), as: Cairn__Social__V1__UpdateProfileRequest.self) {
      (c) throws(DecodingError) in try UpdateProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdateProfileRequest>) throws(DecodingError) {
    if c.pointee._about_case.rawValue == 1 { about = try Binary.string(c.pointee.about_, "UpdateProfileRequest.about") }
    if let field = c.pointee.languages_ { languages = try LanguageList(c: field) }
    if let field = c.pointee.visibility_ { visibility = try ProfileVisibility(c: field) }
    expectedVersion = c.pointee.expected_version_
    if c.pointee._about_language_case.rawValue == 5 { aboutLanguage = try Binary.string(c.pointee.about_language_, "UpdateProfileRequest.about_language") }
  }

  func write(to binary: inout BinaryWriter) {
    if let about {
      binary.field(1, about)
    }
    if let languages {
      let start = binary.begin(2)
      languages.write(to: &binary)
      binary.end(start)
    }
    if let visibility {
      let start = binary.begin(3)
      visibility.write(to: &binary)
      binary.end(start)
    }
    if expectedVersion != 0 {
      binary.field(4, expectedVersion)
    }
    if let aboutLanguage {
      binary.field(5, aboutLanguage)
    }
  }
}

extension UpdateProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_profile_response__descriptor_pointer(), as: Cairn__Social__V1__UpdateProfileResponse.self) {
      (c) throws(DecodingError) in try UpdateProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdateProfileResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension SetAppFacetRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_app_facet_request__descriptor_pointer(), as: Cairn__Social__V1__SetAppFacetRequest.self) {
      (c) throws(DecodingError) in try SetAppFacetRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetAppFacetRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    about = try Binary.string(c.pointee.about_, "SetAppFacetRequest.about")
    aboutVisibility = Visibility(rawValue: c.pointee.about_visibility_)
    isIdentityShared = c.pointee.is_identity_shared_ != 0
    expectedVersion = c.pointee.expected_version_
    aboutLanguage = try Binary.string(c.pointee.about_language_, "SetAppFacetRequest.about_language")
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !about.isEmpty {
      binary.field(2, about)
    }
    if aboutVisibility != .unspecified {
      binary.field(3, aboutVisibility)
    }
    if isIdentityShared {
      binary.field(4, isIdentityShared)
    }
    if expectedVersion != 0 {
      binary.field(5, expectedVersion)
    }
    if !aboutLanguage.isEmpty {
      binary.field(6, aboutLanguage)
    }
  }
}

extension SetAppFacetResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_app_facet_response__descriptor_pointer(), as: Cairn__Social__V1__SetAppFacetResponse.self) {
      (c) throws(DecodingError) in try SetAppFacetResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetAppFacetResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension SetProfilePictureRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_profile_picture_request__descriptor_pointer(), as: Cairn__Social__V1__SetProfilePictureRequest.self) {
      (c) throws(DecodingError) in try SetProfilePictureRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetProfilePictureRequest>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "SetProfilePictureRequest.media_id")
    expectedVersion = c.pointee.expected_version_
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if expectedVersion != 0 {
      binary.field(2, expectedVersion)
    }
  }
}

extension SetProfilePictureResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_profile_picture_response__descriptor_pointer(), as: Cairn__Social__V1__SetProfilePictureResponse.self) {
      (c) throws(DecodingError) in try SetProfilePictureResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetProfilePictureResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension ProfileUpdated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile_updated__descriptor_pointer(), as: Cairn__Social__V1__ProfileUpdated.self) {
      (c) throws(DecodingError) in try ProfileUpdated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__ProfileUpdated>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ProfileUpdated.account_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}
