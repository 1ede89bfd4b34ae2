// Written by protoc-gen-cairn from cairn/auth/v1/account_deletion.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension DeleteAccountRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteAccountRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteAccountRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("password") {
        password = try json.string("DeleteAccountRequest.password")
      } else if json.isKey("code") {
        code = try json.string("DeleteAccountRequest.code")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !password.isEmpty, !json.redact("password") {
      json.key("password")
      json.value(password)
    }
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    json.endObject()
  }
}

extension DeleteAccountResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteAccountResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteAccountResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("receiptToken", "receipt_token") {
        receiptToken = try json.string("DeleteAccountResponse.receipt_token")
      } else if json.isKey("purgeTime", "purge_time") {
        purgeTime = try json.moment("DeleteAccountResponse.purge_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !receiptToken.isEmpty, !json.redact("receiptToken") {
      json.key("receiptToken")
      json.value(receiptToken)
    }
    if let purgeTime {
      json.key("purgeTime")
      json.value(purgeTime)
    }
    json.endObject()
  }
}

extension CancelDeletionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelDeletionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelDeletionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("receiptToken", "receipt_token") {
        receiptToken = try json.string("CancelDeletionRequest.receipt_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !receiptToken.isEmpty, !json.redact("receiptToken") {
      json.key("receiptToken")
      json.value(receiptToken)
    }
    json.endObject()
  }
}

extension CancelDeletionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelDeletionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelDeletionResponse") { json in write(to: &json) }
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

extension GetDeletionReceiptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDeletionReceiptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDeletionReceiptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("receiptToken", "receipt_token") {
        receiptToken = try json.string("GetDeletionReceiptRequest.receipt_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !receiptToken.isEmpty, !json.redact("receiptToken") {
      json.key("receiptToken")
      json.value(receiptToken)
    }
    json.endObject()
  }
}

extension GetDeletionReceiptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDeletionReceiptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDeletionReceiptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("GetDeletionReceiptResponse.state", GetDeletionReceiptResponse.State.self)
      } else if json.isKey("requestTime", "request_time") {
        requestTime = try json.moment("GetDeletionReceiptResponse.request_time")
      } else if json.isKey("purgeTime", "purge_time") {
        purgeTime = try json.moment("GetDeletionReceiptResponse.purge_time")
      } else if json.isKey("completeTime", "complete_time") {
        completeTime = try json.moment("GetDeletionReceiptResponse.complete_time")
      } else if json.isKey("serviceReceipts", "service_receipts") {
        serviceReceipts = try json.list("GetDeletionReceiptResponse.service_receipts") { (json: inout JSONReader) throws(DecodingError) in try ServiceReceipt(reading: &json) }
      } else if json.isKey("signedReceipt", "signed_receipt") {
        signedReceipt = try json.string("GetDeletionReceiptResponse.signed_receipt")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let requestTime {
      json.key("requestTime")
      json.value(requestTime)
    }
    if let purgeTime {
      json.key("purgeTime")
      json.value(purgeTime)
    }
    if let completeTime {
      json.key("completeTime")
      json.value(completeTime)
    }
    if !serviceReceipts.isEmpty {
      json.key("serviceReceipts")
      json.list(serviceReceipts) { json, element in element.write(to: &json) }
    }
    if !signedReceipt.isEmpty {
      json.key("signedReceipt")
      json.value(signedReceipt)
    }
    json.endObject()
  }
}

extension ServiceReceipt {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ServiceReceipt(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ServiceReceipt") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("service") {
        service = try json.string("ServiceReceipt.service")
      } else if json.isKey("purgeTime", "purge_time") {
        purgeTime = try json.moment("ServiceReceipt.purge_time")
      } else if json.isKey("removedRows", "removed_rows") {
        removedRows = try json.list("ServiceReceipt.removed_rows") { (json: inout JSONReader) throws(DecodingError) in try RemovedRows(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !service.isEmpty {
      json.key("service")
      json.value(service)
    }
    if let purgeTime {
      json.key("purgeTime")
      json.value(purgeTime)
    }
    if !removedRows.isEmpty {
      json.key("removedRows")
      json.list(removedRows) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension RemovedRows {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemovedRows(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemovedRows") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("table") {
        table = try json.string("RemovedRows.table")
      } else if json.isKey("rowCount", "row_count") {
        rowCount = try json.int64("RemovedRows.row_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !table.isEmpty {
      json.key("table")
      json.value(table)
    }
    if rowCount != 0 {
      json.key("rowCount")
      json.value(rowCount)
    }
    json.endObject()
  }
}

extension AccountDeletionScheduled {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountDeletionScheduled(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountDeletionScheduled") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("purgeTime", "purge_time") {
        purgeTime = try json.moment("AccountDeletionScheduled.purge_time")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let purgeTime {
      json.key("purgeTime")
      json.value(purgeTime)
    }
    json.endObject()
  }
}
