// Written by protoc-gen-cairn from cairn/social/v1/preferences.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Preferences {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Preferences(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Preferences") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isSoundOn", "is_sound_on") {
        isSoundOn = try json.bool("Preferences.is_sound_on")
      } else if json.isKey("units") {
        units = try json.enumeration("Preferences.units", Units.self)
      } else if json.isKey("language") {
        language = try json.string("Preferences.language")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("Preferences.time_zone")
      } else if json.isKey("seenIntros", "seen_intros") {
        seenIntros = try json.list("Preferences.seen_intros") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("Preferences.seen_intros", Realm.self) }
      } else if json.isKey("version") {
        version = try json.int64("Preferences.version")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if isSoundOn {
      json.key("isSoundOn")
      json.value(isSoundOn)
    }
    if units != .unspecified {
      json.key("units")
      json.value(units)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if !seenIntros.isEmpty {
      json.key("seenIntros")
      json.list(seenIntros) { json, element in json.value(element) }
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension GetPreferencesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPreferencesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPreferencesRequest") { json in write(to: &json) }
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

extension GetPreferencesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPreferencesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPreferencesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("preferences") {
        preferences = try json.skipNull() ? nil : try Preferences(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let preferences {
      json.key("preferences")
      preferences.write(to: &json)
    }
    json.endObject()
  }
}

extension UpdatePreferencesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdatePreferencesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdatePreferencesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isSoundOn", "is_sound_on") {
        isSoundOn = try json.skipNull() ? nil : try json.bool("UpdatePreferencesRequest.is_sound_on")
      } else if json.isKey("units") {
        units = try json.skipNull() ? nil : try json.enumeration("UpdatePreferencesRequest.units", Units.self)
      } else if json.isKey("language") {
        language = try json.skipNull() ? nil : try json.string("UpdatePreferencesRequest.language")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.skipNull() ? nil : try json.string("UpdatePreferencesRequest.time_zone")
      } else if json.isKey("seenIntros", "seen_intros") {
        seenIntros = try json.list("UpdatePreferencesRequest.seen_intros") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("UpdatePreferencesRequest.seen_intros", Realm.self) }
      } else if json.isKey("expectedVersion", "expected_version") {
        expectedVersion = try json.int64("UpdatePreferencesRequest.expected_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let isSoundOn {
      json.key("isSoundOn")
      json.value(isSoundOn)
    }
    if let units {
      json.key("units")
      json.value(units)
    }
    if let language {
      json.key("language")
      json.value(language)
    }
    if let timeZone {
      json.key("timeZone")
      json.value(timeZone)
    }
    if !seenIntros.isEmpty {
      json.key("seenIntros")
      json.list(seenIntros) { json, element in json.value(element) }
    }
    if expectedVersion != 0 {
      json.key("expectedVersion")
      json.value(expectedVersion)
    }
    json.endObject()
  }
}

extension UpdatePreferencesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdatePreferencesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdatePreferencesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("preferences") {
        preferences = try json.skipNull() ? nil : try Preferences(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let preferences {
      json.key("preferences")
      preferences.write(to: &json)
    }
    json.endObject()
  }
}

extension PreferencesUpdated {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PreferencesUpdated(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PreferencesUpdated") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("PreferencesUpdated.version")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}
