// Written by protoc-gen-cairn from cairn/social/v1/preferences.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Preferences {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__preferences__descriptor_pointer(), as: Cairn__Social__V1__Preferences.self) {
      (c) throws(DecodingError) in try Preferences(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__Preferences>) throws(DecodingError) {
    isSoundOn = c.pointee.is_sound_on_ != 0
    units = Units(rawValue: c.pointee.units_)
    language = try Binary.string(c.pointee.language_, "Preferences.language")
    timeZone = try Binary.string(c.pointee.time_zone_, "Preferences.time_zone")
    seenIntros = try Binary.list(c.pointee.n_seen_intros_, c.pointee.seen_intros_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    version = c.pointee.version_
  }

  package func write(to binary: inout BinaryWriter) {
    if isSoundOn {
      binary.field(1, isSoundOn)
    }
    if units != .unspecified {
      binary.field(2, units)
    }
    if !language.isEmpty {
      binary.field(3, language)
    }
    if !timeZone.isEmpty {
      binary.field(4, timeZone)
    }
    if !seenIntros.isEmpty {
      let start = binary.begin(5)
      for element in seenIntros { binary.element(element) }
      binary.end(start)
    }
    if version != 0 {
      binary.field(6, version)
    }
  }
}

extension GetPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__GetPreferencesRequest.self) {
      (c) throws(DecodingError) in try GetPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetPreferencesRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__GetPreferencesResponse.self) {
      (c) throws(DecodingError) in try GetPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetPreferencesResponse>) throws(DecodingError) {
    if let field = c.pointee.preferences_ { preferences = try Preferences(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let preferences {
      let start = binary.begin(1)
      preferences.write(to: &binary)
      binary.end(start)
    }
  }
}

extension UpdatePreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__UpdatePreferencesRequest.self) {
      (c) throws(DecodingError) in try UpdatePreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdatePreferencesRequest>) throws(DecodingError) {
    if c.pointee._is_sound_on_case.rawValue == 1 { isSoundOn = c.pointee.is_sound_on_ != 0 }
    if c.pointee._units_case.rawValue == 2 { units = Units(rawValue: c.pointee.units_) }
    if c.pointee._language_case.rawValue == 3 { language = try Binary.string(c.pointee.language_, "UpdatePreferencesRequest.language") }
    if c.pointee._time_zone_case.rawValue == 4 { timeZone = try Binary.string(c.pointee.time_zone_, "UpdatePreferencesRequest.time_zone") }
    seenIntros = try Binary.list(c.pointee.n_seen_intros_, c.pointee.seen_intros_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    expectedVersion = c.pointee.expected_version_
  }

  func write(to binary: inout BinaryWriter) {
    if let isSoundOn {
      binary.field(1, isSoundOn)
    }
    if let units {
      binary.field(2, units)
    }
    if let language {
      binary.field(3, language)
    }
    if let timeZone {
      binary.field(4, timeZone)
    }
    if !seenIntros.isEmpty {
      let start = binary.begin(5)
      for element in seenIntros { binary.element(element) }
      binary.end(start)
    }
    if expectedVersion != 0 {
      binary.field(6, expectedVersion)
    }
  }
}

extension UpdatePreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__UpdatePreferencesResponse.self) {
      (c) throws(DecodingError) in try UpdatePreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdatePreferencesResponse>) throws(DecodingError) {
    if let field = c.pointee.preferences_ { preferences = try Preferences(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let preferences {
      let start = binary.begin(1)
      preferences.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PreferencesUpdated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__preferences_updated__descriptor_pointer(), as: Cairn__Social__V1__PreferencesUpdated.self) {
      (c) throws(DecodingError) in try PreferencesUpdated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__PreferencesUpdated>) throws(DecodingError) {
    version = c.pointee.version_
  }

  package func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}
