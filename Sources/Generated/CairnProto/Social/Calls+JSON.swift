// Written by protoc-gen-cairn from cairn/social/v1/calls.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Call {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Call(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Call") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("Call.call_id")
      } else if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("Call.conversation_id")
      } else if json.isKey("callerAccountId", "caller_account_id") {
        callerAccountID = try json.string("Call.caller_account_id")
      } else if json.isKey("hasVideo", "has_video") {
        hasVideo = try json.bool("Call.has_video")
      } else if json.isKey("state") {
        state = try json.enumeration("Call.state", CallState.self)
      } else if json.isKey("outcome") {
        outcome = try json.enumeration("Call.outcome", CallOutcome.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Call.create_time")
      } else if json.isKey("ringEndTime", "ring_end_time") {
        ringEndTime = try json.moment("Call.ring_end_time")
      } else if json.isKey("answerTime", "answer_time") {
        answerTime = try json.moment("Call.answer_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("Call.end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if !callerAccountID.isEmpty {
      json.key("callerAccountId")
      json.value(callerAccountID)
    }
    if hasVideo {
      json.key("hasVideo")
      json.value(hasVideo)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if outcome != .unspecified {
      json.key("outcome")
      json.value(outcome)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let ringEndTime {
      json.key("ringEndTime")
      json.value(ringEndTime)
    }
    if let answerTime {
      json.key("answerTime")
      json.value(answerTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension CallSignal {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CallSignal(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CallSignal") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("number") {
        number = try json.int64("CallSignal.number")
      } else if json.isKey("kind") {
        kind = try json.enumeration("CallSignal.kind", CallSignalKind.self)
      } else if json.isKey("payload") {
        payload = try json.string("CallSignal.payload")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !payload.isEmpty, !json.redact("payload") {
      json.key("payload")
      json.value(payload)
    }
    json.endObject()
  }
}

extension CallChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CallChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CallChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("CallChanged.call_id")
      } else if json.isKey("callerAccountId", "caller_account_id") {
        callerAccountID = try json.string("CallChanged.caller_account_id")
      } else if json.isKey("hasVideo", "has_video") {
        hasVideo = try json.bool("CallChanged.has_video")
      } else if json.isKey("state") {
        state = try json.enumeration("CallChanged.state", CallState.self)
      } else if json.isKey("outcome") {
        outcome = try json.enumeration("CallChanged.outcome", CallOutcome.self)
      } else if json.isKey("signalNumber", "signal_number") {
        signalNumber = try json.int64("CallChanged.signal_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if !callerAccountID.isEmpty {
      json.key("callerAccountId")
      json.value(callerAccountID)
    }
    if hasVideo {
      json.key("hasVideo")
      json.value(hasVideo)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if outcome != .unspecified {
      json.key("outcome")
      json.value(outcome)
    }
    if signalNumber != 0 {
      json.key("signalNumber")
      json.value(signalNumber)
    }
    json.endObject()
  }
}

extension StartCallRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartCallRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartCallRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("StartCallRequest.call_id")
      } else if json.isKey("conversationId", "conversation_id") {
        conversationID = try json.string("StartCallRequest.conversation_id")
      } else if json.isKey("hasVideo", "has_video") {
        hasVideo = try json.bool("StartCallRequest.has_video")
      } else if json.isKey("offer") {
        offer = try json.string("StartCallRequest.offer")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if !conversationID.isEmpty {
      json.key("conversationId")
      json.value(conversationID)
    }
    if hasVideo {
      json.key("hasVideo")
      json.value(hasVideo)
    }
    if !offer.isEmpty, !json.redact("offer") {
      json.key("offer")
      json.value(offer)
    }
    json.endObject()
  }
}

extension StartCallResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartCallResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartCallResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("call") {
        call = try json.skipNull() ? nil : try Call(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let call {
      json.key("call")
      call.write(to: &json)
    }
    json.endObject()
  }
}

extension SendCallSignalRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendCallSignalRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendCallSignalRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("SendCallSignalRequest.call_id")
      } else if json.isKey("signalId", "signal_id") {
        signalID = try json.string("SendCallSignalRequest.signal_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("SendCallSignalRequest.kind", CallSignalKind.self)
      } else if json.isKey("payload") {
        payload = try json.string("SendCallSignalRequest.payload")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if !signalID.isEmpty {
      json.key("signalId")
      json.value(signalID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !payload.isEmpty, !json.redact("payload") {
      json.key("payload")
      json.value(payload)
    }
    json.endObject()
  }
}

extension SendCallSignalResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendCallSignalResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendCallSignalResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("call") {
        call = try json.skipNull() ? nil : try Call(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let call {
      json.key("call")
      call.write(to: &json)
    }
    json.endObject()
  }
}

extension EndCallRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndCallRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndCallRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("EndCallRequest.call_id")
      } else if json.isKey("isDeclined", "is_declined") {
        isDeclined = try json.bool("EndCallRequest.is_declined")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if isDeclined {
      json.key("isDeclined")
      json.value(isDeclined)
    }
    json.endObject()
  }
}

extension EndCallResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndCallResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndCallResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("call") {
        call = try json.skipNull() ? nil : try Call(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let call {
      json.key("call")
      call.write(to: &json)
    }
    json.endObject()
  }
}

extension GetCallRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCallRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCallRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("callId", "call_id") {
        callID = try json.string("GetCallRequest.call_id")
      } else if json.isKey("afterNumber", "after_number") {
        afterNumber = try json.int64("GetCallRequest.after_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !callID.isEmpty {
      json.key("callId")
      json.value(callID)
    }
    if afterNumber != 0 {
      json.key("afterNumber")
      json.value(afterNumber)
    }
    json.endObject()
  }
}

extension GetCallResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCallResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCallResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("call") {
        call = try json.skipNull() ? nil : try Call(reading: &json)
      } else if json.isKey("signals") {
        signals = try json.list("GetCallResponse.signals") { (json: inout JSONReader) throws(DecodingError) in try CallSignal(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let call {
      json.key("call")
      call.write(to: &json)
    }
    if !signals.isEmpty {
      json.key("signals")
      json.list(signals) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension GetTurnServersRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetTurnServersRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetTurnServersRequest") { json in write(to: &json) }
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

extension GetTurnServersResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetTurnServersResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetTurnServersResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("urls") {
        urls = try json.list("GetTurnServersResponse.urls") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetTurnServersResponse.urls") }
      } else if json.isKey("username") {
        username = try json.string("GetTurnServersResponse.username")
      } else if json.isKey("password") {
        password = try json.string("GetTurnServersResponse.password")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("GetTurnServersResponse.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !urls.isEmpty {
      json.key("urls")
      json.list(urls) { json, element in json.value(element) }
    }
    if !username.isEmpty, !json.redact("username") {
      json.key("username")
      json.value(username)
    }
    if !password.isEmpty, !json.redact("password") {
      json.key("password")
      json.value(password)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}
