// Written by protoc-gen-cairn from cairn/social/v1/profiles.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ProfileVisibility {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ProfileVisibility(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ProfileVisibility") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("givenName", "given_name") {
        givenName = try json.enumeration("ProfileVisibility.given_name", Visibility.self)
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.enumeration("ProfileVisibility.family_name", Visibility.self)
      } else if json.isKey("gender") {
        gender = try json.enumeration("ProfileVisibility.gender", Visibility.self)
      } else if json.isKey("about") {
        about = try json.enumeration("ProfileVisibility.about", Visibility.self)
      } else if json.isKey("languages") {
        languages = try json.enumeration("ProfileVisibility.languages", Visibility.self)
      } else if json.isKey("lastSeen", "last_seen") {
        lastSeen = try json.enumeration("ProfileVisibility.last_seen", Visibility.self)
      } else if json.isKey("picture") {
        picture = try json.enumeration("ProfileVisibility.picture", Visibility.self)
      } else if json.isKey("album") {
        album = try json.enumeration("ProfileVisibility.album", Visibility.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if givenName != .unspecified {
      json.key("givenName")
      json.value(givenName)
    }
    if familyName != .unspecified {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified {
      json.key("gender")
      json.value(gender)
    }
    if about != .unspecified {
      json.key("about")
      json.value(about)
    }
    if languages != .unspecified {
      json.key("languages")
      json.value(languages)
    }
    if lastSeen != .unspecified {
      json.key("lastSeen")
      json.value(lastSeen)
    }
    if picture != .unspecified {
      json.key("picture")
      json.value(picture)
    }
    if album != .unspecified {
      json.key("album")
      json.value(album)
    }
    json.endObject()
  }
}

extension AppFacet {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppFacet(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppFacet") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("AppFacet.realm", Realm.self)
      } else if json.isKey("about") {
        about = try json.string("AppFacet.about")
      } else if json.isKey("aboutVisibility", "about_visibility") {
        aboutVisibility = try json.enumeration("AppFacet.about_visibility", Visibility.self)
      } else if json.isKey("isIdentityShared", "is_identity_shared") {
        isIdentityShared = try json.bool("AppFacet.is_identity_shared")
      } else if json.isKey("shareTime", "share_time") {
        shareTime = try json.moment("AppFacet.share_time")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("AppFacet.about_language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if aboutVisibility != .unspecified {
      json.key("aboutVisibility")
      json.value(aboutVisibility)
    }
    if isIdentityShared {
      json.key("isIdentityShared")
      json.value(isIdentityShared)
    }
    if let shareTime {
      json.key("shareTime")
      json.value(shareTime)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    json.endObject()
  }
}

extension MyProfile {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MyProfile(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MyProfile") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("givenName", "given_name") {
        givenName = try json.string("MyProfile.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("MyProfile.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("MyProfile.gender", Gender.self)
      } else if json.isKey("about") {
        about = try json.string("MyProfile.about")
      } else if json.isKey("languages") {
        languages = try json.list("MyProfile.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("MyProfile.languages") }
      } else if json.isKey("visibility") {
        visibility = try json.skipNull() ? nil : try ProfileVisibility(reading: &json)
      } else if json.isKey("facets") {
        facets = try json.list("MyProfile.facets") { (json: inout JSONReader) throws(DecodingError) in try AppFacet(reading: &json) }
      } else if json.isKey("version") {
        version = try json.int64("MyProfile.version")
      } else if json.isKey("pictureMediaId", "picture_media_id") {
        pictureMediaID = try json.string("MyProfile.picture_media_id")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("MyProfile.about_language")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    if let visibility {
      json.key("visibility")
      visibility.write(to: &json)
    }
    if !facets.isEmpty {
      json.key("facets")
      json.list(facets) { json, element in element.write(to: &json) }
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !pictureMediaID.isEmpty {
      json.key("pictureMediaId")
      json.value(pictureMediaID)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    json.endObject()
  }
}

extension Profile {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Profile(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Profile") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("relationship") {
        relationship = try json.enumeration("Profile.relationship", Relationship.self)
      } else if json.isKey("givenName", "given_name") {
        givenName = try json.string("Profile.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("Profile.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("Profile.gender", Gender.self)
      } else if json.isKey("about") {
        about = try json.string("Profile.about")
      } else if json.isKey("languages") {
        languages = try json.list("Profile.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("Profile.languages") }
      } else if json.isKey("appAbout", "app_about") {
        appAbout = try json.string("Profile.app_about")
      } else if json.isKey("presence") {
        presence = try json.skipNull() ? nil : try Presence(reading: &json)
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("Profile.about_language")
      } else if json.isKey("appAboutLanguage", "app_about_language") {
        appAboutLanguage = try json.string("Profile.app_about_language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if relationship != .unspecified {
      json.key("relationship")
      json.value(relationship)
    }
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    if !appAbout.isEmpty, !json.redact("appAbout") {
      json.key("appAbout")
      json.value(appAbout)
    }
    if let presence {
      json.key("presence")
      presence.write(to: &json)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    if !appAboutLanguage.isEmpty {
      json.key("appAboutLanguage")
      json.value(appAboutLanguage)
    }
    json.endObject()
  }
}

extension GetMyProfileRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMyProfileRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMyProfileRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetMyProfileResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetMyProfileResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetMyProfileResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("profile") {
        profile = try json.skipNull() ? nil : try MyProfile(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let profile {
      json.key("profile")
      profile.write(to: &json)
    }
    json.endObject()
  }
}

extension GetProfileRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetProfileRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetProfileRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        who = try json.skipNull() ? nil : .accountID(try json.string("GetProfileRequest.account_id"))
      } else if json.isKey("username") {
        who = try json.skipNull() ? nil : .username(try json.string("GetProfileRequest.username"))
      } else if json.isKey("realm") {
        realm = try json.enumeration("GetProfileRequest.realm", Realm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    switch who {
    case nil: break
    case .accountID(let value):
      json.key("accountId")
      json.value(value)
    case .username(let value):
      json.key("username")
      json.value(value)
    }
    json.endObject()
  }
}

extension GetProfileResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetProfileResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetProfileResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("profile") {
        profile = try json.skipNull() ? nil : try Profile(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let profile {
      json.key("profile")
      profile.write(to: &json)
    }
    json.endObject()
  }
}

extension GetProfilesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetProfilesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetProfilesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountIds", "account_ids") {
        accountIDs = try json.list("GetProfilesRequest.account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetProfilesRequest.account_ids") }
      } else if json.isKey("realm") {
        realm = try json.enumeration("GetProfilesRequest.realm", Realm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountIDs.isEmpty {
      json.key("accountIds")
      json.list(accountIDs) { json, element in json.value(element) }
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

extension GetProfilesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetProfilesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetProfilesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("profiles") {
        profiles = try json.list("GetProfilesResponse.profiles") { (json: inout JSONReader) throws(DecodingError) in try Profile(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !profiles.isEmpty {
      json.key("profiles")
      json.list(profiles) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension LanguageList {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LanguageList(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LanguageList") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("languages") {
        languages = try json.list("LanguageList.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("LanguageList.languages") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension UpdateProfileRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateProfileRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateProfileRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("about") {
        about = try json.skipNull() ? nil : try json.string("UpdateProfileRequest.about")
      } else if json.isKey("languages") {
        languages = try json.skipNull() ? nil : try LanguageList(reading: &json)
      } else if json.isKey("visibility") {
        visibility = try json.skipNull() ? nil : try ProfileVisibility(reading: &json)
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("UpdateProfileRequest.expected_version")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.skipNull() ? nil : try json.string("UpdateProfileRequest.about_language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let about, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if let languages {
      json.key("languages")
      languages.write(to: &json)
    }
    if let visibility {
      json.key("visibility")
      visibility.write(to: &json)
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    if let aboutLanguage {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    json.endObject()
  }
}

extension UpdateProfileResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateProfileResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateProfileResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("UpdateProfileResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension SetAppFacetRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetAppFacetRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetAppFacetRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("SetAppFacetRequest.realm", Realm.self)
      } else if json.isKey("about") {
        about = try json.string("SetAppFacetRequest.about")
      } else if json.isKey("aboutVisibility", "about_visibility") {
        aboutVisibility = try json.enumeration("SetAppFacetRequest.about_visibility", Visibility.self)
      } else if json.isKey("isIdentityShared", "is_identity_shared") {
        isIdentityShared = try json.bool("SetAppFacetRequest.is_identity_shared")
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("SetAppFacetRequest.expected_version")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("SetAppFacetRequest.about_language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if aboutVisibility != .unspecified {
      json.key("aboutVisibility")
      json.value(aboutVisibility)
    }
    if isIdentityShared {
      json.key("isIdentityShared")
      json.value(isIdentityShared)
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    json.endObject()
  }
}

extension SetAppFacetResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetAppFacetResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetAppFacetResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("SetAppFacetResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension SetProfilePictureRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetProfilePictureRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetProfilePictureRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("SetProfilePictureRequest.media_id")
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("SetProfilePictureRequest.expected_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    json.endObject()
  }
}

extension SetProfilePictureResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetProfilePictureResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetProfilePictureResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("SetProfilePictureResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension ProfileUpdated {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ProfileUpdated(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ProfileUpdated") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ProfileUpdated.account_id")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}
