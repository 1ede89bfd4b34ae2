// Written by protoc-gen-cairn from cairn/social/v1/profiles.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ProfileVisibility {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile_visibility__descriptor_pointer(), as: Cairn__Social__V1__ProfileVisibility.self) {
      (c) throws(DecodingError) in try ProfileVisibility(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ProfileVisibility>) throws(DecodingError) {
    givenName = Visibility(rawValue: c.pointee.given_name_)
    familyName = Visibility(rawValue: c.pointee.family_name_)
    gender = Visibility(rawValue: c.pointee.gender_)
    about = Visibility(rawValue: c.pointee.about_)
    languages = Visibility(rawValue: c.pointee.languages_)
    lastSeen = Visibility(rawValue: c.pointee.last_seen_)
    picture = Visibility(rawValue: c.pointee.picture_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ProfileVisibility> {
    let c = arena.make(Cairn__Social__V1__ProfileVisibility.self)
    cairn__social__v1__profile_visibility__init(c)
    c.pointee.given_name_ = givenName.rawValue
    c.pointee.family_name_ = familyName.rawValue
    c.pointee.gender_ = gender.rawValue
    c.pointee.about_ = about.rawValue
    c.pointee.languages_ = languages.rawValue
    c.pointee.last_seen_ = lastSeen.rawValue
    c.pointee.picture_ = picture.rawValue
    return c
  }
}

extension AppFacet {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__app_facet__descriptor_pointer(), as: Cairn__Social__V1__AppFacet.self) {
      (c) throws(DecodingError) in try AppFacet(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppFacet>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    about = try Binary.string(c.pointee.about_, "AppFacet.about")
    aboutVisibility = Visibility(rawValue: c.pointee.about_visibility_)
    isIdentityShared = c.pointee.is_identity_shared_ != 0
    shareTime = try moment(c.pointee.share_time_, "AppFacet.share_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AppFacet> {
    let c = arena.make(Cairn__Social__V1__AppFacet.self)
    cairn__social__v1__app_facet__init(c)
    c.pointee.realm_ = realm.rawValue
    c.pointee.about_ = arena.string(about)
    c.pointee.about_visibility_ = aboutVisibility.rawValue
    c.pointee.is_identity_shared_ = isIdentityShared ? 1 : 0
    if let shareTime {
      c.pointee.share_time_ = arena.timestamp(shareTime)
    }
    return c
  }
}

extension MyProfile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__my_profile__descriptor_pointer(), as: Cairn__Social__V1__MyProfile.self) {
      (c) throws(DecodingError) in try MyProfile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MyProfile>) throws(DecodingError) {
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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__MyProfile> {
    let c = arena.make(Cairn__Social__V1__MyProfile.self)
    cairn__social__v1__my_profile__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    c.pointee.about_ = arena.string(about)
    c.pointee.n_languages_ = languages.count
    c.pointee.languages_ = arena.list(languages) { value in arena.string(value) }
    if let visibility {
      c.pointee.visibility_ = visibility.lower(in: arena)
    }
    c.pointee.n_facets_ = facets.count
    c.pointee.facets_ = arena.list(facets) { value in value.lower(in: arena) }
    c.pointee.version_ = version
    c.pointee.picture_media_id_ = arena.string(pictureMediaID)
    return c
  }
}

extension Profile {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile__descriptor_pointer(), as: Cairn__Social__V1__Profile.self) {
      (c) throws(DecodingError) in try Profile(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Profile> {
    let c = arena.make(Cairn__Social__V1__Profile.self)
    cairn__social__v1__profile__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.relationship_ = relationship.rawValue
    c.pointee.given_name_ = arena.string(givenName)
    c.pointee.family_name_ = arena.string(familyName)
    c.pointee.gender_ = gender.rawValue
    c.pointee.about_ = arena.string(about)
    c.pointee.n_languages_ = languages.count
    c.pointee.languages_ = arena.list(languages) { value in arena.string(value) }
    c.pointee.app_about_ = arena.string(appAbout)
    if let presence {
      c.pointee.presence_ = presence.lower(in: arena)
    }
    return c
  }
}

extension GetMyProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_profile_request__descriptor_pointer(), as: Cairn__Social__V1__GetMyProfileRequest.self) {
      (c) throws(DecodingError) in try GetMyProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMyProfileRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetMyProfileRequest> {
    let c = arena.make(Cairn__Social__V1__GetMyProfileRequest.self)
    cairn__social__v1__get_my_profile_request__init(c)
    return c
  }
}

extension GetMyProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_my_profile_response__descriptor_pointer(), as: Cairn__Social__V1__GetMyProfileResponse.self) {
      (c) throws(DecodingError) in try GetMyProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetMyProfileResponse>) throws(DecodingError) {
    if let field = c.pointee.profile_ { profile = try MyProfile(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetMyProfileResponse> {
    let c = arena.make(Cairn__Social__V1__GetMyProfileResponse.self)
    cairn__social__v1__get_my_profile_response__init(c)
    if let profile {
      c.pointee.profile_ = profile.lower(in: arena)
    }
    return c
  }
}

extension GetProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profile_request__descriptor_pointer(), as: Cairn__Social__V1__GetProfileRequest.self) {
      (c) throws(DecodingError) in try GetProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfileRequest>) throws(DecodingError) {
    if c.pointee.who_case.rawValue == 1 { who = .accountID(try Binary.string(c.pointee.account_id_, "GetProfileRequest.account_id")) }
    if c.pointee.who_case.rawValue == 2 { who = .username(try Binary.string(c.pointee.username_, "GetProfileRequest.username")) }
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetProfileRequest> {
    let c = arena.make(Cairn__Social__V1__GetProfileRequest.self)
    cairn__social__v1__get_profile_request__init(c)
    c.pointee.realm_ = realm.rawValue
    switch who {
    case nil: break
    case .accountID(let value):
      c.pointee.who_case = .init(rawValue: 1)
      c.pointee.account_id_ = arena.string(value)
    case .username(let value):
      c.pointee.who_case = .init(rawValue: 2)
      c.pointee.username_ = arena.string(value)
    }
    return c
  }
}

extension GetProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_profile_response__descriptor_pointer(), as: Cairn__Social__V1__GetProfileResponse.self) {
      (c) throws(DecodingError) in try GetProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetProfileResponse>) throws(DecodingError) {
    if let field = c.pointee.profile_ { profile = try Profile(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetProfileResponse> {
    let c = arena.make(Cairn__Social__V1__GetProfileResponse.self)
    cairn__social__v1__get_profile_response__init(c)
    if let profile {
      c.pointee.profile_ = profile.lower(in: arena)
    }
    return c
  }
}

extension LanguageList {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__language_list__descriptor_pointer(), as: Cairn__Social__V1__LanguageList.self) {
      (c) throws(DecodingError) in try LanguageList(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__LanguageList>) throws(DecodingError) {
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "LanguageList.languages") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__LanguageList> {
    let c = arena.make(Cairn__Social__V1__LanguageList.self)
    cairn__social__v1__language_list__init(c)
    c.pointee.n_languages_ = languages.count
    c.pointee.languages_ = arena.list(languages) { value in arena.string(value) }
    return c
  }
}

extension UpdateProfileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_profile_request__descriptor_pointer(), as: Cairn__Social__V1__UpdateProfileRequest.self) {
      (c) throws(DecodingError) in try UpdateProfileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdateProfileRequest>) throws(DecodingError) {
    if c.pointee._about_case.rawValue == 1 { about = try Binary.string(c.pointee.about_, "UpdateProfileRequest.about") }
    if let field = c.pointee.languages_ { languages = try LanguageList(c: field) }
    if let field = c.pointee.visibility_ { visibility = try ProfileVisibility(c: field) }
    expectedVersion = c.pointee.expected_version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UpdateProfileRequest> {
    let c = arena.make(Cairn__Social__V1__UpdateProfileRequest.self)
    cairn__social__v1__update_profile_request__init(c)
    if let about {
      c.pointee._about_case = .init(rawValue: 1)
      c.pointee.about_ = arena.string(about)
    }
    if let languages {
      c.pointee.languages_ = languages.lower(in: arena)
    }
    if let visibility {
      c.pointee.visibility_ = visibility.lower(in: arena)
    }
    c.pointee.expected_version_ = expectedVersion
    return c
  }
}

extension UpdateProfileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_profile_response__descriptor_pointer(), as: Cairn__Social__V1__UpdateProfileResponse.self) {
      (c) throws(DecodingError) in try UpdateProfileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdateProfileResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UpdateProfileResponse> {
    let c = arena.make(Cairn__Social__V1__UpdateProfileResponse.self)
    cairn__social__v1__update_profile_response__init(c)
    c.pointee.version_ = version
    return c
  }
}

