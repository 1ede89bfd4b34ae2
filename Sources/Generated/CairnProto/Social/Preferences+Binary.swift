// Written by protoc-gen-cairn from cairn/social/v1/preferences.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Preferences {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__preferences__descriptor_pointer(), as: Cairn__Social__V1__Preferences.self) {
      (c) throws(DecodingError) in try Preferences(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Preferences>) throws(DecodingError) {
    isSoundOn = c.pointee.is_sound_on_ != 0
    units = Units(rawValue: c.pointee.units_)
    language = try Binary.string(c.pointee.language_, "Preferences.language")
    timeZone = try Binary.string(c.pointee.time_zone_, "Preferences.time_zone")
    seenIntros = try Binary.list(c.pointee.n_seen_intros_, c.pointee.seen_intros_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Preferences> {
    let c = arena.make(Cairn__Social__V1__Preferences.self)
    cairn__social__v1__preferences__init(c)
    c.pointee.is_sound_on_ = isSoundOn ? 1 : 0
    c.pointee.units_ = units.rawValue
    c.pointee.language_ = arena.string(language)
    c.pointee.time_zone_ = arena.string(timeZone)
    c.pointee.n_seen_intros_ = seenIntros.count
    c.pointee.seen_intros_ = arena.list(seenIntros) { value in value.rawValue }
    c.pointee.version_ = version
    return c
  }
}

extension GetPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__GetPreferencesRequest.self) {
      (c) throws(DecodingError) in try GetPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetPreferencesRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetPreferencesRequest> {
    let c = arena.make(Cairn__Social__V1__GetPreferencesRequest.self)
    cairn__social__v1__get_preferences_request__init(c)
    return c
  }
}

extension GetPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__GetPreferencesResponse.self) {
      (c) throws(DecodingError) in try GetPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetPreferencesResponse>) throws(DecodingError) {
    if let field = c.pointee.preferences_ { preferences = try Preferences(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetPreferencesResponse> {
    let c = arena.make(Cairn__Social__V1__GetPreferencesResponse.self)
    cairn__social__v1__get_preferences_response__init(c)
    if let preferences {
      c.pointee.preferences_ = preferences.lower(in: arena)
    }
    return c
  }
}

extension UpdatePreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__UpdatePreferencesRequest.self) {
      (c) throws(DecodingError) in try UpdatePreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdatePreferencesRequest>) throws(DecodingError) {
    if c.pointee._is_sound_on_case.rawValue == 1 { isSoundOn = c.pointee.is_sound_on_ != 0 }
    if c.pointee._units_case.rawValue == 2 { units = Units(rawValue: c.pointee.units_) }
    if c.pointee._language_case.rawValue == 3 { language = try Binary.string(c.pointee.language_, "UpdatePreferencesRequest.language") }
    if c.pointee._time_zone_case.rawValue == 4 { timeZone = try Binary.string(c.pointee.time_zone_, "UpdatePreferencesRequest.time_zone") }
    seenIntros = try Binary.list(c.pointee.n_seen_intros_, c.pointee.seen_intros_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    expectedVersion = c.pointee.expected_version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UpdatePreferencesRequest> {
    let c = arena.make(Cairn__Social__V1__UpdatePreferencesRequest.self)
    cairn__social__v1__update_preferences_request__init(c)
    if let isSoundOn {
      c.pointee._is_sound_on_case = .init(rawValue: 1)
      c.pointee.is_sound_on_ = isSoundOn ? 1 : 0
    }
    if let units {
      c.pointee._units_case = .init(rawValue: 2)
      c.pointee.units_ = units.rawValue
    }
    if let language {
      c.pointee._language_case = .init(rawValue: 3)
      c.pointee.language_ = arena.string(language)
    }
    if let timeZone {
      c.pointee._time_zone_case = .init(rawValue: 4)
      c.pointee.time_zone_ = arena.string(timeZone)
    }
    c.pointee.n_seen_intros_ = seenIntros.count
    c.pointee.seen_intros_ = arena.list(seenIntros) { value in value.rawValue }
    c.pointee.expected_version_ = expectedVersion
    return c
  }
}

extension UpdatePreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__update_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__UpdatePreferencesResponse.self) {
      (c) throws(DecodingError) in try UpdatePreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UpdatePreferencesResponse>) throws(DecodingError) {
    if let field = c.pointee.preferences_ { preferences = try Preferences(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UpdatePreferencesResponse> {
    let c = arena.make(Cairn__Social__V1__UpdatePreferencesResponse.self)
    cairn__social__v1__update_preferences_response__init(c)
    if let preferences {
      c.pointee.preferences_ = preferences.lower(in: arena)
    }
    return c
  }
}

extension PreferencesUpdated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__preferences_updated__descriptor_pointer(), as: Cairn__Social__V1__PreferencesUpdated.self) {
      (c) throws(DecodingError) in try PreferencesUpdated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__PreferencesUpdated>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__PreferencesUpdated> {
    let c = arena.make(Cairn__Social__V1__PreferencesUpdated.self)
    cairn__social__v1__preferences_updated__init(c)
    c.pointee.version_ = version
    return c
  }
}
