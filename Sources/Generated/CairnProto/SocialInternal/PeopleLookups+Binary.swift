// Written by protoc-gen-cairn from cairn/social/internal/v1/people_lookups.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CheckViewRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__check_view_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__CheckViewRequest.self) {
      (c) throws(DecodingError) in try CheckViewRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__CheckViewRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !viewer.isEmpty {
      binary.field(1, viewer)
    }
    if !account.isEmpty {
      binary.field(2, account)
    }
  }
}

extension CheckViewResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__check_view_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__CheckViewResponse.self) {
      (c) throws(DecodingError) in try CheckViewResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__CheckViewResponse>) throws(DecodingError) {
    isFound = c.pointee.is_found_ != 0
    isShown = c.pointee.is_shown_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if isFound {
      binary.field(1, isFound)
    }
    if isShown {
      binary.field(2, isShown)
    }
  }
}

extension DescribePeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__describe_people_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__DescribePeopleRequest.self) {
      (c) throws(DecodingError) in try DescribePeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__DescribePeopleRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !viewer.isEmpty {
      binary.field(1, viewer)
    }
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(2, element)
      }
    }
  }
}

extension DescribePeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__describe_people_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__DescribePeopleResponse.self) {
      (c) throws(DecodingError) in try DescribePeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__DescribePeopleResponse>) throws(DecodingError) {
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension GetPreferredTimeZoneRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__get_preferred_time_zone_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__GetPreferredTimeZoneRequest.self) {
      (c) throws(DecodingError) in try GetPreferredTimeZoneRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__GetPreferredTimeZoneRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension GetPreferredTimeZoneResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__get_preferred_time_zone_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__GetPreferredTimeZoneResponse.self) {
      (c) throws(DecodingError) in try GetPreferredTimeZoneResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__GetPreferredTimeZoneResponse>) throws(DecodingError) {
    timeZone = try Binary.string(c.pointee.time_zone_, "GetPreferredTimeZoneResponse.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !timeZone.isEmpty {
      binary.field(1, timeZone)
    }
  }
}

extension FindPresentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_present_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindPresentRequest.self) {
      (c) throws(DecodingError) in try FindPresentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindPresentRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    excludesHidden = c.pointee.excludes_hidden_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if excludesHidden {
      binary.field(2, excludesHidden)
    }
  }
}

extension FindPresentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_present_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindPresentResponse.self) {
      (c) throws(DecodingError) in try FindPresentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindPresentResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
  }
}

extension FindFriendsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_friends_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindFriendsRequest.self) {
      (c) throws(DecodingError) in try FindFriendsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindFriendsRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension FindFriendsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_friends_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindFriendsResponse.self) {
      (c) throws(DecodingError) in try FindFriendsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindFriendsResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
  }
}
