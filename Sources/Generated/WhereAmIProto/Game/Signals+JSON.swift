// Written by protoc-gen-cairn from cairn/game/whereami/v1/signals.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension Signal {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Signal(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Signal") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("signalId", "signal_id") {
        signalID = try json.string("Signal.signal_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("Signal.account_id")
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("Signal.game_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("Signal.kind", Signal.Kind.self)
      } else if json.isKey("reason") {
        reason = try json.string("Signal.reason")
      } else if json.isKey("value") {
        value = try json.int32("Signal.value")
      } else if json.isKey("sampleCount", "sample_count") {
        sampleCount = try json.int32("Signal.sample_count")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Signal.create_time")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !signalID.isEmpty {
      json.key("signalId")
      json.value(signalID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if value != 0 {
      json.key("value")
      json.value(value)
    }
    if sampleCount != 0 {
      json.key("sampleCount")
      json.value(sampleCount)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension ListSignalsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSignalsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSignalsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListSignalsRequest.account_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListSignalsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListSignalsRequest.page_token")
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

extension ListSignalsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSignalsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSignalsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("signals") {
        signals = try json.list("ListSignalsResponse.signals") { (json: inout JSONReader) throws(DecodingError) in try Signal(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListSignalsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !signals.isEmpty {
      json.key("signals")
      json.list(signals) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
