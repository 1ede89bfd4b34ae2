// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension BuddyCity {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__buddy_city__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__BuddyCity.self) {
      (c) throws(DecodingError) in try BuddyCity(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__BuddyCity>) throws(DecodingError) {
    cityID = c.pointee.city_id_
    name = try Binary.string(c.pointee.name_, "BuddyCity.name")
    countryCode = try Binary.string(c.pointee.country_code_, "BuddyCity.country_code")
    timeZone = try Binary.string(c.pointee.time_zone_, "BuddyCity.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !countryCode.isEmpty {
      binary.field(3, countryCode)
    }
    if !timeZone.isEmpty {
      binary.field(4, timeZone)
    }
  }
}

extension BuddySettings {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__buddy_settings__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__BuddySettings.self) {
      (c) throws(DecodingError) in try BuddySettings(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__BuddySettings>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try BuddyCity(c: value) })
    minAge = c.pointee.min_age_
    maxAge = c.pointee.max_age_
    genders = try Binary.list(c.pointee.n_genders_, c.pointee.genders_, { (value) throws(DecodingError) in CairnProto.Gender(rawValue: value) })
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "BuddySettings.languages") })
    about = try Binary.string(c.pointee.about_, "BuddySettings.about")
    aboutLanguage = try Binary.string(c.pointee.about_language_, "BuddySettings.about_language")
    isPaused = c.pointee.is_paused_ != 0
    startTime = try moment(c.pointee.start_time_, "BuddySettings.start_time")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if minAge != 0 {
      binary.field(2, minAge)
    }
    if maxAge != 0 {
      binary.field(3, maxAge)
    }
    if !genders.isEmpty {
      let start = binary.begin(4)
      for element in genders { binary.element(element) }
      binary.end(start)
    }
    if !languages.isEmpty {
      for element in languages {
        binary.field(5, element)
      }
    }
    if !about.isEmpty {
      binary.field(6, about)
    }
    if !aboutLanguage.isEmpty {
      binary.field(7, aboutLanguage)
    }
    if isPaused {
      binary.field(8, isPaused)
    }
    if let startTime {
      binary.field(9, startTime)
    }
    if version != 0 {
      binary.field(10, version)
    }
  }
}

extension Buddy {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__buddy__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__Buddy.self) {
      (c) throws(DecodingError) in try Buddy(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__Buddy>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try BuddyCity(c: value) })
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "Buddy.languages") })
    about = try Binary.string(c.pointee.about_, "Buddy.about")
    aboutLanguage = try Binary.string(c.pointee.about_language_, "Buddy.about_language")
    ratingAverage = c.pointee.rating_average_
    feedbackCount = c.pointee.feedback_count_
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !languages.isEmpty {
      for element in languages {
        binary.field(3, element)
      }
    }
    if !about.isEmpty {
      binary.field(4, about)
    }
    if !aboutLanguage.isEmpty {
      binary.field(5, aboutLanguage)
    }
    if ratingAverage != 0 {
      binary.field(6, ratingAverage)
    }
    if feedbackCount != 0 {
      binary.field(7, feedbackCount)
    }
    if distanceM != 0 {
      binary.field(8, distanceM)
    }
  }
}

