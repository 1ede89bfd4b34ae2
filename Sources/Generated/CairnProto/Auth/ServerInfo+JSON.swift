// Written by protoc-gen-cairn from cairn/auth/v1/server_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension GetServerInfoRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetServerInfoRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetServerInfoRequest") { json in write(to: &json) }
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

extension LegalDocument {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LegalDocument(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LegalDocument") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("url") {
        url = try json.string("LegalDocument.url")
      } else if json.isKey("version") {
        version = try json.string("LegalDocument.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !url.isEmpty {
      json.key("url")
      json.value(url)
    }
    if !version.isEmpty {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension FormLimits {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FormLimits(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FormLimits") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("passwordLengthMin", "password_length_min") {
        passwordLengthMin = try json.int32("FormLimits.password_length_min")
      } else if json.isKey("passwordLengthMax", "password_length_max") {
        passwordLengthMax = try json.int32("FormLimits.password_length_max")
      } else if json.isKey("usernameLengthMin", "username_length_min") {
        usernameLengthMin = try json.int32("FormLimits.username_length_min")
      } else if json.isKey("usernameLengthMax", "username_length_max") {
        usernameLengthMax = try json.int32("FormLimits.username_length_max")
      } else if json.isKey("emailBytesMax", "email_bytes_max") {
        emailBytesMax = try json.int32("FormLimits.email_bytes_max")
      } else if json.isKey("deviceNameLengthMax", "device_name_length_max") {
        deviceNameLengthMax = try json.int32("FormLimits.device_name_length_max")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if passwordLengthMin != 0 {
      json.key("passwordLengthMin")
      json.value(passwordLengthMin)
    }
    if passwordLengthMax != 0 {
      json.key("passwordLengthMax")
      json.value(passwordLengthMax)
    }
    if usernameLengthMin != 0 {
      json.key("usernameLengthMin")
      json.value(usernameLengthMin)
    }
    if usernameLengthMax != 0 {
      json.key("usernameLengthMax")
      json.value(usernameLengthMax)
    }
    if emailBytesMax != 0 {
      json.key("emailBytesMax")
      json.value(emailBytesMax)
    }
    if deviceNameLengthMax != 0 {
      json.key("deviceNameLengthMax")
      json.value(deviceNameLengthMax)
    }
    json.endObject()
  }
}

extension GetServerInfoResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetServerInfoResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetServerInfoResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.string("GetServerInfoResponse.version")
      } else if json.isKey("clientVersionMin", "client_version_min") {
        clientVersionMin = try json.string("GetServerInfoResponse.client_version_min")
      } else if json.isKey("realms") {
        realms = try json.list("GetServerInfoResponse.realms") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("GetServerInfoResponse.realms", Realm.self) }
      } else if json.isKey("providers") {
        providers = try json.list("GetServerInfoResponse.providers") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetServerInfoResponse.providers") }
      } else if json.isKey("guestRealms", "guest_realms") {
        guestRealms = try json.list("GetServerInfoResponse.guest_realms") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("GetServerInfoResponse.guest_realms", Realm.self) }
      } else if json.isKey("limits") {
        limits = try json.skipNull() ? nil : try FormLimits(reading: &json)
      } else if json.isKey("terms") {
        terms = try json.skipNull() ? nil : try LegalDocument(reading: &json)
      } else if json.isKey("privacy") {
        privacy = try json.skipNull() ? nil : try LegalDocument(reading: &json)
      } else if json.isKey("pushes") {
        pushes = try json.list("GetServerInfoResponse.pushes") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("GetServerInfoResponse.pushes", PushNetwork.self) }
      } else if json.isKey("webPushKey", "web_push_key") {
        webPushKey = try json.string("GetServerInfoResponse.web_push_key")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !version.isEmpty {
      json.key("version")
      json.value(version)
    }
    if !clientVersionMin.isEmpty {
      json.key("clientVersionMin")
      json.value(clientVersionMin)
    }
    if !realms.isEmpty {
      json.key("realms")
      json.list(realms) { json, element in json.value(element) }
    }
    if !providers.isEmpty {
      json.key("providers")
      json.list(providers) { json, element in json.value(element) }
    }
    if !guestRealms.isEmpty {
      json.key("guestRealms")
      json.list(guestRealms) { json, element in json.value(element) }
    }
    if let limits {
      json.key("limits")
      limits.write(to: &json)
    }
    if let terms {
      json.key("terms")
      terms.write(to: &json)
    }
    if let privacy {
      json.key("privacy")
      privacy.write(to: &json)
    }
    if !pushes.isEmpty {
      json.key("pushes")
      json.list(pushes) { json, element in json.value(element) }
    }
    if !webPushKey.isEmpty {
      json.key("webPushKey")
      json.value(webPushKey)
    }
    json.endObject()
  }
}
