// Written by protoc-gen-cairn from cairn/auth/v1/account_deletion.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension DeleteAccountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__delete_account_request__descriptor_pointer(), as: Cairn__Auth__V1__DeleteAccountRequest.self) {
      (c) throws(DecodingError) in try DeleteAccountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DeleteAccountRequest>) throws(DecodingError) {
    password = try Binary.string(c.pointee.password_, "DeleteAccountRequest.password")
    code = try Binary.string(c.pointee.code_, "DeleteAccountRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !password.isEmpty {
      binary.field(1, password)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
  }
}

extension DeleteAccountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__delete_account_response__descriptor_pointer(), as: Cairn__Auth__V1__DeleteAccountResponse.self) {
      (c) throws(DecodingError) in try DeleteAccountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DeleteAccountResponse>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "DeleteAccountResponse.receipt_token")
    purgeTime = try moment(c.pointee.purge_time_, "DeleteAccountResponse.purge_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !receiptToken.isEmpty {
      binary.field(1, receiptToken)
    }
    if let purgeTime {
      binary.field(2, purgeTime)
    }
  }
}

extension CancelDeletionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__cancel_deletion_request__descriptor_pointer(), as: Cairn__Auth__V1__CancelDeletionRequest.self) {
      (c) throws(DecodingError) in try CancelDeletionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CancelDeletionRequest>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "CancelDeletionRequest.receipt_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !receiptToken.isEmpty {
      binary.field(1, receiptToken)
    }
  }
}

extension CancelDeletionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__cancel_deletion_response__descriptor_pointer(), as: Cairn__Auth__V1__CancelDeletionResponse.self) {
      (c) throws(DecodingError) in try CancelDeletionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CancelDeletionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetDeletionReceiptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_deletion_receipt_request__descriptor_pointer(), as: Cairn__Auth__V1__GetDeletionReceiptRequest.self) {
      (c) throws(DecodingError) in try GetDeletionReceiptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetDeletionReceiptRequest>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "GetDeletionReceiptRequest.receipt_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !receiptToken.isEmpty {
      binary.field(1, receiptToken)
    }
  }
}

extension GetDeletionReceiptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_deletion_receipt_response__descriptor_pointer(), as: Cairn__Auth__V1__GetDeletionReceiptResponse.self) {
      (c) throws(DecodingError) in try GetDeletionReceiptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetDeletionReceiptResponse>) throws(DecodingError) {
    state = GetDeletionReceiptResponse.State(rawValue: c.pointee.state_)
    requestTime = try moment(c.pointee.request_time_, "GetDeletionReceiptResponse.request_time")
    purgeTime = try moment(c.pointee.purge_time_, "GetDeletionReceiptResponse.purge_time")
    completeTime = try moment(c.pointee.complete_time_, "GetDeletionReceiptResponse.complete_time")
    serviceReceipts = try Binary.list(c.pointee.n_service_receipts_, c.pointee.service_receipts_, messages: { (value) throws(DecodingError) in try ServiceReceipt(c: value) })
    signedReceipt = try Binary.string(c.pointee.signed_receipt_, "GetDeletionReceiptResponse.signed_receipt")
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if let requestTime {
      binary.field(2, requestTime)
    }
    if let purgeTime {
      binary.field(3, purgeTime)
    }
    if let completeTime {
      binary.field(4, completeTime)
    }
    if !serviceReceipts.isEmpty {
      for element in serviceReceipts {
        let start = binary.begin(5)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !signedReceipt.isEmpty {
      binary.field(6, signedReceipt)
    }
  }
}

extension ServiceReceipt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__service_receipt__descriptor_pointer(), as: Cairn__Auth__V1__ServiceReceipt.self) {
      (c) throws(DecodingError) in try ServiceReceipt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ServiceReceipt>) throws(DecodingError) {
    service = try Binary.string(c.pointee.service_, "ServiceReceipt.service")
    purgeTime = try moment(c.pointee.purge_time_, "ServiceReceipt.purge_time")
    removedRows = try Binary.list(c.pointee.n_removed_rows_, c.pointee.removed_rows_, messages: { (value) throws(DecodingError) in try RemovedRows(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !service.isEmpty {
      binary.field(1, service)
    }
    if let purgeTime {
      binary.field(2, purgeTime)
    }
    if !removedRows.isEmpty {
      for element in removedRows {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension RemovedRows {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__removed_rows__descriptor_pointer(), as: Cairn__Auth__V1__RemovedRows.self) {
      (c) throws(DecodingError) in try RemovedRows(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RemovedRows>) throws(DecodingError) {
    table = try Binary.string(c.pointee.table_, "RemovedRows.table")
    rowCount = c.pointee.row_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !table.isEmpty {
      binary.field(1, table)
    }
    if rowCount != 0 {
      binary.field(2, rowCount)
    }
  }
}

extension AccountDeletionScheduled {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account_deletion_scheduled__descriptor_pointer(), as: Cairn__Auth__V1__AccountDeletionScheduled.self) {
      (c) throws(DecodingError) in try AccountDeletionScheduled(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Auth__V1__AccountDeletionScheduled>) throws(DecodingError) {
    purgeTime = try moment(c.pointee.purge_time_, "AccountDeletionScheduled.purge_time")
  }

  package func write(to binary: inout BinaryWriter) {
    if let purgeTime {
      binary.field(1, purgeTime)
    }
  }
}