extension SetAppFacetRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_app_facet_request__descriptor_pointer(), as: Cairn__Social__V1__SetAppFacetRequest.self) {
      (c) throws(DecodingError) in try SetAppFacetRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetAppFacetRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    about = try Binary.string(c.pointee.about_, "SetAppFacetRequest.about")
    aboutVisibility = Visibility(rawValue: c.pointee.about_visibility_)
    isIdentityShared = c.pointee.is_identity_shared_ != 0
    expectedVersion = c.pointee.expected_version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetAppFacetRequest> {
    let c = arena.make(Cairn__Social__V1__SetAppFacetRequest.self)
    cairn__social__v1__set_app_facet_request__init(c)
    c.pointee.realm_ = realm.rawValue
    c.pointee.about_ = arena.string(about)
    c.pointee.about_visibility_ = aboutVisibility.rawValue
    c.pointee.is_identity_shared_ = isIdentityShared ? 1 : 0
    c.pointee.expected_version_ = expectedVersion
    return c
  }
}

extension SetAppFacetResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_app_facet_response__descriptor_pointer(), as: Cairn__Social__V1__SetAppFacetResponse.self) {
      (c) throws(DecodingError) in try SetAppFacetResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetAppFacetResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetAppFacetResponse> {
    let c = arena.make(Cairn__Social__V1__SetAppFacetResponse.self)
    cairn__social__v1__set_app_facet_response__init(c)
    c.pointee.version_ = version
    return c
  }
}

