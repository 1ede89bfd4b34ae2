// Written by protoc-gen-cairn from cairn/social/v1/report_moderation.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReportCase {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportCase(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportCase") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caseId", "case_id") {
        caseID = try json.string("ReportCase.case_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("ReportCase.account_id")
      } else if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("ReportCase.media_id")
      } else if json.isKey("reportCount", "report_count") {
        reportCount = try json.int32("ReportCase.report_count")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("ReportCase.create_time")
      } else if json.isKey("decideTime", "decide_time") {
        decideTime = try json.moment("ReportCase.decide_time")
      } else if json.isKey("claimAccountId", "claim_account_id") {
        claimAccountID = try json.string("ReportCase.claim_account_id")
      } else if json.isKey("claimEndTime", "claim_end_time") {
        claimEndTime = try json.moment("ReportCase.claim_end_time")
      } else if json.isKey("decision") {
        decision = try json.skipNull() ? nil : try ReportDecision(reading: &json)
      } else if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caseID.isEmpty {
      json.key("caseId")
      json.value(caseID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if reportCount != 0 {
      json.key("reportCount")
      json.value(reportCount)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let decideTime {
      json.key("decideTime")
      json.value(decideTime)
    }
    if !claimAccountID.isEmpty {
      json.key("claimAccountId")
      json.value(claimAccountID)
    }
    if let claimEndTime {
      json.key("claimEndTime")
      json.value(claimEndTime)
    }
    if let decision {
      json.key("decision")
      decision.write(to: &json)
    }
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    json.endObject()
  }
}

extension ReportEvidence {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportEvidence(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportEvidence") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("createTime", "create_time") {
        createTime = try json.moment("ReportEvidence.create_time")
      } else if json.isKey("profile") {
        profile = try json.skipNull() ? nil : try Profile(reading: &json)
      } else if json.isKey("media") {
        media = try json.skipNull() ? nil : try MediaEvidence(reading: &json)
      } else if json.isKey("contents") {
        contents = try json.list("ReportEvidence.contents") { (json: inout JSONReader) throws(DecodingError) in try ContentEvidence(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let profile, !json.redact("profile") {
      json.key("profile")
      profile.write(to: &json)
    }
    if let media, !json.redact("media") {
      json.key("media")
      media.write(to: &json)
    }
    if !contents.isEmpty, !json.redact("contents") {
      json.key("contents")
      json.list(contents) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ContentEvidence {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ContentEvidence(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ContentEvidence") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("summary") {
        summary = try json.string("ContentEvidence.summary")
      } else if json.isKey("evidence") {
        evidence = try json.bytes("ContentEvidence.evidence")
      } else if json.isKey("evidenceType", "evidence_type") {
        evidenceType = try json.string("ContentEvidence.evidence_type")
      } else if json.isKey("mediaItems", "media_items") {
        mediaItems = try json.list("ContentEvidence.media_items") { (json: inout JSONReader) throws(DecodingError) in try MediaEvidence(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    if !summary.isEmpty, !json.redact("summary") {
      json.key("summary")
      json.value(summary)
    }
    if !evidence.isEmpty, !json.redact("evidence") {
      json.key("evidence")
      json.value(evidence)
    }
    if !evidenceType.isEmpty {
      json.key("evidenceType")
      json.value(evidenceType)
    }
    if !mediaItems.isEmpty {
      json.key("mediaItems")
      json.list(mediaItems) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension MediaEvidence {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MediaEvidence(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MediaEvidence") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("MediaEvidence.media_id")
      } else if json.isKey("purpose") {
        purpose = try json.string("MediaEvidence.purpose")
      } else if json.isKey("sha256") {
        sha256 = try json.bytes("MediaEvidence.sha256")
      } else if json.isKey("thumbnail") {
        thumbnail = try json.bytes("MediaEvidence.thumbnail")
      } else if json.isKey("contentType", "content_type") {
        contentType = try json.string("MediaEvidence.content_type")
      } else if json.isKey("files") {
        files = try json.list("MediaEvidence.files") { (json: inout JSONReader) throws(DecodingError) in try MediaFile(reading: &json) }
      } else if json.isKey("urlExpireTime", "url_expire_time") {
        urlExpireTime = try json.moment("MediaEvidence.url_expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if !purpose.isEmpty {
      json.key("purpose")
      json.value(purpose)
    }
    if !sha256.isEmpty {
      json.key("sha256")
      json.value(sha256)
    }
    if !thumbnail.isEmpty, !json.redact("thumbnail") {
      json.key("thumbnail")
      json.value(thumbnail)
    }
    if !contentType.isEmpty {
      json.key("contentType")
      json.value(contentType)
    }
    if !files.isEmpty {
      json.key("files")
      json.list(files) { json, element in element.write(to: &json) }
    }
    if let urlExpireTime {
      json.key("urlExpireTime")
      json.value(urlExpireTime)
    }
    json.endObject()
  }
}

extension CaseReport {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CaseReport(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CaseReport") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportId", "report_id") {
        reportID = try json.string("CaseReport.report_id")
      } else if json.isKey("reporterAccountId", "reporter_account_id") {
        reporterAccountID = try json.string("CaseReport.reporter_account_id")
      } else if json.isKey("category") {
        category = try json.enumeration("CaseReport.category", ReportCategory.self)
      } else if json.isKey("text") {
        text = try json.string("CaseReport.text")
      } else if json.isKey("realm") {
        realm = try json.enumeration("CaseReport.realm", Realm.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("CaseReport.create_time")
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
    if !reporterAccountID.isEmpty {
      json.key("reporterAccountId")
      json.value(reporterAccountID)
    }
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
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    json.endObject()
  }
}

extension ListReportCasesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListReportCasesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListReportCasesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("ListReportCasesRequest.state", ListReportCasesRequest.State.self)
      } else if json.isKey("order") {
        order = try json.enumeration("ListReportCasesRequest.order", ListReportCasesRequest.Order.self)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListReportCasesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListReportCasesRequest.page_token")
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
    if order != .unspecified {
      json.key("order")
      json.value(order)
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

extension ListReportCasesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListReportCasesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListReportCasesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cases") {
        cases = try json.list("ListReportCasesResponse.cases") { (json: inout JSONReader) throws(DecodingError) in try ReportCase(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListReportCasesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cases.isEmpty {
      json.key("cases")
      json.list(cases) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetReportCaseRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReportCaseRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReportCaseRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caseId", "case_id") {
        caseID = try json.string("GetReportCaseRequest.case_id")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("GetReportCaseRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caseID.isEmpty {
      json.key("caseId")
      json.value(caseID)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension GetReportCaseResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReportCaseResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReportCaseResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("reportCase", "report_case") {
        reportCase = try json.skipNull() ? nil : try ReportCase(reading: &json)
      } else if json.isKey("reports") {
        reports = try json.list("GetReportCaseResponse.reports") { (json: inout JSONReader) throws(DecodingError) in try CaseReport(reading: &json) }
      } else if json.isKey("evidenceItems", "evidence_items") {
        evidenceItems = try json.list("GetReportCaseResponse.evidence_items") { (json: inout JSONReader) throws(DecodingError) in try ReportEvidence(reading: &json) }
      } else if json.isKey("appealText", "appeal_text") {
        appealText = try json.string("GetReportCaseResponse.appeal_text")
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("GetReportCaseResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let reportCase {
      json.key("reportCase")
      reportCase.write(to: &json)
    }
    if !reports.isEmpty {
      json.key("reports")
      json.list(reports) { json, element in element.write(to: &json) }
    }
    if !evidenceItems.isEmpty {
      json.key("evidenceItems")
      json.list(evidenceItems) { json, element in element.write(to: &json) }
    }
    if !appealText.isEmpty, !json.redact("appealText") {
      json.key("appealText")
      json.value(appealText)
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ClaimReportCaseRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ClaimReportCaseRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ClaimReportCaseRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caseId", "case_id") {
        caseID = try json.string("ClaimReportCaseRequest.case_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caseID.isEmpty {
      json.key("caseId")
      json.value(caseID)
    }
    json.endObject()
  }
}

extension ClaimReportCaseResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ClaimReportCaseResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ClaimReportCaseResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("claimEndTime", "claim_end_time") {
        claimEndTime = try json.moment("ClaimReportCaseResponse.claim_end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let claimEndTime {
      json.key("claimEndTime")
      json.value(claimEndTime)
    }
    json.endObject()
  }
}

extension DecideReportCaseRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideReportCaseRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideReportCaseRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caseId", "case_id") {
        caseID = try json.string("DecideReportCaseRequest.case_id")
      } else if json.isKey("verdict") {
        verdict = try json.enumeration("DecideReportCaseRequest.verdict", ReportVerdict.self)
      } else if json.isKey("reason") {
        reason = try json.enumeration("DecideReportCaseRequest.reason", ReportReason.self)
      } else if json.isKey("note") {
        note = try json.string("DecideReportCaseRequest.note")
      } else if json.isKey("suspensionEndTime", "suspension_end_time") {
        suspensionEndTime = try json.moment("DecideReportCaseRequest.suspension_end_time")
      } else if json.isKey("removedContents", "removed_contents") {
        removedContents = try json.list("DecideReportCaseRequest.removed_contents") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("DecideReportCaseRequest.removed_contents", ReportContent.self) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caseID.isEmpty {
      json.key("caseId")
      json.value(caseID)
    }
    if verdict != .unspecified {
      json.key("verdict")
      json.value(verdict)
    }
    if reason != .unspecified {
      json.key("reason")
      json.value(reason)
    }
    if !note.isEmpty, !json.redact("note") {
      json.key("note")
      json.value(note)
    }
    if let suspensionEndTime {
      json.key("suspensionEndTime")
      json.value(suspensionEndTime)
    }
    if !removedContents.isEmpty {
      json.key("removedContents")
      json.list(removedContents) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension DecideReportCaseResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideReportCaseResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideReportCaseResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("decisionId", "decision_id") {
        decisionID = try json.string("DecideReportCaseResponse.decision_id")
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
    json.endObject()
  }
}

extension DecideAppealRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideAppealRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideAppealRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("decisionId", "decision_id") {
        decisionID = try json.string("DecideAppealRequest.decision_id")
      } else if json.isKey("verdict") {
        verdict = try json.enumeration("DecideAppealRequest.verdict", AppealState.self)
      } else if json.isKey("note") {
        note = try json.string("DecideAppealRequest.note")
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
    if !note.isEmpty, !json.redact("note") {
      json.key("note")
      json.value(note)
    }
    json.endObject()
  }
}

extension DecideAppealResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DecideAppealResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DecideAppealResponse") { json in write(to: &json) }
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
