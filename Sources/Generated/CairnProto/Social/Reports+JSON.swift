// Written by protoc-gen-cairn from cairn/social/v1/reports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Report {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Report(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Report") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportId", "report_id") {
        reportID = try json.string("Report.report_id")
      } else if json.isKey("category") {
        category = try json.enumeration("Report.category", ReportCategory.self)
      } else if json.isKey("text") {
        text = try json.string("Report.text")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Report.create_time")
      } else if json.isKey("outcome") {
        outcome = try json.enumeration("Report.outcome", ReportOutcome.self)
      } else if json.isKey("decideTime", "decide_time") {
        decideTime = try json.moment("Report.decide_time")
      } else if json.isKey("caseId", "case_id") {
        caseID = try json.string("Report.case_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reportID.isEmpty {
      json.key("reportId")
      json.value(reportID)
    }
    if category != .unspecified {
      json.key("category")
      json.value(category)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if outcome != .unspecified {
      json.key("outcome")
      json.value(outcome)
    }
    if let decideTime {
      json.key("decideTime")
      json.value(decideTime)
    }
    if !caseID.isEmpty {
      json.key("caseId")
      json.value(caseID)
    }
    json.endObject()
  }
}

extension CreateReportRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateReportRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateReportRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        target = try json.skipNull() ? nil : .accountID(try json.string("CreateReportRequest.account_id"))
      } else if json.isKey("mediaId", "media_id") {
        target = try json.skipNull() ? nil : .mediaID(try json.string("CreateReportRequest.media_id"))
      } else if json.isKey("content") {
        target = try json.skipNull() ? nil : .content(try ContentRef(reading: &json))
      } else if json.isKey("category") {
        category = try json.enumeration("CreateReportRequest.category", ReportCategory.self)
      } else if json.isKey("text") {
        text = try json.string("CreateReportRequest.text")
      } else if json.isKey("realm") {
        realm = try json.enumeration("CreateReportRequest.realm", Realm.self)
      } else if json.isKey("context") {
        context = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if category != .unspecified {
      json.key("category")
      json.value(category)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if let context {
      json.key("context")
      context.write(to: &json)
    }
    switch target {
    case nil: break
    case .accountID(let value):
      json.key("accountId")
      json.value(value)
    case .mediaID(let value):
      json.key("mediaId")
      json.value(value)
    case .content(let value):
      json.key("content")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateReportResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateReportResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateReportResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportId", "report_id") {
        reportID = try json.string("CreateReportResponse.report_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reportID.isEmpty {
      json.key("reportId")
      json.value(reportID)
    }
    json.endObject()
  }
}

extension ListMyReportsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyReportsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyReportsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyReportsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyReportsRequest.page_token")
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

extension ListMyReportsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyReportsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyReportsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reports") {
        reports = try json.list("ListMyReportsResponse.reports") { (json: inout JSONReader) throws(DecodingError) in try Report(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyReportsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !reports.isEmpty {
      json.key("reports")
      json.list(reports) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ReportDecision {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportDecision(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportDecision") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("decisionId", "decision_id") {
        decisionID = try json.string("ReportDecision.decision_id")
      } else if json.isKey("verdict") {
        verdict = try json.enumeration("ReportDecision.verdict", ReportVerdict.self)
      } else if json.isKey("reason") {
        reason = try json.enumeration("ReportDecision.reason", ReportReason.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("ReportDecision.create_time")
      } else if json.isKey("suspensionEndTime", "suspension_end_time") {
        suspensionEndTime = try json.moment("ReportDecision.suspension_end_time")
      } else if json.isKey("appeal") {
        appeal = try json.enumeration("ReportDecision.appeal", AppealState.self)
      } else if json.isKey("appealEndTime", "appeal_end_time") {
        appealEndTime = try json.moment("ReportDecision.appeal_end_time")
      } else if json.isKey("removedContents", "removed_contents") {
        removedContents = try json.list("ReportDecision.removed_contents") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("ReportDecision.removed_contents", ReportContent.self) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !decisionID.isEmpty {
      json.key("decisionId")
      json.value(decisionID)
    }
    if verdict != .unspecified {
      json.key("verdict")
      json.value(verdict)
    }
    if reason != .unspecified {
      json.key("reason")
      json.value(reason)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let suspensionEndTime {
      json.key("suspensionEndTime")
      json.value(suspensionEndTime)
    }
    if appeal != .unspecified {
      json.key("appeal")
      json.value(appeal)
    }
    if let appealEndTime {
      json.key("appealEndTime")
      json.value(appealEndTime)
    }
    if !removedContents.isEmpty {
      json.key("removedContents")
      json.list(removedContents) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ListMyDecisionsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyDecisionsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyDecisionsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyDecisionsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyDecisionsRequest.page_token")
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

extension ListMyDecisionsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyDecisionsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyDecisionsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("decisions") {
        decisions = try json.list("ListMyDecisionsResponse.decisions") { (json: inout JSONReader) throws(DecodingError) in try ReportDecision(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyDecisionsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !decisions.isEmpty {
      json.key("decisions")
      json.list(decisions) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension AppealDecisionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppealDecisionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppealDecisionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("decisionId", "decision_id") {
        decisionID = try json.string("AppealDecisionRequest.decision_id")
      } else if json.isKey("text") {
        text = try json.string("AppealDecisionRequest.text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !decisionID.isEmpty {
      json.key("decisionId")
      json.value(decisionID)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension AppealDecisionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppealDecisionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppealDecisionResponse") { json in write(to: &json) }
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