extension SetProfilePictureRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_profile_picture_request__descriptor_pointer(), as: Cairn__Social__V1__SetProfilePictureRequest.self) {
      (c) throws(DecodingError) in try SetProfilePictureRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetProfilePictureRequest>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "SetProfilePictureRequest.media_id")
    expectedVersion = c.pointee.expected_version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetProfilePictureRequest> {
    let c = arena.make(Cairn__Social__V1__SetProfilePictureRequest.self)
    cairn__social__v1__set_profile_picture_request__init(c)
    c.pointee.media_id_ = arena.string(mediaID)
    c.pointee.expected_version_ = expectedVersion
    return c
  }
}

extension SetProfilePictureResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_profile_picture_response__descriptor_pointer(), as: Cairn__Social__V1__SetProfilePictureResponse.self) {
      (c) throws(DecodingError) in try SetProfilePictureResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetProfilePictureResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetProfilePictureResponse> {
    let c = arena.make(Cairn__Social__V1__SetProfilePictureResponse.self)
    cairn__social__v1__set_profile_picture_response__init(c)
    c.pointee.version_ = version
    return c
  }
}

extension ProfileUpdated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__profile_updated__descriptor_pointer(), as: Cairn__Social__V1__ProfileUpdated.self) {
      (c) throws(DecodingError) in try ProfileUpdated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ProfileUpdated>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ProfileUpdated.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ProfileUpdated> {
    let c = arena.make(Cairn__Social__V1__ProfileUpdated.self)
    cairn__social__v1__profile_updated__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}
