// Written by protoc-gen-cairn from cairn/social/v1/calls.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Call {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__call__descriptor_pointer(), as: Cairn__Social__V1__Call.self) {
      (c) throws(DecodingError) in try Call(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Call>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "Call.call_id")
    conversationID = try Binary.string(c.pointee.conversation_id_, "Call.conversation_id")
    callerAccountID = try Binary.string(c.pointee.caller_account_id_, "Call.caller_account_id")
    hasVideo = c.pointee.has_video_ != 0
    state = CallState(rawValue: c.pointee.state_)
    outcome = CallOutcome(rawValue: c.pointee.outcome_)
    createTime = try moment(c.pointee.create_time_, "Call.create_time")
    ringEndTime = try moment(c.pointee.ring_end_time_, "Call.ring_end_time")
    answerTime = try moment(c.pointee.answer_time_, "Call.answer_time")
    endTime = try moment(c.pointee.end_time_, "Call.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if !conversationID.isEmpty {
      binary.field(2, conversationID)
    }
    if !callerAccountID.isEmpty {
      binary.field(3, callerAccountID)
    }
    if hasVideo {
      binary.field(4, hasVideo)
    }
    if state != .unspecified {
      binary.field(5, state)
    }
    if outcome != .unspecified {
      binary.field(6, outcome)
    }
    if let createTime {
      binary.field(7, createTime)
    }
    if let ringEndTime {
      binary.field(8, ringEndTime)
    }
    if let answerTime {
      binary.field(9, answerTime)
    }
    if let endTime {
      binary.field(10, endTime)
    }
  }
}

extension CallSignal {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__call_signal__descriptor_pointer(), as: Cairn__Social__V1__CallSignal.self) {
      (c) throws(DecodingError) in try CallSignal(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CallSignal>) throws(DecodingError) {
    number = c.pointee.number_
    kind = CallSignalKind(rawValue: c.pointee.kind_)
    payload = try Binary.string(c.pointee.payload_, "CallSignal.payload")
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if !payload.isEmpty {
      binary.field(3, payload)
    }
  }
}

extension CallChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__call_changed__descriptor_pointer(), as: Cairn__Social__V1__CallChanged.self) {
      (c) throws(DecodingError) in try CallChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CallChanged>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "CallChanged.call_id")
    callerAccountID = try Binary.string(c.pointee.caller_account_id_, "CallChanged.caller_account_id")
    hasVideo = c.pointee.has_video_ != 0
    state = CallState(rawValue: c.pointee.state_)
    outcome = CallOutcome(rawValue: c.pointee.outcome_)
    signalNumber = c.pointee.signal_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if !callerAccountID.isEmpty {
      binary.field(2, callerAccountID)
    }
    if hasVideo {
      binary.field(3, hasVideo)
    }
    if state != .unspecified {
      binary.field(4, state)
    }
    if outcome != .unspecified {
      binary.field(5, outcome)
    }
    if signalNumber != 0 {
      binary.field(6, signalNumber)
    }
  }
}

extension StartCallRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__start_call_request__descriptor_pointer(), as: Cairn__Social__V1__StartCallRequest.self) {
      (c) throws(DecodingError) in try StartCallRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__StartCallRequest>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "StartCallRequest.call_id")
    conversationID = try Binary.string(c.pointee.conversation_id_, "StartCallRequest.conversation_id")
    hasVideo = c.pointee.has_video_ != 0
    offer = try Binary.string(c.pointee.offer_, "StartCallRequest.offer")
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if !conversationID.isEmpty {
      binary.field(2, conversationID)
    }
    if hasVideo {
      binary.field(3, hasVideo)
    }
    if !offer.isEmpty {
      binary.field(4, offer)
    }
  }
}

