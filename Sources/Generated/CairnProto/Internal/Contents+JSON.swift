// Written by protoc-gen-cairn from cairn/internal/v1/contents.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FindContentPageRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentPageRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentPageRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("account") {
        account = try json.bytes("FindContentPageRequest.account")
      } else if json.isKey("language") {
        language = try json.string("FindContentPageRequest.language")
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
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    json.endObject()
  }
}

extension ContentPage {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ContentPage(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ContentPage") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("title") {
        title = try json.string("ContentPage.title")
      } else if json.isKey("lines") {
        lines = try json.list("ContentPage.lines") { (json: inout JSONReader) throws(DecodingError) in try json.string("ContentPage.lines") }
      } else if json.isKey("call") {
        call = try json.string("ContentPage.call")
      } else if json.isKey("appPath", "app_path") {
        appPath = try json.string("ContentPage.app_path")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !title.isEmpty, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if !lines.isEmpty, !json.redact("lines") {
      json.key("lines")
      json.list(lines) { json, element in json.value(element) }
    }
    if !call.isEmpty {
      json.key("call")
      json.value(call)
    }
    if !appPath.isEmpty {
      json.key("appPath")
      json.value(appPath)
    }
    json.endObject()
  }
}

extension FindContentPageResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentPageResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentPageResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("page") {
        page = try json.skipNull() ? nil : try ContentPage(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let page {
      json.key("page")
      page.write(to: &json)
    }
    json.endObject()
  }
}

extension FindContentRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("contents") {
        contents = try json.list("FindContentRequest.contents") { (json: inout JSONReader) throws(DecodingError) in try ContentRef(reading: &json) }
      } else if json.isKey("viewer") {
        viewer = try json.bytes("FindContentRequest.viewer")
      } else if json.isKey("subject") {
        subject = try json.bytes("FindContentRequest.subject")
      } else if json.isKey("wantsEvidence", "wants_evidence") {
        wantsEvidence = try json.bool("FindContentRequest.wants_evidence")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !contents.isEmpty {
      json.key("contents")
      json.list(contents) { json, element in element.write(to: &json) }
    }
    if !viewer.isEmpty {
      json.key("viewer")
      json.value(viewer)
    }
    if !subject.isEmpty {
      json.key("subject")
      json.value(subject)
    }
    if wantsEvidence {
      json.key("wantsEvidence")
      json.value(wantsEvidence)
    }
    json.endObject()
  }
}

extension FoundContent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FoundContent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FoundContent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("owner") {
        owner = try json.bytes("FoundContent.owner")
      } else if json.isKey("summary") {
        summary = try json.string("FoundContent.summary")
      } else if json.isKey("evidence") {
        evidence = try json.bytes("FoundContent.evidence")
      } else if json.isKey("evidenceType", "evidence_type") {
        evidenceType = try json.string("FoundContent.evidence_type")
      } else if json.isKey("mediaItems", "media_items") {
        mediaItems = try json.list("FoundContent.media_items") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FoundContent.media_items") }
      } else if json.isKey("isOfGuest", "is_of_guest") {
        isOfGuest = try json.bool("FoundContent.is_of_guest")
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
    if !owner.isEmpty {
      json.key("owner")
      json.value(owner)
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
      json.list(mediaItems) { json, element in json.value(element) }
    }
    if isOfGuest {
      json.key("isOfGuest")
      json.value(isOfGuest)
    }
    json.endObject()
  }
}

extension FindContentResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindContentResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindContentResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("contents") {
        contents = try json.list("FindContentResponse.contents") { (json: inout JSONReader) throws(DecodingError) in try FoundContent(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !contents.isEmpty {
      json.key("contents")
      json.list(contents) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ContentModerated {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ContentModerated(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ContentModerated") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("ContentModerated.is_hidden")
      } else if json.isKey("decideTime", "decide_time") {
        decideTime = try json.moment("ContentModerated.decide_time")
      } else if json.isKey("isLeft", "is_left") {
        isLeft = try json.bool("ContentModerated.is_left")
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
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    if let decideTime {
      json.key("decideTime")
      json.value(decideTime)
    }
    if isLeft {
      json.key("isLeft")
      json.value(isLeft)
    }
    json.endObject()
  }
}

extension ContentReported {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ContentReported(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ContentReported") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("found") {
        found = try json.skipNull() ? nil : try FoundContent(reading: &json)
      } else if json.isKey("reporter") {
        reporter = try json.bytes("ContentReported.reporter")
      } else if json.isKey("category") {
        category = try json.enumeration("ContentReported.category", ReportCategory.self)
      } else if json.isKey("text") {
        text = try json.string("ContentReported.text")
      } else if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("ContentReported.is_hidden")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let found {
      json.key("found")
      found.write(to: &json)
    }
    if !reporter.isEmpty {
      json.key("reporter")
      json.value(reporter)
    }
    if category != .unspecified {
      json.key("category")
      json.value(category)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    json.endObject()
  }
}
