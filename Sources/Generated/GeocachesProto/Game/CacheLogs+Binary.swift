// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_logs.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension LogContent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__log_content__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__LogContent.self) {
      (c) throws(DecodingError) in try LogContent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__LogContent>) throws(DecodingError) {
    kind = LogKind(rawValue: c.pointee.kind_)
    visitTime = try moment(c.pointee.visit_time_, "LogContent.visit_time")
    timeZone = try Binary.string(c.pointee.time_zone_, "LogContent.time_zone")
    comment = try Binary.string(c.pointee.comment_, "LogContent.comment")
    languageCode = try Binary.string(c.pointee.language_code_, "LogContent.language_code")
    photos = try Binary.list(c.pointee.n_photos_, c.pointee.photos_, messages: { (value) throws(DecodingError) in try CachePhoto(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if let visitTime {
      binary.field(2, visitTime)
    }
    if !timeZone.isEmpty {
      binary.field(3, timeZone)
    }
    if !comment.isEmpty {
      binary.field(4, comment)
    }
    if !languageCode.isEmpty {
      binary.field(5, languageCode)
    }
    if !photos.isEmpty {
      for element in photos {
        let start = binary.begin(6)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension LogProof {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__log_proof__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__LogProof.self) {
      (c) throws(DecodingError) in try LogProof(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__LogProof>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "LogProof.code")
    if let field = c.pointee.fix_ { fix = try PositionFix(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if let fix {
      let start = binary.begin(2)
      fix.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CacheLog {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_log__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheLog.self) {
      (c) throws(DecodingError) in try CacheLog(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheLog>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "CacheLog.log_id")
    cacheID = try Binary.string(c.pointee.cache_id_, "CacheLog.cache_id")
    cacheCode = try Binary.string(c.pointee.cache_code_, "CacheLog.cache_code")
    if let field = c.pointee.author_ { author = try CairnProto.Person(c: field) }
    isOwn = c.pointee.is_own_ != 0
    if let field = c.pointee.content_ { content = try LogContent(c: field) }
    visitDay = try Binary.string(c.pointee.visit_day_, "CacheLog.visit_day")
    points = c.pointee.points_
    isFirstFind = c.pointee.is_first_find_ != 0
    createTime = try moment(c.pointee.create_time_, "CacheLog.create_time")
    updateTime = try moment(c.pointee.update_time_, "CacheLog.update_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
    if !cacheID.isEmpty {
      binary.field(2, cacheID)
    }
    if !cacheCode.isEmpty {
      binary.field(3, cacheCode)
    }
    if let author {
      let start = binary.begin(4)
      author.write(to: &binary)
      binary.end(start)
    }
    if isOwn {
      binary.field(5, isOwn)
    }
    if let content {
      let start = binary.begin(6)
      content.write(to: &binary)
      binary.end(start)
    }
    if !visitDay.isEmpty {
      binary.field(7, visitDay)
    }
    if points != 0 {
      binary.field(8, points)
    }
    if isFirstFind {
      binary.field(9, isFirstFind)
    }
    if let createTime {
      binary.field(10, createTime)
    }
    if let updateTime {
      binary.field(11, updateTime)
    }
  }
}

extension SubmitLogRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__submit_log_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SubmitLogRequest.self) {
      (c) throws(DecodingError) in try SubmitLogRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SubmitLogRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "SubmitLogRequest.cache_id")
    if let field = c.pointee.content_ { content = try LogContent(c: field) }
    if let field = c.pointee.proof_ { proof = try LogProof(c: field) }
    onDuplicate = OnDuplicate(rawValue: c.pointee.on_duplicate_)
    companionAccountIDs = try Binary.list(c.pointee.n_companion_account_ids_, c.pointee.companion_account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "SubmitLogRequest.companion_account_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if let content {
      let start = binary.begin(2)
      content.write(to: &binary)
      binary.end(start)
    }
    if let proof {
      let start = binary.begin(3)
      proof.write(to: &binary)
      binary.end(start)
    }
    if onDuplicate != .unspecified {
      binary.field(4, onDuplicate)
    }
    if !companionAccountIDs.isEmpty {
      for element in companionAccountIDs {
        binary.field(5, element)
      }
    }
  }
}

extension SubmitLogResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__submit_log_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SubmitLogResponse.self) {
      (c) throws(DecodingError) in try SubmitLogResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SubmitLogResponse>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "SubmitLogResponse.log_id")
    isDuplicate = c.pointee.is_duplicate_ != 0
    points = c.pointee.points_
    isFirstFind = c.pointee.is_first_find_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
    if isDuplicate {
      binary.field(2, isDuplicate)
    }
    if points != 0 {
      binary.field(3, points)
    }
    if isFirstFind {
      binary.field(4, isFirstFind)
    }
  }
}

extension SubmitLogsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__submit_logs_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SubmitLogsRequest.self) {
      (c) throws(DecodingError) in try SubmitLogsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SubmitLogsRequest>) throws(DecodingError) {
    logs = try Binary.list(c.pointee.n_logs_, c.pointee.logs_, messages: { (value) throws(DecodingError) in try SubmitLogRequest(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !logs.isEmpty {
      for element in logs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SubmitLogResult {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__submit_log_result__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SubmitLogResult.self) {
      (c) throws(DecodingError) in try SubmitLogResult(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SubmitLogResult>) throws(DecodingError) {
    if let field = c.pointee.log_ { log = try SubmitLogResponse(c: field) }
    reason = try Binary.string(c.pointee.reason_, "SubmitLogResult.reason")
    field = try Binary.string(c.pointee.field_, "SubmitLogResult.field")
    existingLogID = try Binary.string(c.pointee.existing_log_id_, "SubmitLogResult.existing_log_id")
    isRetryable = c.pointee.is_retryable_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let log {
      let start = binary.begin(1)
      log.write(to: &binary)
      binary.end(start)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
    if !field.isEmpty {
      binary.field(3, field)
    }
    if !existingLogID.isEmpty {
      binary.field(4, existingLogID)
    }
    if isRetryable {
      binary.field(5, isRetryable)
    }
  }
}

extension SubmitLogsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__submit_logs_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SubmitLogsResponse.self) {
      (c) throws(DecodingError) in try SubmitLogsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SubmitLogsResponse>) throws(DecodingError) {
    results = try Binary.list(c.pointee.n_results_, c.pointee.results_, messages: { (value) throws(DecodingError) in try SubmitLogResult(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !results.isEmpty {
      for element in results {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension EditLogRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__edit_log_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__EditLogRequest.self) {
      (c) throws(DecodingError) in try EditLogRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__EditLogRequest>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "EditLogRequest.log_id")
    if let field = c.pointee.content_ { content = try LogContent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
    if let content {
      let start = binary.begin(2)
      content.write(to: &binary)
      binary.end(start)
    }
  }
}

extension EditLogResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__edit_log_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__EditLogResponse.self) {
      (c) throws(DecodingError) in try EditLogResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__EditLogResponse>) throws(DecodingError) {
    points = c.pointee.points_
    isFirstFind = c.pointee.is_first_find_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if points != 0 {
      binary.field(1, points)
    }
    if isFirstFind {
      binary.field(2, isFirstFind)
    }
  }
}

extension DeleteLogRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__delete_log_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DeleteLogRequest.self) {
      (c) throws(DecodingError) in try DeleteLogRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DeleteLogRequest>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "DeleteLogRequest.log_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
  }
}

extension DeleteLogResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__delete_log_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DeleteLogResponse.self) {
      (c) throws(DecodingError) in try DeleteLogResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DeleteLogResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListLogsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_logs_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListLogsRequest.self) {
      (c) throws(DecodingError) in try ListLogsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListLogsRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "ListLogsRequest.cache_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListLogsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListLogsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_logs_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListLogsResponse.self) {
      (c) throws(DecodingError) in try ListLogsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListLogsResponse>) throws(DecodingError) {
    logs = try Binary.list(c.pointee.n_logs_, c.pointee.logs_, messages: { (value) throws(DecodingError) in try CacheLog(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListLogsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !logs.isEmpty {
      for element in logs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension ListMyLogsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_my_logs_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMyLogsRequest.self) {
      (c) throws(DecodingError) in try ListMyLogsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMyLogsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyLogsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListMyLogsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_my_logs_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMyLogsResponse.self) {
      (c) throws(DecodingError) in try ListMyLogsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMyLogsResponse>) throws(DecodingError) {
    logs = try Binary.list(c.pointee.n_logs_, c.pointee.logs_, messages: { (value) throws(DecodingError) in try CacheLog(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyLogsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !logs.isEmpty {
      for element in logs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension ConfirmCompanionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__confirm_companion_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ConfirmCompanionRequest.self) {
      (c) throws(DecodingError) in try ConfirmCompanionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ConfirmCompanionRequest>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "ConfirmCompanionRequest.log_id")
    comment = try Binary.string(c.pointee.comment_, "ConfirmCompanionRequest.comment")
    photos = try Binary.list(c.pointee.n_photos_, c.pointee.photos_, messages: { (value) throws(DecodingError) in try CachePhoto(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
    if !comment.isEmpty {
      binary.field(2, comment)
    }
    if !photos.isEmpty {
      for element in photos {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ConfirmCompanionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__confirm_companion_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ConfirmCompanionResponse.self) {
      (c) throws(DecodingError) in try ConfirmCompanionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ConfirmCompanionResponse>) throws(DecodingError) {
    if let field = c.pointee.log_ { log = try SubmitLogResponse(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let log {
      let start = binary.begin(1)
      log.write(to: &binary)
      binary.end(start)
    }
  }
}

extension DeclineCompanionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__decline_companion_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DeclineCompanionRequest.self) {
      (c) throws(DecodingError) in try DeclineCompanionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DeclineCompanionRequest>) throws(DecodingError) {
    logID = try Binary.string(c.pointee.log_id_, "DeclineCompanionRequest.log_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !logID.isEmpty {
      binary.field(1, logID)
    }
  }
}

extension DeclineCompanionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__decline_companion_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DeclineCompanionResponse.self) {
      (c) throws(DecodingError) in try DeclineCompanionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DeclineCompanionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListCompanionRequestsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_companion_requests_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListCompanionRequestsRequest.self) {
      (c) throws(DecodingError) in try ListCompanionRequestsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListCompanionRequestsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListCompanionRequestsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListCompanionRequestsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_companion_requests_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListCompanionRequestsResponse.self) {
      (c) throws(DecodingError) in try ListCompanionRequestsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListCompanionRequestsResponse>) throws(DecodingError) {
    logs = try Binary.list(c.pointee.n_logs_, c.pointee.logs_, messages: { (value) throws(DecodingError) in try CacheLog(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListCompanionRequestsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !logs.isEmpty {
      for element in logs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
