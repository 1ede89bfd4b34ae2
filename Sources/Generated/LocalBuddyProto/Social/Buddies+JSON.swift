// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension BuddyCity {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BuddyCity(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BuddyCity") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("BuddyCity.city_id")
      } else if json.isKey("name") {
        name = try json.string("BuddyCity.name")
      } else if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("BuddyCity.country_code")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("BuddyCity.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension BuddySettings {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BuddySettings(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BuddySettings") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cities") {
        cities = try json.list("BuddySettings.cities") { (json: inout JSONReader) throws(DecodingError) in try BuddyCity(reading: &json) }
      } else if json.isKey("minAge", "min_age") {
        minAge = try json.int32("BuddySettings.min_age")
      } else if json.isKey("maxAge", "max_age") {
        maxAge = try json.int32("BuddySettings.max_age")
      } else if json.isKey("genders") {
        genders = try json.list("BuddySettings.genders") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("BuddySettings.genders", CairnProto.Gender.self) }
      } else if json.isKey("languages") {
        languages = try json.list("BuddySettings.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("BuddySettings.languages") }
      } else if json.isKey("about") {
        about = try json.string("BuddySettings.about")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("BuddySettings.about_language")
      } else if json.isKey("isPaused", "is_paused") {
        isPaused = try json.bool("BuddySettings.is_paused")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("BuddySettings.start_time")
      } else if json.isKey("version") {
        version = try json.int64("BuddySettings.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cities.isEmpty {
      json.key("cities")
      json.list(cities) { json, element in element.write(to: &json) }
    }
    if minAge != 0 {
      json.key("minAge")
      json.value(minAge)
    }
    if maxAge != 0 {
      json.key("maxAge")
      json.value(maxAge)
    }
    if !genders.isEmpty, !json.redact("genders") {
      json.key("genders")
      json.list(genders) { json, element in json.value(element) }
    }
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    if isPaused {
      json.key("isPaused")
      json.value(isPaused)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension Buddy {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Buddy(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Buddy") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("cities") {
        cities = try json.list("Buddy.cities") { (json: inout JSONReader) throws(DecodingError) in try BuddyCity(reading: &json) }
      } else if json.isKey("languages") {
        languages = try json.list("Buddy.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("Buddy.languages") }
      } else if json.isKey("about") {
        about = try json.string("Buddy.about")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("Buddy.about_language")
      } else if json.isKey("ratingAverage", "rating_average") {
        ratingAverage = try json.double("Buddy.rating_average")
      } else if json.isKey("feedbackCount", "feedback_count") {
        feedbackCount = try json.int32("Buddy.feedback_count")
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.int32("Buddy.distance_m")
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
    if !cities.isEmpty {
      json.key("cities")
      json.list(cities) { json, element in element.write(to: &json) }
    }
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    if ratingAverage != 0 {
      json.key("ratingAverage")
      json.value(ratingAverage)
    }
    if feedbackCount != 0 {
      json.key("feedbackCount")
      json.value(feedbackCount)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}

extension GetBuddySettingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetBuddySettingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetBuddySettingsRequest") { json in write(to: &json) }
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

extension GetBuddySettingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetBuddySettingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetBuddySettingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try BuddySettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}

extension SetBuddySettingsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBuddySettingsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBuddySettingsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityIds", "city_ids") {
        cityIDs = try json.list("SetBuddySettingsRequest.city_ids") { (json: inout JSONReader) throws(DecodingError) in try json.int64("SetBuddySettingsRequest.city_ids") }
      } else if json.isKey("minAge", "min_age") {
        minAge = try json.int32("SetBuddySettingsRequest.min_age")
      } else if json.isKey("maxAge", "max_age") {
        maxAge = try json.int32("SetBuddySettingsRequest.max_age")
      } else if json.isKey("genders") {
        genders = try json.list("SetBuddySettingsRequest.genders") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("SetBuddySettingsRequest.genders", CairnProto.Gender.self) }
      } else if json.isKey("languages") {
        languages = try json.list("SetBuddySettingsRequest.languages") { (json: inout JSONReader) throws(DecodingError) in try json.string("SetBuddySettingsRequest.languages") }
      } else if json.isKey("about") {
        about = try json.string("SetBuddySettingsRequest.about")
      } else if json.isKey("aboutLanguage", "about_language") {
        aboutLanguage = try json.string("SetBuddySettingsRequest.about_language")
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("SetBuddySettingsRequest.expected_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cityIDs.isEmpty {
      json.key("cityIds")
      json.list(cityIDs) { json, element in json.value(element) }
    }
    if minAge != 0 {
      json.key("minAge")
      json.value(minAge)
    }
    if maxAge != 0 {
      json.key("maxAge")
      json.value(maxAge)
    }
    if !genders.isEmpty, !json.redact("genders") {
      json.key("genders")
      json.list(genders) { json, element in json.value(element) }
    }
    if !languages.isEmpty {
      json.key("languages")
      json.list(languages) { json, element in json.value(element) }
    }
    if !about.isEmpty, !json.redact("about") {
      json.key("about")
      json.value(about)
    }
    if !aboutLanguage.isEmpty {
      json.key("aboutLanguage")
      json.value(aboutLanguage)
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    json.endObject()
  }
}

extension SetBuddySettingsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBuddySettingsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBuddySettingsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("SetBuddySettingsResponse.version")
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

extension AddBuddyCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AddBuddyCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AddBuddyCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("AddBuddyCityRequest.city_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    json.endObject()
  }
}

extension AddBuddyCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AddBuddyCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AddBuddyCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try BuddySettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}

extension RemoveBuddyCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveBuddyCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveBuddyCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("RemoveBuddyCityRequest.city_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    json.endObject()
  }
}

extension RemoveBuddyCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveBuddyCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveBuddyCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try BuddySettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}

extension PauseBuddyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PauseBuddyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PauseBuddyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isPaused", "is_paused") {
        isPaused = try json.bool("PauseBuddyRequest.is_paused")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isPaused {
      json.key("isPaused")
      json.value(isPaused)
    }
    json.endObject()
  }
}

extension PauseBuddyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PauseBuddyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PauseBuddyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try BuddySettings(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    json.endObject()
  }
}

extension StopBuddyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StopBuddyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StopBuddyRequest") { json in write(to: &json) }
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

extension StopBuddyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StopBuddyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StopBuddyResponse") { json in write(to: &json) }
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

extension FindBuddiesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindBuddiesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindBuddiesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("FindBuddiesRequest.city_id")
      } else if json.isKey("includesNearCities", "includes_near_cities") {
        includesNearCities = try json.bool("FindBuddiesRequest.includes_near_cities")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("FindBuddiesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("FindBuddiesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if includesNearCities {
      json.key("includesNearCities")
      json.value(includesNearCities)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension FindBuddiesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindBuddiesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindBuddiesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("buddies") {
        buddies = try json.list("FindBuddiesResponse.buddies") { (json: inout JSONReader) throws(DecodingError) in try Buddy(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("FindBuddiesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !buddies.isEmpty {
      json.key("buddies")
      json.list(buddies) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetBuddyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetBuddyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetBuddyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GetBuddyRequest.account_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension GetBuddyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetBuddyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetBuddyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("buddy") {
        buddy = try json.skipNull() ? nil : try Buddy(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let buddy {
      json.key("buddy")
      buddy.write(to: &json)
    }
    json.endObject()
  }
}
