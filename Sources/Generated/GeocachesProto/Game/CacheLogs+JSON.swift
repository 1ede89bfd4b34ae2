// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_logs.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension LogContent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogContent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogContent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("LogContent.kind", LogKind.self)
      } else if json.isKey("visitTime", "visit_time") {
        visitTime = try json.moment("LogContent.visit_time")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("LogContent.time_zone")
      } else if json.isKey("comment") {
        comment = try json.string("LogContent.comment")
      } else if json.isKey("languageCode", "language_code") {
        languageCode = try json.string("LogContent.language_code")
      } else if json.isKey("photos") {
        photos = try json.list("LogContent.photos") { (json: inout JSONReader) throws(DecodingError) in try CachePhoto(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if let visitTime {
      json.key("visitTime")
      json.value(visitTime)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if !comment.isEmpty, !json.redact("comment") {
      json.key("comment")
      json.value(comment)
    }
    if !languageCode.isEmpty {
      json.key("languageCode")
      json.value(languageCode)
    }
    if !photos.isEmpty {
      json.key("photos")
      json.list(photos) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension LogProof {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogProof(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogProof") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("LogProof.code")
      } else if json.isKey("fix") {
        fix = try json.skipNull() ? nil : try PositionFix(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if let fix, !json.redact("fix") {
      json.key("fix")
      fix.write(to: &json)
    }
    json.endObject()
  }
}

extension CacheLog {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheLog(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheLog") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("CacheLog.log_id")
      } else if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CacheLog.cache_id")
      } else if json.isKey("cacheCode", "cache_code") {
        cacheCode = try json.string("CacheLog.cache_code")
      } else if json.isKey("author") {
        author = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("isOwn", "is_own") {
        isOwn = try json.bool("CacheLog.is_own")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try LogContent(reading: &json)
      } else if json.isKey("visitDay", "visit_day") {
        visitDay = try json.string("CacheLog.visit_day")
      } else if json.isKey("points") {
        points = try json.int32("CacheLog.points")
      } else if json.isKey("isFirstFind", "is_first_find") {
        isFirstFind = try json.bool("CacheLog.is_first_find")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("CacheLog.create_time")
      } else if json.isKey("updateTime", "update_time") {
        updateTime = try json.moment("CacheLog.update_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if !cacheCode.isEmpty {
      json.key("cacheCode")
      json.value(cacheCode)
    }
    if let author {
      json.key("author")
      author.write(to: &json)
    }
    if isOwn {
      json.key("isOwn")
      json.value(isOwn)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if !visitDay.isEmpty {
      json.key("visitDay")
      json.value(visitDay)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if isFirstFind {
      json.key("isFirstFind")
      json.value(isFirstFind)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let updateTime {
      json.key("updateTime")
      json.value(updateTime)
    }
    json.endObject()
  }
}

extension SubmitLogRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitLogRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitLogRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("SubmitLogRequest.cache_id")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try LogContent(reading: &json)
      } else if json.isKey("proof") {
        proof = try json.skipNull() ? nil : try LogProof(reading: &json)
      } else if json.isKey("onDuplicate", "on_duplicate") {
        onDuplicate = try json.enumeration("SubmitLogRequest.on_duplicate", OnDuplicate.self)
      } else if json.isKey("companionAccountIds", "companion_account_ids") {
        companionAccountIDs = try json.list("SubmitLogRequest.companion_account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("SubmitLogRequest.companion_account_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if let proof {
      json.key("proof")
      proof.write(to: &json)
    }
    if onDuplicate != .unspecified {
      json.key("onDuplicate")
      json.value(onDuplicate)
    }
    if !companionAccountIDs.isEmpty {
      json.key("companionAccountIds")
      json.list(companionAccountIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension SubmitLogResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitLogResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitLogResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("SubmitLogResponse.log_id")
      } else if json.isKey("isDuplicate", "is_duplicate") {
        isDuplicate = try json.bool("SubmitLogResponse.is_duplicate")
      } else if json.isKey("points") {
        points = try json.int32("SubmitLogResponse.points")
      } else if json.isKey("isFirstFind", "is_first_find") {
        isFirstFind = try json.bool("SubmitLogResponse.is_first_find")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if isDuplicate {
      json.key("isDuplicate")
      json.value(isDuplicate)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if isFirstFind {
      json.key("isFirstFind")
      json.value(isFirstFind)
    }
    json.endObject()
  }
}

extension SubmitLogsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitLogsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitLogsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logs") {
        logs = try json.list("SubmitLogsRequest.logs") { (json: inout JSONReader) throws(DecodingError) in try SubmitLogRequest(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logs.isEmpty {
      json.key("logs")
      json.list(logs) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SubmitLogResult {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitLogResult(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitLogResult") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("log") {
        log = try json.skipNull() ? nil : try SubmitLogResponse(reading: &json)
      } else if json.isKey("reason") {
        reason = try json.string("SubmitLogResult.reason")
      } else if json.isKey("field") {
        field = try json.string("SubmitLogResult.field")
      } else if json.isKey("existingLogId", "existing_log_id") {
        existingLogID = try json.string("SubmitLogResult.existing_log_id")
      } else if json.isKey("isRetryable", "is_retryable") {
        isRetryable = try json.bool("SubmitLogResult.is_retryable")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let log {
      json.key("log")
      log.write(to: &json)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.value(reason)
    }
    if !field.isEmpty {
      json.key("field")
      json.value(field)
    }
    if !existingLogID.isEmpty {
      json.key("existingLogId")
      json.value(existingLogID)
    }
    if isRetryable {
      json.key("isRetryable")
      json.value(isRetryable)
    }
    json.endObject()
  }
}

extension SubmitLogsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitLogsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitLogsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("results") {
        results = try json.list("SubmitLogsResponse.results") { (json: inout JSONReader) throws(DecodingError) in try SubmitLogResult(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !results.isEmpty {
      json.key("results")
      json.list(results) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension EditLogRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EditLogRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EditLogRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("EditLogRequest.log_id")
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try LogContent(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    json.endObject()
  }
}

extension EditLogResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EditLogResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EditLogResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("points") {
        points = try json.int32("EditLogResponse.points")
      } else if json.isKey("isFirstFind", "is_first_find") {
        isFirstFind = try json.bool("EditLogResponse.is_first_find")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if isFirstFind {
      json.key("isFirstFind")
      json.value(isFirstFind)
    }
    json.endObject()
  }
}

extension DeleteLogRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteLogRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteLogRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("DeleteLogRequest.log_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    json.endObject()
  }
}

extension DeleteLogResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteLogResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteLogResponse") { json in write(to: &json) }
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

extension ListLogsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListLogsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListLogsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("ListLogsRequest.cache_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListLogsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListLogsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
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

extension ListLogsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListLogsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListLogsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logs") {
        logs = try json.list("ListLogsResponse.logs") { (json: inout JSONReader) throws(DecodingError) in try CacheLog(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListLogsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logs.isEmpty {
      json.key("logs")
      json.list(logs) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ListMyLogsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyLogsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyLogsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyLogsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyLogsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ListMyLogsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyLogsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyLogsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logs") {
        logs = try json.list("ListMyLogsResponse.logs") { (json: inout JSONReader) throws(DecodingError) in try CacheLog(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyLogsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logs.isEmpty {
      json.key("logs")
      json.list(logs) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ConfirmCompanionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConfirmCompanionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConfirmCompanionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("ConfirmCompanionRequest.log_id")
      } else if json.isKey("comment") {
        comment = try json.string("ConfirmCompanionRequest.comment")
      } else if json.isKey("photos") {
        photos = try json.list("ConfirmCompanionRequest.photos") { (json: inout JSONReader) throws(DecodingError) in try CachePhoto(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    if !comment.isEmpty, !json.redact("comment") {
      json.key("comment")
      json.value(comment)
    }
    if !photos.isEmpty {
      json.key("photos")
      json.list(photos) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ConfirmCompanionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConfirmCompanionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConfirmCompanionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("log") {
        log = try json.skipNull() ? nil : try SubmitLogResponse(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let log {
      json.key("log")
      log.write(to: &json)
    }
    json.endObject()
  }
}

extension DeclineCompanionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeclineCompanionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeclineCompanionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logId", "log_id") {
        logID = try json.string("DeclineCompanionRequest.log_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logID.isEmpty {
      json.key("logId")
      json.value(logID)
    }
    json.endObject()
  }
}

extension DeclineCompanionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeclineCompanionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeclineCompanionResponse") { json in write(to: &json) }
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

extension ListCompanionRequestsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListCompanionRequestsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListCompanionRequestsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListCompanionRequestsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListCompanionRequestsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ListCompanionRequestsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListCompanionRequestsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListCompanionRequestsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("logs") {
        logs = try json.list("ListCompanionRequestsResponse.logs") { (json: inout JSONReader) throws(DecodingError) in try CacheLog(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListCompanionRequestsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logs.isEmpty {
      json.key("logs")
      json.list(logs) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
