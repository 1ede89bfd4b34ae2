// Written by protoc-gen-cairn from cairn/auth/v1/account_deletion.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension DeleteAccountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__delete_account_request__descriptor_pointer(), as: Cairn__Auth__V1__DeleteAccountRequest.self) {
      (c) throws(DecodingError) in try DeleteAccountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DeleteAccountRequest>) throws(DecodingError) {
    password = try Binary.string(c.pointee.password_, "DeleteAccountRequest.password")
    code = try Binary.string(c.pointee.code_, "DeleteAccountRequest.code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DeleteAccountRequest> {
    let c = arena.make(Cairn__Auth__V1__DeleteAccountRequest.self)
    cairn__auth__v1__delete_account_request__init(c)
    c.pointee.password_ = arena.string(password)
    c.pointee.code_ = arena.string(code)
    return c
  }
}

extension DeleteAccountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__delete_account_response__descriptor_pointer(), as: Cairn__Auth__V1__DeleteAccountResponse.self) {
      (c) throws(DecodingError) in try DeleteAccountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DeleteAccountResponse>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "DeleteAccountResponse.receipt_token")
    purgeTime = try moment(c.pointee.purge_time_, "DeleteAccountResponse.purge_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DeleteAccountResponse> {
    let c = arena.make(Cairn__Auth__V1__DeleteAccountResponse.self)
    cairn__auth__v1__delete_account_response__init(c)
    c.pointee.receipt_token_ = arena.string(receiptToken)
    if let purgeTime {
      c.pointee.purge_time_ = arena.timestamp(purgeTime)
    }
    return c
  }
}

extension CancelDeletionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__cancel_deletion_request__descriptor_pointer(), as: Cairn__Auth__V1__CancelDeletionRequest.self) {
      (c) throws(DecodingError) in try CancelDeletionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CancelDeletionRequest>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "CancelDeletionRequest.receipt_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CancelDeletionRequest> {
    let c = arena.make(Cairn__Auth__V1__CancelDeletionRequest.self)
    cairn__auth__v1__cancel_deletion_request__init(c)
    c.pointee.receipt_token_ = arena.string(receiptToken)
    return c
  }
}

extension CancelDeletionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__cancel_deletion_response__descriptor_pointer(), as: Cairn__Auth__V1__CancelDeletionResponse.self) {
      (c) throws(DecodingError) in try CancelDeletionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__CancelDeletionResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__CancelDeletionResponse> {
    let c = arena.make(Cairn__Auth__V1__CancelDeletionResponse.self)
    cairn__auth__v1__cancel_deletion_response__init(c)
    return c
  }
}

extension GetDeletionReceiptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_deletion_receipt_request__descriptor_pointer(), as: Cairn__Auth__V1__GetDeletionReceiptRequest.self) {
      (c) throws(DecodingError) in try GetDeletionReceiptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetDeletionReceiptRequest>) throws(DecodingError) {
    receiptToken = try Binary.string(c.pointee.receipt_token_, "GetDeletionReceiptRequest.receipt_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetDeletionReceiptRequest> {
    let c = arena.make(Cairn__Auth__V1__GetDeletionReceiptRequest.self)
    cairn__auth__v1__get_deletion_receipt_request__init(c)
    c.pointee.receipt_token_ = arena.string(receiptToken)
    return c
  }
}

extension GetDeletionReceiptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_deletion_receipt_response__descriptor_pointer(), as: Cairn__Auth__V1__GetDeletionReceiptResponse.self) {
      (c) throws(DecodingError) in try GetDeletionReceiptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetDeletionReceiptResponse>) throws(DecodingError) {
    state = GetDeletionReceiptResponse.State(rawValue: c.pointee.state_)
    requestTime = try moment(c.pointee.request_time_, "GetDeletionReceiptResponse.request_time")
    purgeTime = try moment(c.pointee.purge_time_, "GetDeletionReceiptResponse.purge_time")
    completeTime = try moment(c.pointee.complete_time_, "GetDeletionReceiptResponse.complete_time")
    serviceReceipts = try Binary.list(c.pointee.n_service_receipts_, c.pointee.service_receipts_, messages: { (value) throws(DecodingError) in try ServiceReceipt(c: value) })
    signedReceipt = try Binary.string(c.pointee.signed_receipt_, "GetDeletionReceiptResponse.signed_receipt")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetDeletionReceiptResponse> {
    let c = arena.make(Cairn__Auth__V1__GetDeletionReceiptResponse.self)
    cairn__auth__v1__get_deletion_receipt_response__init(c)
    c.pointee.state_ = state.rawValue
    if let requestTime {
      c.pointee.request_time_ = arena.timestamp(requestTime)
    }
    if let purgeTime {
      c.pointee.purge_time_ = arena.timestamp(purgeTime)
    }
    if let completeTime {
      c.pointee.complete_time_ = arena.timestamp(completeTime)
    }
    c.pointee.n_service_receipts_ = serviceReceipts.count
    c.pointee.service_receipts_ = arena.list(serviceReceipts) { value in value.lower(in: arena) }
    c.pointee.signed_receipt_ = arena.string(signedReceipt)
    return c
  }
}

extension ServiceReceipt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__service_receipt__descriptor_pointer(), as: Cairn__Auth__V1__ServiceReceipt.self) {
      (c) throws(DecodingError) in try ServiceReceipt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ServiceReceipt>) throws(DecodingError) {
    service = try Binary.string(c.pointee.service_, "ServiceReceipt.service")
    purgeTime = try moment(c.pointee.purge_time_, "ServiceReceipt.purge_time")
    removedRows = try Binary.list(c.pointee.n_removed_rows_, c.pointee.removed_rows_, messages: { (value) throws(DecodingError) in try RemovedRows(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ServiceReceipt> {
    let c = arena.make(Cairn__Auth__V1__ServiceReceipt.self)
    cairn__auth__v1__service_receipt__init(c)
    c.pointee.service_ = arena.string(service)
    if let purgeTime {
      c.pointee.purge_time_ = arena.timestamp(purgeTime)
    }
    c.pointee.n_removed_rows_ = removedRows.count
    c.pointee.removed_rows_ = arena.list(removedRows) { value in value.lower(in: arena) }
    return c
  }
}

extension RemovedRows {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__removed_rows__descriptor_pointer(), as: Cairn__Auth__V1__RemovedRows.self) {
      (c) throws(DecodingError) in try RemovedRows(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RemovedRows>) throws(DecodingError) {
    table = try Binary.string(c.pointee.table_, "RemovedRows.table")
    rowCount = c.pointee.row_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__RemovedRows> {
    let c = arena.make(Cairn__Auth__V1__RemovedRows.self)
    cairn__auth__v1__removed_rows__init(c)
    c.pointee.table_ = arena.string(table)
    c.pointee.row_count_ = rowCount
    return c
  }
}

extension AccountDeletionScheduled {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__account_deletion_scheduled__descriptor_pointer(), as: Cairn__Auth__V1__AccountDeletionScheduled.self) {
      (c) throws(DecodingError) in try AccountDeletionScheduled(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AccountDeletionScheduled>) throws(DecodingError) {
    purgeTime = try moment(c.pointee.purge_time_, "AccountDeletionScheduled.purge_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AccountDeletionScheduled> {
    let c = arena.make(Cairn__Auth__V1__AccountDeletionScheduled.self)
    cairn__auth__v1__account_deletion_scheduled__init(c)
    if let purgeTime {
      c.pointee.purge_time_ = arena.timestamp(purgeTime)
    }
    return c
  }
}
