// Written by protoc-gen-cairn from cairn/social/v1/report_moderation.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReportCase {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report_case__descriptor_pointer(), as: Cairn__Social__V1__ReportCase.self) {
      (c) throws(DecodingError) in try ReportCase(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReportCase>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "ReportCase.case_id")
    accountID = try Binary.string(c.pointee.account_id_, "ReportCase.account_id")
    mediaID = try Binary.string(c.pointee.media_id_, "ReportCase.media_id")
    reportCount = c.pointee.report_count_
    createTime = try moment(c.pointee.create_time_, "ReportCase.create_time")
    decideTime = try moment(c.pointee.decide_time_, "ReportCase.decide_time")
    claimAccountID = try Binary.string(c.pointee.claim_account_id_, "ReportCase.claim_account_id")
    claimEndTime = try moment(c.pointee.claim_end_time_, "ReportCase.claim_end_time")
    if let field = c.pointee.decision_ { decision = try ReportDecision(c: field) }
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !caseID.isEmpty {
      binary.field(1, caseID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if !mediaID.isEmpty {
      binary.field(3, mediaID)
    }
    if reportCount != 0 {
      binary.field(4, reportCount)
    }
    if let createTime {
      binary.field(5, createTime)
    }
    if let decideTime {
      binary.field(6, decideTime)
    }
    if !claimAccountID.isEmpty {
      binary.field(7, claimAccountID)
    }
    if let claimEndTime {
      binary.field(8, claimEndTime)
    }
    if let decision {
      let start = binary.begin(9)
      decision.write(to: &binary)
      binary.end(start)
    }
    if let content {
      let start = binary.begin(10)
      content.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ReportEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report_evidence__descriptor_pointer(), as: Cairn__Social__V1__ReportEvidence.self) {
      (c) throws(DecodingError) in try ReportEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReportEvidence>) throws(DecodingError) {
    createTime = try moment(c.pointee.create_time_, "ReportEvidence.create_time")
    if let field = c.pointee.profile_ { profile = try Profile(c: field) }
    if let field = c.pointee.media_ { media = try MediaEvidence(c: field) }
    contents = try Binary.list(c.pointee.n_contents_, c.pointee.contents_, messages: { (value) throws(DecodingError) in try ContentEvidence(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let createTime {
      binary.field(1, createTime)
    }
    if let profile {
      let start = binary.begin(2)
      profile.write(to: &binary)
      binary.end(start)
    }
    if let media {
      let start = binary.begin(3)
      media.write(to: &binary)
      binary.end(start)
    }
    if !contents.isEmpty {
      for element in contents {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ContentEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__content_evidence__descriptor_pointer(), as: Cairn__Social__V1__ContentEvidence.self) {
      (c) throws(DecodingError) in try ContentEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ContentEvidence>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    summary = try Binary.string(c.pointee.summary_, "ContentEvidence.summary")
    evidence = Binary.bytes(c.pointee.evidence_)
    evidenceType = try Binary.string(c.pointee.evidence_type_, "ContentEvidence.evidence_type")
    mediaItems = try Binary.list(c.pointee.n_media_items_, c.pointee.media_items_, messages: { (value) throws(DecodingError) in try MediaEvidence(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if !summary.isEmpty {
      binary.field(2, summary)
    }
    if !evidence.isEmpty {
      binary.field(3, evidence)
    }
    if !evidenceType.isEmpty {
      binary.field(4, evidenceType)
    }
    if !mediaItems.isEmpty {
      for element in mediaItems {
        let start = binary.begin(5)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension MediaEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__media_evidence__descriptor_pointer(), as: Cairn__Social__V1__MediaEvidence.self) {
      (c) throws(DecodingError) in try MediaEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MediaEvidence>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "MediaEvidence.media_id")
    purpose = try Binary.string(c.pointee.purpose_, "MediaEvidence.purpose")
    sha256 = Binary.bytes(c.pointee.sha256_)
    thumbnail = Binary.bytes(c.pointee.thumbnail_)
    contentType = try Binary.string(c.pointee.content_type_, "MediaEvidence.content_type")
    files = try Binary.list(c.pointee.n_files_, c.pointee.files_, messages: { (value) throws(DecodingError) in try MediaFile(c: value) })
    urlExpireTime = try moment(c.pointee.url_expire_time_, "MediaEvidence.url_expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if !purpose.isEmpty {
      binary.field(2, purpose)
    }
    if !sha256.isEmpty {
      binary.field(3, sha256)
    }
    if !thumbnail.isEmpty {
      binary.field(4, thumbnail)
    }
    if !contentType.isEmpty {
      binary.field(5, contentType)
    }
    if !files.isEmpty {
      for element in files {
        let start = binary.begin(6)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let urlExpireTime {
      binary.field(7, urlExpireTime)
    }
  }
}

extension CaseReport {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__case_report__descriptor_pointer(), as: Cairn__Social__V1__CaseReport.self) {
      (c) throws(DecodingError) in try CaseReport(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CaseReport>) throws(DecodingError) {
    reportID = try Binary.string(c.pointee.report_id_, "CaseReport.report_id")
    reporterAccountID = try Binary.string(c.pointee.reporter_account_id_, "CaseReport.reporter_account_id")
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "CaseReport.text")
    realm = Realm(rawValue: c.pointee.realm_)
    createTime = try moment(c.pointee.create_time_, "CaseReport.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !reportID.isEmpty {
      binary.field(1, reportID)
    }
    if !reporterAccountID.isEmpty {
      binary.field(2, reporterAccountID)
    }
    if category != .unspecified {
      binary.field(3, category)
    }
    if !text.isEmpty {
      binary.field(4, text)
    }
    if realm != .unspecified {
      binary.field(5, realm)
    }
    if let createTime {
      binary.field(6, createTime)
    }
  }
}

extension ListReportCasesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_report_cases_request__descriptor_pointer(), as: Cairn__Social__V1__ListReportCasesRequest.self) {
      (c) throws(DecodingError) in try ListReportCasesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListReportCasesRequest>) throws(DecodingError) {
    state = ListReportCasesRequest.State(rawValue: c.pointee.state_)
    order = ListReportCasesRequest.Order(rawValue: c.pointee.order_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListReportCasesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if order != .unspecified {
      binary.field(2, order)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension ListReportCasesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_report_cases_response__descriptor_pointer(), as: Cairn__Social__V1__ListReportCasesResponse.self) {
      (c) throws(DecodingError) in try ListReportCasesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListReportCasesResponse>) throws(DecodingError) {
    cases = try Binary.list(c.pointee.n_cases_, c.pointee.cases_, messages: { (value) throws(DecodingError) in try ReportCase(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListReportCasesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !cases.isEmpty {
      for element in cases {
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

extension GetReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__GetReportCaseRequest.self) {
      (c) throws(DecodingError) in try GetReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "GetReportCaseRequest.case_id")
    pageToken = try Binary.string(c.pointee.page_token_, "GetReportCaseRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !caseID.isEmpty {
      binary.field(1, caseID)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension GetReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__GetReportCaseResponse.self) {
      (c) throws(DecodingError) in try GetReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetReportCaseResponse>) throws(DecodingError) {
    if let field = c.pointee.report_case_ { reportCase = try ReportCase(c: field) }
    reports = try Binary.list(c.pointee.n_reports_, c.pointee.reports_, messages: { (value) throws(DecodingError) in try CaseReport(c: value) })
    evidenceItems = try Binary.list(c.pointee.n_evidence_items_, c.pointee.evidence_items_, messages: { (value) throws(DecodingError) in try ReportEvidence(c: value) })
    appealText = try Binary.string(c.pointee.appeal_text_, "GetReportCaseResponse.appeal_text")
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetReportCaseResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let reportCase {
      let start = binary.begin(1)
      reportCase.write(to: &binary)
      binary.end(start)
    }
    if !reports.isEmpty {
      for element in reports {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !evidenceItems.isEmpty {
      for element in evidenceItems {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !appealText.isEmpty {
      binary.field(4, appealText)
    }
    if !nextPageToken.isEmpty {
      binary.field(5, nextPageToken)
    }
  }
}

extension ClaimReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__claim_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__ClaimReportCaseRequest.self) {
      (c) throws(DecodingError) in try ClaimReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ClaimReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "ClaimReportCaseRequest.case_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !caseID.isEmpty {
      binary.field(1, caseID)
    }
  }
}

extension ClaimReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__claim_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__ClaimReportCaseResponse.self) {
      (c) throws(DecodingError) in try ClaimReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ClaimReportCaseResponse>) throws(DecodingError) {
    claimEndTime = try moment(c.pointee.claim_end_time_, "ClaimReportCaseResponse.claim_end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let claimEndTime {
      binary.field(1, claimEndTime)
    }
  }
}

extension DecideReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__DecideReportCaseRequest.self) {
      (c) throws(DecodingError) in try DecideReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "DecideReportCaseRequest.case_id")
    verdict = ReportVerdict(rawValue: c.pointee.verdict_)
    reason = ReportReason(rawValue: c.pointee.reason_)
    note = try Binary.string(c.pointee.note_, "DecideReportCaseRequest.note")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "DecideReportCaseRequest.suspension_end_time")
    removedContents = try Binary.list(c.pointee.n_removed_contents_, c.pointee.removed_contents_, { (value) throws(DecodingError) in ReportContent(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !caseID.isEmpty {
      binary.field(1, caseID)
    }
    if verdict != .unspecified {
      binary.field(2, verdict)
    }
    if reason != .unspecified {
      binary.field(3, reason)
    }
    if !note.isEmpty {
      binary.field(4, note)
    }
    if let suspensionEndTime {
      binary.field(5, suspensionEndTime)
    }
    if !removedContents.isEmpty {
      let start = binary.begin(6)
      for element in removedContents { binary.element(element) }
      binary.end(start)
    }
  }
}

extension DecideReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__DecideReportCaseResponse.self) {
      (c) throws(DecodingError) in try DecideReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideReportCaseResponse>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "DecideReportCaseResponse.decision_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !decisionID.isEmpty {
      binary.field(1, decisionID)
    }
  }
}

extension DecideAppealRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_appeal_request__descriptor_pointer(), as: Cairn__Social__V1__DecideAppealRequest.self) {
      (c) throws(DecodingError) in try DecideAppealRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideAppealRequest>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "DecideAppealRequest.decision_id")
    verdict = AppealState(rawValue: c.pointee.verdict_)
    note = try Binary.string(c.pointee.note_, "DecideAppealRequest.note")
  }

  func write(to binary: inout BinaryWriter) {
    if !decisionID.isEmpty {
      binary.field(1, decisionID)
    }
    if verdict != .unspecified {
      binary.field(2, verdict)
    }
    if !note.isEmpty {
      binary.field(3, note)
    }
  }
}

extension DecideAppealResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_appeal_response__descriptor_pointer(), as: Cairn__Social__V1__DecideAppealResponse.self) {
      (c) throws(DecodingError) in try DecideAppealResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideAppealResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