extension GetBuddySettingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_settings_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddySettingsRequest.self) {
      (c) throws(DecodingError) in try GetBuddySettingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddySettingsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetBuddySettingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_settings_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddySettingsResponse.self) {
      (c) throws(DecodingError) in try GetBuddySettingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddySettingsResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try BuddySettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetBuddySettingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__set_buddy_settings_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__SetBuddySettingsRequest.self) {
      (c) throws(DecodingError) in try SetBuddySettingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__SetBuddySettingsRequest>) throws(DecodingError) {
    cityIDs = try Binary.list(c.pointee.n_city_ids_, c.pointee.city_ids_, { (value) throws(DecodingError) in value })
    minAge = c.pointee.min_age_
    maxAge = c.pointee.max_age_
    genders = try Binary.list(c.pointee.n_genders_, c.pointee.genders_, { (value) throws(DecodingError) in CairnProto.Gender(rawValue: value) })
    languages = try Binary.list(c.pointee.n_languages_, c.pointee.languages_, { (value) throws(DecodingError) in try Binary.string(value, "SetBuddySettingsRequest.languages") })
    about = try Binary.string(c.pointee.about_, "SetBuddySettingsRequest.about")
    aboutLanguage = try Binary.string(c.pointee.about_language_, "SetBuddySettingsRequest.about_language")
    expectedVersion = c.pointee.expected_version_
  }

  func write(to binary: inout BinaryWriter) {
    if !cityIDs.isEmpty {
      let start = binary.begin(1)
      for element in cityIDs { binary.element(element) }
      binary.end(start)
    }
    if minAge != 0 {
      binary.field(2, minAge)
    }
    if maxAge != 0 {
      binary.field(3, maxAge)
    }
    if !genders.isEmpty {
      let start = binary.begin(4)
      for element in genders { binary.element(element) }
      binary.end(start)
    }
    if !languages.isEmpty {
      for element in languages {
        binary.field(5, element)
      }
    }
    if !about.isEmpty {
      binary.field(6, about)
    }
    if !aboutLanguage.isEmpty {
      binary.field(7, aboutLanguage)
    }
    if expectedVersion != 0 {
      binary.field(8, expectedVersion)
    }
  }
}

extension SetBuddySettingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__set_buddy_settings_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__SetBuddySettingsResponse.self) {
      (c) throws(DecodingError) in try SetBuddySettingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__SetBuddySettingsResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension AddBuddyCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__add_buddy_city_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__AddBuddyCityRequest.self) {
      (c) throws(DecodingError) in try AddBuddyCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__AddBuddyCityRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
  }
}

extension AddBuddyCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__add_buddy_city_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__AddBuddyCityResponse.self) {
      (c) throws(DecodingError) in try AddBuddyCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__AddBuddyCityResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try BuddySettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RemoveBuddyCityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__remove_buddy_city_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RemoveBuddyCityRequest.self) {
      (c) throws(DecodingError) in try RemoveBuddyCityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RemoveBuddyCityRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
  }
}

extension RemoveBuddyCityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__remove_buddy_city_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__RemoveBuddyCityResponse.self) {
      (c) throws(DecodingError) in try RemoveBuddyCityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__RemoveBuddyCityResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try BuddySettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PauseBuddyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__pause_buddy_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__PauseBuddyRequest.self) {
      (c) throws(DecodingError) in try PauseBuddyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__PauseBuddyRequest>) throws(DecodingError) {
    isPaused = c.pointee.is_paused_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if isPaused {
      binary.field(1, isPaused)
    }
  }
}

extension PauseBuddyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__pause_buddy_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__PauseBuddyResponse.self) {
      (c) throws(DecodingError) in try PauseBuddyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__PauseBuddyResponse>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try BuddySettings(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
  }
}

extension StopBuddyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__stop_buddy_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__StopBuddyRequest.self) {
      (c) throws(DecodingError) in try StopBuddyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__StopBuddyRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension StopBuddyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__stop_buddy_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__StopBuddyResponse.self) {
      (c) throws(DecodingError) in try StopBuddyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__StopBuddyResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension FindBuddiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__find_buddies_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__FindBuddiesRequest.self) {
      (c) throws(DecodingError) in try FindBuddiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__FindBuddiesRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
    includesNearCities = c.pointee.includes_near_cities_ != 0
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "FindBuddiesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
    if includesNearCities {
      binary.field(2, includesNearCities)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension FindBuddiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__find_buddies_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__FindBuddiesResponse.self) {
      (c) throws(DecodingError) in try FindBuddiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__FindBuddiesResponse>) throws(DecodingError) {
    buddies = try Binary.list(c.pointee.n_buddies_, c.pointee.buddies_, messages: { (value) throws(DecodingError) in try Buddy(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "FindBuddiesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !buddies.isEmpty {
      for element in buddies {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension GetBuddyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddyRequest.self) {
      (c) throws(DecodingError) in try GetBuddyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddyRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetBuddyRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetBuddyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddyResponse.self) {
      (c) throws(DecodingError) in try GetBuddyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddyResponse>) throws(DecodingError) {
    if let field = c.pointee.buddy_ { buddy = try Buddy(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let buddy {
      let start = binary.begin(1)
      buddy.write(to: &binary)
      binary.end(start)
    }
  }
}
