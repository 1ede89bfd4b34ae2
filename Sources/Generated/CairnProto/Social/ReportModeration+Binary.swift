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
    Binary.encode { arena in lower(in: arena) }
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
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ReportCase> {
    let c = arena.make(Cairn__Social__V1__ReportCase.self)
    cairn__social__v1__report_case__init(c)
    c.pointee.case_id_ = arena.string(caseID)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.media_id_ = arena.string(mediaID)
    c.pointee.report_count_ = reportCount
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let decideTime {
      c.pointee.decide_time_ = arena.timestamp(decideTime)
    }
    c.pointee.claim_account_id_ = arena.string(claimAccountID)
    if let claimEndTime {
      c.pointee.claim_end_time_ = arena.timestamp(claimEndTime)
    }
    if let decision {
      c.pointee.decision_ = decision.lower(in: arena)
    }
    return c
  }
}

extension ReportEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report_evidence__descriptor_pointer(), as: Cairn__Social__V1__ReportEvidence.self) {
      (c) throws(DecodingError) in try ReportEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReportEvidence>) throws(DecodingError) {
    createTime = try moment(c.pointee.create_time_, "ReportEvidence.create_time")
    if let field = c.pointee.profile_ { profile = try Profile(c: field) }
    if let field = c.pointee.media_ { media = try MediaEvidence(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ReportEvidence> {
    let c = arena.make(Cairn__Social__V1__ReportEvidence.self)
    cairn__social__v1__report_evidence__init(c)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let profile {
      c.pointee.profile_ = profile.lower(in: arena)
    }
    if let media {
      c.pointee.media_ = media.lower(in: arena)
    }
    return c
  }
}

extension MediaEvidence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__media_evidence__descriptor_pointer(), as: Cairn__Social__V1__MediaEvidence.self) {
      (c) throws(DecodingError) in try MediaEvidence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MediaEvidence>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "MediaEvidence.media_id")
    purpose = try Binary.string(c.pointee.purpose_, "MediaEvidence.purpose")
    sha256 = Binary.bytes(c.pointee.sha256_)
    thumbnail = Binary.bytes(c.pointee.thumbnail_)
    contentType = try Binary.string(c.pointee.content_type_, "MediaEvidence.content_type")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__MediaEvidence> {
    let c = arena.make(Cairn__Social__V1__MediaEvidence.self)
    cairn__social__v1__media_evidence__init(c)
    c.pointee.media_id_ = arena.string(mediaID)
    c.pointee.purpose_ = arena.string(purpose)
    c.pointee.sha256_ = arena.bytes(sha256)
    c.pointee.thumbnail_ = arena.bytes(thumbnail)
    c.pointee.content_type_ = arena.string(contentType)
    return c
  }
}

