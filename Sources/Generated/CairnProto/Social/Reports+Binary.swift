// Written by protoc-gen-cairn from cairn/social/v1/reports.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Report {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report__descriptor_pointer(), as: Cairn__Social__V1__Report.self) {
      (c) throws(DecodingError) in try Report(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Report>) throws(DecodingError) {
    reportID = try Binary.string(c.pointee.report_id_, "Report.report_id")
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "Report.text")
    createTime = try moment(c.pointee.create_time_, "Report.create_time")
    outcome = ReportOutcome(rawValue: c.pointee.outcome_)
    decideTime = try moment(c.pointee.decide_time_, "Report.decide_time")
    caseID = try Binary.string(c.pointee.case_id_, "Report.case_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Report> {
    let c = arena.make(Cairn__Social__V1__Report.self)
    cairn__social__v1__report__init(c)
    c.pointee.report_id_ = arena.string(reportID)
    c.pointee.category_ = category.rawValue
    c.pointee.text_ = arena.string(text)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    c.pointee.outcome_ = outcome.rawValue
    if let decideTime {
      c.pointee.decide_time_ = arena.timestamp(decideTime)
    }
    c.pointee.case_id_ = arena.string(caseID)
    return c
  }
}

extension CreateReportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_report_request__descriptor_pointer(), as: Cairn__Social__V1__CreateReportRequest.self) {
      (c) throws(DecodingError) in try CreateReportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateReportRequest>) throws(DecodingError) {
    if c.pointee.target_case.rawValue == 1 { target = .accountID(try Binary.string(c.pointee.account_id_, "CreateReportRequest.account_id")) }
    if c.pointee.target_case.rawValue == 2 { target = .mediaID(try Binary.string(c.pointee.media_id_, "CreateReportRequest.media_id")) }
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "CreateReportRequest.text")
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CreateReportRequest> {
    let c = arena.make(Cairn__Social__V1__CreateReportRequest.self)
    cairn__social__v1__create_report_request__init(c)
    c.pointee.category_ = category.rawValue
    c.pointee.text_ = arena.string(text)
    c.pointee.realm_ = realm.rawValue
    switch target {
    case nil: break
    case .accountID(let value):
      c.pointee.target_case = .init(rawValue: 1)
      c.pointee.account_id_ = arena.string(value)
    case .mediaID(let value):
      c.pointee.target_case = .init(rawValue: 2)
      c.pointee.media_id_ = arena.string(value)
    }
    return c
  }
}

extension CreateReportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_report_response__descriptor_pointer(), as: Cairn__Social__V1__CreateReportResponse.self) {
      (c) throws(DecodingError) in try CreateReportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateReportResponse>) throws(DecodingError) {
    reportID = try Binary.string(c.pointee.report_id_, "CreateReportResponse.report_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CreateReportResponse> {
    let c = arena.make(Cairn__Social__V1__CreateReportResponse.self)
    cairn__social__v1__create_report_response__init(c)
    c.pointee.report_id_ = arena.string(reportID)
    return c
  }
}

extension ListMyReportsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_reports_request__descriptor_pointer(), as: Cairn__Social__V1__ListMyReportsRequest.self) {
      (c) throws(DecodingError) in try ListMyReportsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyReportsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyReportsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMyReportsRequest> {
    let c = arena.make(Cairn__Social__V1__ListMyReportsRequest.self)
    cairn__social__v1__list_my_reports_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListMyReportsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_reports_response__descriptor_pointer(), as: Cairn__Social__V1__ListMyReportsResponse.self) {
      (c) throws(DecodingError) in try ListMyReportsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyReportsResponse>) throws(DecodingError) {
    reports = try Binary.list(c.pointee.n_reports_, c.pointee.reports_, messages: { (value) throws(DecodingError) in try Report(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyReportsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMyReportsResponse> {
    let c = arena.make(Cairn__Social__V1__ListMyReportsResponse.self)
    cairn__social__v1__list_my_reports_response__init(c)
    c.pointee.n_reports_ = reports.count
    c.pointee.reports_ = arena.list(reports) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension ReportDecision {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report_decision__descriptor_pointer(), as: Cairn__Social__V1__ReportDecision.self) {
      (c) throws(DecodingError) in try ReportDecision(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReportDecision>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "ReportDecision.decision_id")
    verdict = ReportVerdict(rawValue: c.pointee.verdict_)
    reason = ReportReason(rawValue: c.pointee.reason_)
    createTime = try moment(c.pointee.create_time_, "ReportDecision.create_time")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "ReportDecision.suspension_end_time")
    appeal = AppealState(rawValue: c.pointee.appeal_)
    appealEndTime = try moment(c.pointee.appeal_end_time_, "ReportDecision.appeal_end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ReportDecision> {
    let c = arena.make(Cairn__Social__V1__ReportDecision.self)
    cairn__social__v1__report_decision__init(c)
    c.pointee.decision_id_ = arena.string(decisionID)
    c.pointee.verdict_ = verdict.rawValue
    c.pointee.reason_ = reason.rawValue
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let suspensionEndTime {
      c.pointee.suspension_end_time_ = arena.timestamp(suspensionEndTime)
    }
    c.pointee.appeal_ = appeal.rawValue
    if let appealEndTime {
      c.pointee.appeal_end_time_ = arena.timestamp(appealEndTime)
    }
    return c
  }
}

extension ListMyDecisionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_decisions_request__descriptor_pointer(), as: Cairn__Social__V1__ListMyDecisionsRequest.self) {
      (c) throws(DecodingError) in try ListMyDecisionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyDecisionsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyDecisionsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMyDecisionsRequest> {
    let c = arena.make(Cairn__Social__V1__ListMyDecisionsRequest.self)
    cairn__social__v1__list_my_decisions_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListMyDecisionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_decisions_response__descriptor_pointer(), as: Cairn__Social__V1__ListMyDecisionsResponse.self) {
      (c) throws(DecodingError) in try ListMyDecisionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyDecisionsResponse>) throws(DecodingError) {
    decisions = try Binary.list(c.pointee.n_decisions_, c.pointee.decisions_, messages: { (value) throws(DecodingError) in try ReportDecision(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyDecisionsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListMyDecisionsResponse> {
    let c = arena.make(Cairn__Social__V1__ListMyDecisionsResponse.self)
    cairn__social__v1__list_my_decisions_response__init(c)
    c.pointee.n_decisions_ = decisions.count
    c.pointee.decisions_ = arena.list(decisions) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension AppealDecisionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__appeal_decision_request__descriptor_pointer(), as: Cairn__Social__V1__AppealDecisionRequest.self) {
      (c) throws(DecodingError) in try AppealDecisionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppealDecisionRequest>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "AppealDecisionRequest.decision_id")
    text = try Binary.string(c.pointee.text_, "AppealDecisionRequest.text")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AppealDecisionRequest> {
    let c = arena.make(Cairn__Social__V1__AppealDecisionRequest.self)
    cairn__social__v1__appeal_decision_request__init(c)
    c.pointee.decision_id_ = arena.string(decisionID)
    c.pointee.text_ = arena.string(text)
    return c
  }
}

extension AppealDecisionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__appeal_decision_response__descriptor_pointer(), as: Cairn__Social__V1__AppealDecisionResponse.self) {
      (c) throws(DecodingError) in try AppealDecisionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppealDecisionResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__AppealDecisionResponse> {
    let c = arena.make(Cairn__Social__V1__AppealDecisionResponse.self)
    cairn__social__v1__appeal_decision_response__init(c)
    return c
  }
}
