// Written by protoc-gen-cairn from cairn/auth/v1/server_info.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetServerInfoRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_server_info_request__descriptor_pointer(), as: Cairn__Auth__V1__GetServerInfoRequest.self) {
      (c) throws(DecodingError) in try GetServerInfoRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetServerInfoRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension LegalDocument {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__legal_document__descriptor_pointer(), as: Cairn__Auth__V1__LegalDocument.self) {
      (c) throws(DecodingError) in try LegalDocument(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__LegalDocument>) throws(DecodingError) {
    url = try Binary.string(c.pointee.url_, "LegalDocument.url")
    version = try Binary.string(c.pointee.version_, "LegalDocument.version")
  }

  func write(to binary: inout BinaryWriter) {
    if !url.isEmpty {
      binary.field(1, url)
    }
    if !version.isEmpty {
      binary.field(2, version)
    }
  }
}

extension FormLimits {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__form_limits__descriptor_pointer(), as: Cairn__Auth__V1__FormLimits.self) {
      (c) throws(DecodingError) in try FormLimits(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__FormLimits>) throws(DecodingError) {
    passwordLengthMin = c.pointee.password_length_min_
    passwordLengthMax = c.pointee.password_length_max_
    usernameLengthMin = c.pointee.username_length_min_
    usernameLengthMax = c.pointee.username_length_max_
    emailBytesMax = c.pointee.email_bytes_max_
    deviceNameLengthMax = c.pointee.device_name_length_max_
  }

  func write(to binary: inout BinaryWriter) {
    if passwordLengthMin != 0 {
      binary.field(1, passwordLengthMin)
    }
    if passwordLengthMax != 0 {
      binary.field(2, passwordLengthMax)
    }
    if usernameLengthMin != 0 {
      binary.field(3, usernameLengthMin)
    }
    if usernameLengthMax != 0 {
      binary.field(4, usernameLengthMax)
    }
    if emailBytesMax != 0 {
      binary.field(5, emailBytesMax)
    }
    if deviceNameLengthMax != 0 {
      binary.field(6, deviceNameLengthMax)
    }
  }
}

extension GetServerInfoResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_server_info_response__descriptor_pointer(), as: Cairn__Auth__V1__GetServerInfoResponse.self) {
      (c) throws(DecodingError) in try GetServerInfoResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetServerInfoResponse>) throws(DecodingError) {
    version = try Binary.string(c.pointee.version_, "GetServerInfoResponse.version")
    clientVersionMin = try Binary.string(c.pointee.client_version_min_, "GetServerInfoResponse.client_version_min")
    realms = try Binary.list(c.pointee.n_realms_, c.pointee.realms_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    providers = try Binary.list(c.pointee.n_providers_, c.pointee.providers_, { (value) throws(DecodingError) in try Binary.string(value, "GetServerInfoResponse.providers") })
    guestRealms = try Binary.list(c.pointee.n_guest_realms_, c.pointee.guest_realms_, { (value) throws(DecodingError) in Realm(rawValue: value) })
    if let field = c.pointee.limits_ { limits = try FormLimits(c: field) }
    if let field = c.pointee.terms_ { terms = try LegalDocument(c: field) }
    if let field = c.pointee.privacy_ { privacy = try LegalDocument(c: field) }
    pushes = try Binary.list(c.pointee.n_pushes_, c.pointee.pushes_, { (value) throws(DecodingError) in PushNetwork(rawValue: value) })
    webPushKey = try Binary.string(c.pointee.web_push_key_, "GetServerInfoResponse.web_push_key")
  }

  func write(to binary: inout BinaryWriter) {
    if !version.isEmpty {
      binary.field(1, version)
    }
    if !clientVersionMin.isEmpty {
      binary.field(2, clientVersionMin)
    }
    if !realms.isEmpty {
      let start = binary.begin(3)
      for element in realms { binary.element(element) }
      binary.end(start)
    }
    if !providers.isEmpty {
      for element in providers {
        binary.field(4, element)
      }
    }
    if !guestRealms.isEmpty {
      let start = binary.begin(5)
      for element in guestRealms { binary.element(element) }
      binary.end(start)
    }
    if let limits {
      let start = binary.begin(6)
      limits.write(to: &binary)
      binary.end(start)
    }
    if let terms {
      let start = binary.begin(7)
      terms.write(to: &binary)
      binary.end(start)
    }
    if let privacy {
      let start = binary.begin(8)
      privacy.write(to: &binary)
      binary.end(start)
    }
    if !pushes.isEmpty {
      let start = binary.begin(9)
      for element in pushes { binary.element(element) }
      binary.end(start)
    }
    if !webPushKey.isEmpty {
      binary.field(10, webPushKey)
    }
  }
}