extension StartCallResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__start_call_response__descriptor_pointer(), as: Cairn__Social__V1__StartCallResponse.self) {
      (c) throws(DecodingError) in try StartCallResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__StartCallResponse>) throws(DecodingError) {
    if let field = c.pointee.call_ { call = try Call(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let call {
      let start = binary.begin(1)
      call.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SendCallSignalRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_call_signal_request__descriptor_pointer(), as: Cairn__Social__V1__SendCallSignalRequest.self) {
      (c) throws(DecodingError) in try SendCallSignalRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendCallSignalRequest>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "SendCallSignalRequest.call_id")
    signalID = try Binary.string(c.pointee.signal_id_, "SendCallSignalRequest.signal_id")
    kind = CallSignalKind(rawValue: c.pointee.kind_)
    payload = try Binary.string(c.pointee.payload_, "SendCallSignalRequest.payload")
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if !signalID.isEmpty {
      binary.field(2, signalID)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if !payload.isEmpty {
      binary.field(4, payload)
    }
  }
}

extension SendCallSignalResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_call_signal_response__descriptor_pointer(), as: Cairn__Social__V1__SendCallSignalResponse.self) {
      (c) throws(DecodingError) in try SendCallSignalResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendCallSignalResponse>) throws(DecodingError) {
    if let field = c.pointee.call_ { call = try Call(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let call {
      let start = binary.begin(1)
      call.write(to: &binary)
      binary.end(start)
    }
  }
}

extension EndCallRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__end_call_request__descriptor_pointer(), as: Cairn__Social__V1__EndCallRequest.self) {
      (c) throws(DecodingError) in try EndCallRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__EndCallRequest>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "EndCallRequest.call_id")
    isDeclined = c.pointee.is_declined_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if isDeclined {
      binary.field(2, isDeclined)
    }
  }
}

extension EndCallResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__end_call_response__descriptor_pointer(), as: Cairn__Social__V1__EndCallResponse.self) {
      (c) throws(DecodingError) in try EndCallResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__EndCallResponse>) throws(DecodingError) {
    if let field = c.pointee.call_ { call = try Call(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let call {
      let start = binary.begin(1)
      call.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetCallRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_call_request__descriptor_pointer(), as: Cairn__Social__V1__GetCallRequest.self) {
      (c) throws(DecodingError) in try GetCallRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetCallRequest>) throws(DecodingError) {
    callID = try Binary.string(c.pointee.call_id_, "GetCallRequest.call_id")
    afterNumber = c.pointee.after_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !callID.isEmpty {
      binary.field(1, callID)
    }
    if afterNumber != 0 {
      binary.field(2, afterNumber)
    }
  }
}

extension GetCallResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_call_response__descriptor_pointer(), as: Cairn__Social__V1__GetCallResponse.self) {
      (c) throws(DecodingError) in try GetCallResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetCallResponse>) throws(DecodingError) {
    if let field = c.pointee.call_ { call = try Call(c: field) }
    signals = try Binary.list(c.pointee.n_signals_, c.pointee.signals_, messages: { (value) throws(DecodingError) in try CallSignal(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let call {
      let start = binary.begin(1)
      call.write(to: &binary)
      binary.end(start)
    }
    if !signals.isEmpty {
      for element in signals {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension GetTurnServersRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_turn_servers_request__descriptor_pointer(), as: Cairn__Social__V1__GetTurnServersRequest.self) {
      (c) throws(DecodingError) in try GetTurnServersRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetTurnServersRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetTurnServersResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_turn_servers_response__descriptor_pointer(), as: Cairn__Social__V1__GetTurnServersResponse.self) {
      (c) throws(DecodingError) in try GetTurnServersResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetTurnServersResponse>) throws(DecodingError) {
    urls = try Binary.list(c.pointee.n_urls_, c.pointee.urls_, { (value) throws(DecodingError) in try Binary.string(value, "GetTurnServersResponse.urls") })
    username = try Binary.string(c.pointee.username_, "GetTurnServersResponse.username")
    password = try Binary.string(c.pointee.password_, "GetTurnServersResponse.password")
    expireTime = try moment(c.pointee.expire_time_, "GetTurnServersResponse.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !urls.isEmpty {
      for element in urls {
        binary.field(1, element)
      }
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if !password.isEmpty {
      binary.field(3, password)
    }
    if let expireTime {
      binary.field(4, expireTime)
    }
  }
}
