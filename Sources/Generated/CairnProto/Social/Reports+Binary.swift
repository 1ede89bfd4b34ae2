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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !reportID.isEmpty {
      binary.field(1, reportID)
    }
    if category != .unspecified {
      binary.field(2, category)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
    if let createTime {
      binary.field(4, createTime)
    }
    if outcome != .unspecified {
      binary.field(5, outcome)
    }
    if let decideTime {
      binary.field(6, decideTime)
    }
    if !caseID.isEmpty {
      binary.field(7, caseID)
    }
  }
}

extension CreateReportRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_report_request__descriptor_pointer(), as: Cairn__Social__V1__CreateReportRequest.self) {
      (c) throws(DecodingError) in try CreateReportRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateReportRequest>) throws(DecodingError) {
    if c.pointee.target_case.rawValue == 1 { target = .accountID(try Binary.string(c.pointee.account_id_, "CreateReportRequest.account_id")) }
    if c.pointee.target_case.rawValue == 2 { target = .mediaID(try Binary.string(c.pointee.media_id_, "CreateReportRequest.media_id")) }
    if c.pointee.target_case.rawValue == 7, let field = c.pointee.content_ { target = .content(try ContentRef(c: field)) }
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "CreateReportRequest.text")
    realm = Realm(rawValue: c.pointee.realm_)
    if let field = c.pointee.context_ { context = try ContentRef(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    switch target {
    case .accountID(let value):
      binary.field(1, value)
    case .mediaID(let value):
      binary.field(2, value)
    default: break
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
    if let context {
      let start = binary.begin(6)
      context.write(to: &binary)
      binary.end(start)
    }
    switch target {
    case .content(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension CreateReportResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__create_report_response__descriptor_pointer(), as: Cairn__Social__V1__CreateReportResponse.self) {
      (c) throws(DecodingError) in try CreateReportResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CreateReportResponse>) throws(DecodingError) {
    reportID = try Binary.string(c.pointee.report_id_, "CreateReportResponse.report_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !reportID.isEmpty {
      binary.field(1, reportID)
    }
  }
}

extension ListMyReportsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_reports_request__descriptor_pointer(), as: Cairn__Social__V1__ListMyReportsRequest.self) {
      (c) throws(DecodingError) in try ListMyReportsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyReportsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyReportsRequest.page_token")
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

extension ListMyReportsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_reports_response__descriptor_pointer(), as: Cairn__Social__V1__ListMyReportsResponse.self) {
      (c) throws(DecodingError) in try ListMyReportsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyReportsResponse>) throws(DecodingError) {
    reports = try Binary.list(c.pointee.n_reports_, c.pointee.reports_, messages: { (value) throws(DecodingError) in try Report(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyReportsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !reports.isEmpty {
      for element in reports {
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

extension ReportDecision {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__report_decision__descriptor_pointer(), as: Cairn__Social__V1__ReportDecision.self) {
      (c) throws(DecodingError) in try ReportDecision(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ReportDecision>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "ReportDecision.decision_id")
    verdict = ReportVerdict(rawValue: c.pointee.verdict_)
    reason = ReportReason(rawValue: c.pointee.reason_)
    createTime = try moment(c.pointee.create_time_, "ReportDecision.create_time")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "ReportDecision.suspension_end_time")
    appeal = AppealState(rawValue: c.pointee.appeal_)
    appealEndTime = try moment(c.pointee.appeal_end_time_, "ReportDecision.appeal_end_time")
    removedContents = try Binary.list(c.pointee.n_removed_contents_, c.pointee.removed_contents_, { (value) throws(DecodingError) in ReportContent(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !decisionID.isEmpty {
      binary.field(1, decisionID)
    }
    if verdict != .unspecified {
      binary.field(2, verdict)
    }
    if reason != .unspecified {
      binary.field(3, reason)
    }
    if let createTime {
      binary.field(4, createTime)
    }
    if let suspensionEndTime {
      binary.field(5, suspensionEndTime)
    }
    if appeal != .unspecified {
      binary.field(6, appeal)
    }
    if let appealEndTime {
      binary.field(7, appealEndTime)
    }
    if !removedContents.isEmpty {
      let start = binary.begin(8)
      for element in removedContents { binary.element(element) }
      binary.end(start)
    }
  }
}

extension ListMyDecisionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_decisions_request__descriptor_pointer(), as: Cairn__Social__V1__ListMyDecisionsRequest.self) {
      (c) throws(DecodingError) in try ListMyDecisionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyDecisionsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyDecisionsRequest.page_token")
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

extension ListMyDecisionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_my_decisions_response__descriptor_pointer(), as: Cairn__Social__V1__ListMyDecisionsResponse.self) {
      (c) throws(DecodingError) in try ListMyDecisionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListMyDecisionsResponse>) throws(DecodingError) {
    decisions = try Binary.list(c.pointee.n_decisions_, c.pointee.decisions_, messages: { (value) throws(DecodingError) in try ReportDecision(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyDecisionsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !decisions.isEmpty {
      for element in decisions {
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

extension AppealDecisionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__appeal_decision_request__descriptor_pointer(), as: Cairn__Social__V1__AppealDecisionRequest.self) {
      (c) throws(DecodingError) in try AppealDecisionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppealDecisionRequest>) throws(DecodingError) {
    decisionID = try Binary.string(c.pointee.decision_id_, "AppealDecisionRequest.decision_id")
    text = try Binary.string(c.pointee.text_, "AppealDecisionRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !decisionID.isEmpty {
      binary.field(1, decisionID)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
  }
}

extension AppealDecisionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__appeal_decision_response__descriptor_pointer(), as: Cairn__Social__V1__AppealDecisionResponse.self) {
      (c) throws(DecodingError) in try AppealDecisionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__AppealDecisionResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
