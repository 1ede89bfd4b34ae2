// Written by protoc-gen-cairn from cairn/internal/v1/contents.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindContentPageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__find_content_page_request__descriptor_pointer(), as: Cairn__Internal__V1__FindContentPageRequest.self) {
      (c) throws(DecodingError) in try FindContentPageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FindContentPageRequest>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    account = Binary.bytes(c.pointee.account_)
    language = try Binary.string(c.pointee.language_, "FindContentPageRequest.language")
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if !account.isEmpty {
      binary.field(2, account)
    }
    if !language.isEmpty {
      binary.field(3, language)
    }
  }
}

extension ContentPage {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__content_page__descriptor_pointer(), as: Cairn__Internal__V1__ContentPage.self) {
      (c) throws(DecodingError) in try ContentPage(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ContentPage>) throws(DecodingError) {
    title = try Binary.string(c.pointee.title_, "ContentPage.title")
    lines = try Binary.list(c.pointee.n_lines_, c.pointee.lines_, { (value) throws(DecodingError) in try Binary.string(value, "ContentPage.lines") })
    call = try Binary.string(c.pointee.call_, "ContentPage.call")
    appPath = try Binary.string(c.pointee.app_path_, "ContentPage.app_path")
  }

  func write(to binary: inout BinaryWriter) {
    if !title.isEmpty {
      binary.field(1, title)
    }
    if !lines.isEmpty {
      for element in lines {
        binary.field(2, element)
      }
    }
    if !call.isEmpty {
      binary.field(3, call)
    }
    if !appPath.isEmpty {
      binary.field(4, appPath)
    }
  }
}

extension FindContentPageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__find_content_page_response__descriptor_pointer(), as: Cairn__Internal__V1__FindContentPageResponse.self) {
      (c) throws(DecodingError) in try FindContentPageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FindContentPageResponse>) throws(DecodingError) {
    if let field = c.pointee.page_ { page = try ContentPage(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let page {
      let start = binary.begin(1)
      page.write(to: &binary)
      binary.end(start)
    }
  }
}

extension FindContentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__find_content_request__descriptor_pointer(), as: Cairn__Internal__V1__FindContentRequest.self) {
      (c) throws(DecodingError) in try FindContentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FindContentRequest>) throws(DecodingError) {
    contents = try Binary.list(c.pointee.n_contents_, c.pointee.contents_, messages: { (value) throws(DecodingError) in try ContentRef(c: value) })
    viewer = Binary.bytes(c.pointee.viewer_)
    subject = Binary.bytes(c.pointee.subject_)
    wantsEvidence = c.pointee.wants_evidence_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !contents.isEmpty {
      for element in contents {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !viewer.isEmpty {
      binary.field(2, viewer)
    }
    if !subject.isEmpty {
      binary.field(3, subject)
    }
    if wantsEvidence {
      binary.field(4, wantsEvidence)
    }
  }
}

extension FoundContent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__found_content__descriptor_pointer(), as: Cairn__Internal__V1__FoundContent.self) {
      (c) throws(DecodingError) in try FoundContent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FoundContent>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    owner = Binary.bytes(c.pointee.owner_)
    summary = try Binary.string(c.pointee.summary_, "FoundContent.summary")
    evidence = Binary.bytes(c.pointee.evidence_)
    evidenceType = try Binary.string(c.pointee.evidence_type_, "FoundContent.evidence_type")
    mediaItems = try Binary.list(c.pointee.n_media_items_, c.pointee.media_items_, { (value) throws(DecodingError) in Binary.bytes(value) })
    isOfGuest = c.pointee.is_of_guest_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if !owner.isEmpty {
      binary.field(2, owner)
    }
    if !summary.isEmpty {
      binary.field(3, summary)
    }
    if !evidence.isEmpty {
      binary.field(4, evidence)
    }
    if !evidenceType.isEmpty {
      binary.field(5, evidenceType)
    }
    if !mediaItems.isEmpty {
      for element in mediaItems {
        binary.field(6, element)
      }
    }
    if isOfGuest {
      binary.field(7, isOfGuest)
    }
  }
}

extension FindContentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__find_content_response__descriptor_pointer(), as: Cairn__Internal__V1__FindContentResponse.self) {
      (c) throws(DecodingError) in try FindContentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FindContentResponse>) throws(DecodingError) {
    contents = try Binary.list(c.pointee.n_contents_, c.pointee.contents_, messages: { (value) throws(DecodingError) in try FoundContent(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !contents.isEmpty {
      for element in contents {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ContentModerated {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__content_moderated__descriptor_pointer(), as: Cairn__Internal__V1__ContentModerated.self) {
      (c) throws(DecodingError) in try ContentModerated(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ContentModerated>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
    isHidden = c.pointee.is_hidden_ != 0
    decideTime = try moment(c.pointee.decide_time_, "ContentModerated.decide_time")
    isLeft = c.pointee.is_left_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
    }
    if isHidden {
      binary.field(2, isHidden)
    }
    if let decideTime {
      binary.field(3, decideTime)
    }
    if isLeft {
      binary.field(4, isLeft)
    }
  }
}

extension ContentReported {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__content_reported__descriptor_pointer(), as: Cairn__Internal__V1__ContentReported.self) {
      (c) throws(DecodingError) in try ContentReported(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ContentReported>) throws(DecodingError) {
    if let field = c.pointee.found_ { found = try FoundContent(c: field) }
    reporter = Binary.bytes(c.pointee.reporter_)
    category = ReportCategory(rawValue: c.pointee.category_)
    text = try Binary.string(c.pointee.text_, "ContentReported.text")
    isHidden = c.pointee.is_hidden_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let found {
      let start = binary.begin(1)
      found.write(to: &binary)
      binary.end(start)
    }
    if !reporter.isEmpty {
      binary.field(2, reporter)
    }
    if category != .unspecified {
      binary.field(3, category)
    }
    if !text.isEmpty {
      binary.field(4, text)
    }
    if isHidden {
      binary.field(5, isHidden)
    }
  }
}