extension CaseReport {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__case_report__descriptor_pointer(), as: Cairn__Social__V1__CaseReport.self) {
      (c) throws(DecodingError) in try CaseReport(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CaseReport>) throws(DecodingError) {
    reportID = try Binary.string(c.pointee.report_id_, "CaseReport.report_id")
    reporterAccountID = try Binary.string(c.pointee.reporter_account_id_, "CaseReport.reporter_account_id")
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "CaseReport.text")
    realm = Realm(rawValue: c.pointee.realm_)
    createTime = try moment(c.pointee.create_time_, "CaseReport.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CaseReport> {
    let c = arena.make(Cairn__Social__V1__CaseReport.self)
    cairn__social__v1__case_report__init(c)
    c.pointee.report_id_ = arena.string(reportID)
    c.pointee.reporter_account_id_ = arena.string(reporterAccountID)
    c.pointee.category_ = category.rawValue
    c.pointee.text_ = arena.string(text)
    c.pointee.realm_ = realm.rawValue
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension ListReportCasesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_report_cases_request__descriptor_pointer(), as: Cairn__Social__V1__ListReportCasesRequest.self) {
      (c) throws(DecodingError) in try ListReportCasesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListReportCasesRequest>) throws(DecodingError) {
    state = ListReportCasesRequest.State(rawValue: c.pointee.state_)
    order = ListReportCasesRequest.Order(rawValue: c.pointee.order_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListReportCasesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListReportCasesRequest> {
    let c = arena.make(Cairn__Social__V1__ListReportCasesRequest.self)
    cairn__social__v1__list_report_cases_request__init(c)
    c.pointee.state_ = state.rawValue
    c.pointee.order_ = order.rawValue
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListReportCasesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_report_cases_response__descriptor_pointer(), as: Cairn__Social__V1__ListReportCasesResponse.self) {
      (c) throws(DecodingError) in try ListReportCasesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListReportCasesResponse>) throws(DecodingError) {
    cases = try Binary.list(c.pointee.n_cases_, c.pointee.cases_, messages: { (value) throws(DecodingError) in try ReportCase(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListReportCasesResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListReportCasesResponse> {
    let c = arena.make(Cairn__Social__V1__ListReportCasesResponse.self)
    cairn__social__v1__list_report_cases_response__init(c)
    c.pointee.n_cases_ = cases.count
    c.pointee.cases_ = arena.list(cases) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension GetReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__GetReportCaseRequest.self) {
      (c) throws(DecodingError) in try GetReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "GetReportCaseRequest.case_id")
    pageToken = try Binary.string(c.pointee.page_token_, "GetReportCaseRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetReportCaseRequest> {
    let c = arena.make(Cairn__Social__V1__GetReportCaseRequest.self)
    cairn__social__v1__get_report_case_request__init(c)
    c.pointee.case_id_ = arena.string(caseID)
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension GetReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__GetReportCaseResponse.self) {
      (c) throws(DecodingError) in try GetReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetReportCaseResponse>) throws(DecodingError) {
    if let field = c.pointee.report_case_ { reportCase = try ReportCase(c: field) }
    reports = try Binary.list(c.pointee.n_reports_, c.pointee.reports_, messages: { (value) throws(DecodingError) in try CaseReport(c: value) })
    evidenceItems = try Binary.list(c.pointee.n_evidence_items_, c.pointee.evidence_items_, messages: { (value) throws(DecodingError) in try ReportEvidence(c: value) })
    appealText = try Binary.string(c.pointee.appeal_text_, "GetReportCaseResponse.appeal_text")
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetReportCaseResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetReportCaseResponse> {
    let c = arena.make(Cairn__Social__V1__GetReportCaseResponse.self)
    cairn__social__v1__get_report_case_response__init(c)
    if let reportCase {
      c.pointee.report_case_ = reportCase.lower(in: arena)
    }
    c.pointee.n_reports_ = reports.count
    c.pointee.reports_ = arena.list(reports) { value in value.lower(in: arena) }
    c.pointee.n_evidence_items_ = evidenceItems.count
    c.pointee.evidence_items_ = arena.list(evidenceItems) { value in value.lower(in: arena) }
    c.pointee.appeal_text_ = arena.string(appealText)
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension ClaimReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__claim_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__ClaimReportCaseRequest.self) {
      (c) throws(DecodingError) in try ClaimReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ClaimReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "ClaimReportCaseRequest.case_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ClaimReportCaseRequest> {
    let c = arena.make(Cairn__Social__V1__ClaimReportCaseRequest.self)
    cairn__social__v1__claim_report_case_request__init(c)
    c.pointee.case_id_ = arena.string(caseID)
    return c
  }
}

extension ClaimReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__claim_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__ClaimReportCaseResponse.self) {
      (c) throws(DecodingError) in try ClaimReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ClaimReportCaseResponse>) throws(DecodingError) {
    claimEndTime = try moment(c.pointee.claim_end_time_, "ClaimReportCaseResponse.claim_end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ClaimReportCaseResponse> {
    let c = arena.make(Cairn__Social__V1__ClaimReportCaseResponse.self)
    cairn__social__v1__claim_report_case_response__init(c)
    if let claimEndTime {
      c.pointee.claim_end_time_ = arena.timestamp(claimEndTime)
    }
    return c
  }
}

extension DecideReportCaseRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_report_case_request__descriptor_pointer(), as: Cairn__Social__V1__DecideReportCaseRequest.self) {
      (c) throws(DecodingError) in try DecideReportCaseRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideReportCaseRequest>) throws(DecodingError) {
    caseID = try Binary.string(c.pointee.case_id_, "DecideReportCaseRequest.case_id")
    verdict = ReportVerdict(rawValue: c.pointee.verdict_)
    reason = ReportReason(rawValue: c.pointee.reason_)
    note = try Binary.string(c.pointee.note_, "DecideReportCaseRequest.note")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "DecideReportCaseRequest.suspension_end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DecideReportCaseRequest> {
    let c = arena.make(Cairn__Social__V1__DecideReportCaseRequest.self)
    cairn__social__v1__decide_report_case_request__init(c)
    c.pointee.case_id_ = arena.string(caseID)
    c.pointee.verdict_ = verdict.rawValue
    c.pointee.reason_ = reason.rawValue
    c.pointee.note_ = arena.string(note)
    if let suspensionEndTime {
      c.pointee.suspension_end_time_ = arena.timestamp(suspensionEndTime)
    }
    return c
  }
}

extension DecideReportCaseResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_report_case_response__descriptor_pointer(), as: Cairn__Social__V1__DecideReportCaseResponse.self) {
      (c) throws(DecodingError) in try DecideReportCaseResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideReportCaseResponse>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "DecideReportCaseResponse.decision_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DecideReportCaseResponse> {
    let c = arena.make(Cairn__Social__V1__DecideReportCaseResponse.self)
    cairn__social__v1__decide_report_case_response__init(c)
    c.pointee.decision_id_ = arena.string(decisionID)
    return c
  }
}

extension DecideAppealRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_appeal_request__descriptor_pointer(), as: Cairn__Social__V1__DecideAppealRequest.self) {
      (c) throws(DecodingError) in try DecideAppealRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideAppealRequest>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "DecideAppealRequest.decision_id")
    verdict = AppealState(rawValue: c.pointee.verdict_)
    note = try Binary.string(c.pointee.note_, "DecideAppealRequest.note")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DecideAppealRequest> {
    let c = arena.make(Cairn__Social__V1__DecideAppealRequest.self)
    cairn__social__v1__decide_appeal_request__init(c)
    c.pointee.decision_id_ = arena.string(decisionID)
    c.pointee.verdict_ = verdict.rawValue
    c.pointee.note_ = arena.string(note)
    return c
  }
}

extension DecideAppealResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decide_appeal_response__descriptor_pointer(), as: Cairn__Social__V1__DecideAppealResponse.self) {
      (c) throws(DecodingError) in try DecideAppealResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DecideAppealResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DecideAppealResponse> {
    let c = arena.make(Cairn__Social__V1__DecideAppealResponse.self)
    cairn__social__v1__decide_appeal_response__init(c)
    return c
  }
}
