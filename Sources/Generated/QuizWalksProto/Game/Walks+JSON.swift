// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension WalkPermissions {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkPermissions(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkPermissions") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("canPlay", "can_play") {
        canPlay = try json.bool("WalkPermissions.can_play")
      } else if json.isKey("canShare", "can_share") {
        canShare = try json.bool("WalkPermissions.can_share")
      } else if json.isKey("canEdit", "can_edit") {
        canEdit = try json.bool("WalkPermissions.can_edit")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if canPlay {
      json.key("canPlay")
      json.value(canPlay)
    }
    if canShare {
      json.key("canShare")
      json.value(canShare)
    }
    if canEdit {
      json.key("canEdit")
      json.value(canEdit)
    }
    json.endObject()
  }
}

extension Walk {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Walk(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Walk") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("Walk.walk_id")
      } else if json.isKey("title") {
        title = try json.string("Walk.title")
      } else if json.isKey("description") {
        descriptionField = try json.string("Walk.description")
      } else if json.isKey("lang") {
        lang = try json.string("Walk.lang")
      } else if json.isKey("image") {
        image = try json.skipNull() ? nil : try WalkImage(reading: &json)
      } else if json.isKey("questionCount", "question_count") {
        questionCount = try json.int32("Walk.question_count")
      } else if json.isKey("maker") {
        maker = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("area") {
        area = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.int32("Walk.radius_m")
      } else if json.isKey("isInOrder", "is_in_order") {
        isInOrder = try json.bool("Walk.is_in_order")
      } else if json.isKey("hasTieBreaker", "has_tie_breaker") {
        hasTieBreaker = try json.bool("Walk.has_tie_breaker")
      } else if json.isKey("version") {
        version = try json.int32("Walk.version")
      } else if json.isKey("visibility") {
        visibility = try json.enumeration("Walk.visibility", WalkVisibility.self)
      } else if json.isKey("code") {
        code = try json.string("Walk.code")
      } else if json.isKey("permissions") {
        permissions = try json.skipNull() ? nil : try WalkPermissions(reading: &json)
      } else if json.isKey("publishTime", "publish_time") {
        publishTime = try json.moment("Walk.publish_time")
      } else if json.isKey("isGenerated", "is_generated") {
        isGenerated = try json.bool("Walk.is_generated")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !title.isEmpty, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !lang.isEmpty {
      json.key("lang")
      json.value(lang)
    }
    if let image {
      json.key("image")
      image.write(to: &json)
    }
    if questionCount != 0 {
      json.key("questionCount")
      json.value(questionCount)
    }
    if let maker {
      json.key("maker")
      maker.write(to: &json)
    }
    if let area {
      json.key("area")
      area.write(to: &json)
    }
    if radiusM != 0 {
      json.key("radiusM")
      json.value(radiusM)
    }
    if isInOrder {
      json.key("isInOrder")
      json.value(isInOrder)
    }
    if hasTieBreaker {
      json.key("hasTieBreaker")
      json.value(hasTieBreaker)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if visibility != .unspecified {
      json.key("visibility")
      json.value(visibility)
    }
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if let permissions {
      json.key("permissions")
      permissions.write(to: &json)
    }
    if let publishTime {
      json.key("publishTime")
      json.value(publishTime)
    }
    if isGenerated {
      json.key("isGenerated")
      json.value(isGenerated)
    }
    json.endObject()
  }
}

extension DraftHead {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DraftHead(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DraftHead") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("title") {
        title = try json.string("DraftHead.title")
      } else if json.isKey("description") {
        descriptionField = try json.string("DraftHead.description")
      } else if json.isKey("lang") {
        lang = try json.string("DraftHead.lang")
      } else if json.isKey("image") {
        image = try json.skipNull() ? nil : try WalkImage(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.int32("DraftHead.radius_m")
      } else if json.isKey("isInOrder", "is_in_order") {
        isInOrder = try json.bool("DraftHead.is_in_order")
      } else if json.isKey("routePoints", "route_points") {
        routePoints = try json.list("DraftHead.route_points") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.LatLng(reading: &json) }
      } else if json.isKey("tieBreaker", "tie_breaker") {
        tieBreaker = try json.skipNull() ? nil : try TieBreaker(reading: &json)
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
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !lang.isEmpty {
      json.key("lang")
      json.value(lang)
    }
    if let image {
      json.key("image")
      image.write(to: &json)
    }
    if radiusM != 0 {
      json.key("radiusM")
      json.value(radiusM)
    }
    if isInOrder {
      json.key("isInOrder")
      json.value(isInOrder)
    }
    if !routePoints.isEmpty, !json.redact("routePoints") {
      json.key("routePoints")
      json.list(routePoints) { json, element in element.write(to: &json) }
    }
    if let tieBreaker {
      json.key("tieBreaker")
      tieBreaker.write(to: &json)
    }
    json.endObject()
  }
}

extension Draft {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Draft(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Draft") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("Draft.walk_id")
      } else if json.isKey("head") {
        head = try json.skipNull() ? nil : try DraftHead(reading: &json)
      } else if json.isKey("questions") {
        questions = try json.list("Draft.questions") { (json: inout JSONReader) throws(DecodingError) in try Question(reading: &json) }
      } else if json.isKey("revision") {
        revision = try json.int64("Draft.revision")
      } else if json.isKey("version") {
        version = try json.int32("Draft.version")
      } else if json.isKey("visibility") {
        visibility = try json.enumeration("Draft.visibility", WalkVisibility.self)
      } else if json.isKey("isChanged", "is_changed") {
        isChanged = try json.bool("Draft.is_changed")
      } else if json.isKey("editorAccountIds", "editor_account_ids") {
        editorAccountIDs = try json.list("Draft.editor_account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("Draft.editor_account_ids") }
      } else if json.isKey("editors") {
        editors = try json.list("Draft.editors") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if let head {
      json.key("head")
      head.write(to: &json)
    }
    if !questions.isEmpty {
      json.key("questions")
      json.list(questions) { json, element in element.write(to: &json) }
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if visibility != .unspecified {
      json.key("visibility")
      json.value(visibility)
    }
    if isChanged {
      json.key("isChanged")
      json.value(isChanged)
    }
    if !editorAccountIDs.isEmpty {
      json.key("editorAccountIds")
      json.list(editorAccountIDs) { json, element in json.value(element) }
    }
    if !editors.isEmpty {
      json.key("editors")
      json.list(editors) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension CreateWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("title") {
        title = try json.string("CreateWalkRequest.title")
      } else if json.isKey("lang") {
        lang = try json.string("CreateWalkRequest.lang")
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
    if !lang.isEmpty {
      json.key("lang")
      json.value(lang)
    }
    json.endObject()
  }
}

extension CreateWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateWalkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("CreateWalkResponse.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension UpdateWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("UpdateWalkRequest.walk_id")
      } else if json.isKey("head") {
        head = try json.skipNull() ? nil : try DraftHead(reading: &json)
      } else if json.isKey("revision") {
        revision = try json.int64("UpdateWalkRequest.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if let head {
      json.key("head")
      head.write(to: &json)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension UpdateWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateWalkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revision") {
        revision = try json.int64("UpdateWalkResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension PutQuestionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PutQuestionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PutQuestionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("PutQuestionRequest.walk_id")
      } else if json.isKey("question") {
        question = try json.skipNull() ? nil : try Question(reading: &json)
      } else if json.isKey("revision") {
        revision = try json.int64("PutQuestionRequest.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if let question {
      json.key("question")
      question.write(to: &json)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension PutQuestionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PutQuestionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PutQuestionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("question") {
        question = try json.skipNull() ? nil : try Question(reading: &json)
      } else if json.isKey("revision") {
        revision = try json.int64("PutQuestionResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let question {
      json.key("question")
      question.write(to: &json)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension PlaceQuestionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceQuestionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceQuestionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("PlaceQuestionRequest.walk_id")
      } else if json.isKey("questionId", "question_id") {
        questionID = try json.string("PlaceQuestionRequest.question_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension PlaceQuestionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceQuestionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceQuestionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revision") {
        revision = try json.int64("PlaceQuestionResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension OrderQuestionsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OrderQuestionsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OrderQuestionsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("OrderQuestionsRequest.walk_id")
      } else if json.isKey("questionIds", "question_ids") {
        questionIDs = try json.list("OrderQuestionsRequest.question_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("OrderQuestionsRequest.question_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !questionIDs.isEmpty {
      json.key("questionIds")
      json.list(questionIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension OrderQuestionsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OrderQuestionsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OrderQuestionsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revision") {
        revision = try json.int64("OrderQuestionsResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension DeleteQuestionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteQuestionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteQuestionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("DeleteQuestionRequest.walk_id")
      } else if json.isKey("questionId", "question_id") {
        questionID = try json.string("DeleteQuestionRequest.question_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    json.endObject()
  }
}

extension DeleteQuestionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteQuestionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteQuestionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revision") {
        revision = try json.int64("DeleteQuestionResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension GetDraftRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDraftRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDraftRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("GetDraftRequest.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension GetDraftResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDraftResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDraftResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("draft") {
        draft = try json.skipNull() ? nil : try Draft(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let draft {
      json.key("draft")
      draft.write(to: &json)
    }
    json.endObject()
  }
}

extension PublishWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("PublishWalkRequest.walk_id")
      } else if json.isKey("visibility") {
        visibility = try json.enumeration("PublishWalkRequest.visibility", WalkVisibility.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if visibility != .unspecified {
      json.key("visibility")
      json.value(visibility)
    }
    json.endObject()
  }
}

extension PublishWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishWalkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int32("PublishWalkResponse.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension SetWalkVisibilityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetWalkVisibilityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetWalkVisibilityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("SetWalkVisibilityRequest.walk_id")
      } else if json.isKey("visibility") {
        visibility = try json.enumeration("SetWalkVisibilityRequest.visibility", WalkVisibility.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if visibility != .unspecified {
      json.key("visibility")
      json.value(visibility)
    }
    json.endObject()
  }
}

extension SetWalkVisibilityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetWalkVisibilityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetWalkVisibilityResponse") { json in write(to: &json) }
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

extension DuplicateWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DuplicateWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DuplicateWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("DuplicateWalkRequest.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension DuplicateWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DuplicateWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DuplicateWalkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("DuplicateWalkResponse.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension DeleteWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("DeleteWalkRequest.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension DeleteWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DeleteWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DeleteWalkResponse") { json in write(to: &json) }
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

extension AddEditorRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AddEditorRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AddEditorRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("AddEditorRequest.walk_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("AddEditorRequest.account_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension AddEditorResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AddEditorResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AddEditorResponse") { json in write(to: &json) }
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

extension RemoveEditorRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveEditorRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveEditorRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("RemoveEditorRequest.walk_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("RemoveEditorRequest.account_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension RemoveEditorResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveEditorResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveEditorResponse") { json in write(to: &json) }
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

extension GetWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("GetWalkRequest.walk_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    json.endObject()
  }
}

extension GetWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walk") {
        walk = try json.skipNull() ? nil : try Walk(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let walk {
      json.key("walk")
      walk.write(to: &json)
    }
    json.endObject()
  }
}

extension FindWalkByCodeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindWalkByCodeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindWalkByCodeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("FindWalkByCodeRequest.code")
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
    json.endObject()
  }
}

extension FindWalkByCodeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindWalkByCodeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindWalkByCodeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walk") {
        walk = try json.skipNull() ? nil : try Walk(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let walk {
      json.key("walk")
      walk.write(to: &json)
    }
    json.endObject()
  }
}

extension ListWalksRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWalksRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWalksRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("section") {
        section = try json.enumeration("ListWalksRequest.section", ListWalksRequest.Section.self)
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("ListWalksRequest.account_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListWalksRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListWalksRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if section != .unspecified {
      json.key("section")
      json.value(section)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
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

extension ListWalksResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWalksResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWalksResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walks") {
        walks = try json.list("ListWalksResponse.walks") { (json: inout JSONReader) throws(DecodingError) in try Walk(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListWalksResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walks.isEmpty {
      json.key("walks")
      json.list(walks) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension FindNearbyWalksRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindNearbyWalksRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindNearbyWalksRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("limit") {
        limit = try json.int32("FindNearbyWalksRequest.limit")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension FindNearbyWalksResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindNearbyWalksResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindNearbyWalksResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walks") {
        walks = try json.list("FindNearbyWalksResponse.walks") { (json: inout JSONReader) throws(DecodingError) in try NearbyWalk(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walks.isEmpty {
      json.key("walks")
      json.list(walks) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension NearbyWalk {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NearbyWalk(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NearbyWalk") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walk") {
        walk = try json.skipNull() ? nil : try Walk(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("NearbyWalk.distance_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let walk {
      json.key("walk")
      walk.write(to: &json)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}

extension ShareWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ShareWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ShareWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("ShareWalkRequest.walk_id")
      } else if json.isKey("accountIds", "account_ids") {
        accountIDs = try json.list("ShareWalkRequest.account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("ShareWalkRequest.account_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !accountIDs.isEmpty {
      json.key("accountIds")
      json.list(accountIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ShareWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ShareWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ShareWalkResponse") { json in write(to: &json) }
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

extension GetWalkInsightsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkInsightsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkInsightsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("GetWalkInsightsRequest.walk_id")
      } else if json.isKey("version") {
        version = try json.int32("GetWalkInsightsRequest.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension QuestionInsight {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try QuestionInsight(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "QuestionInsight") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("QuestionInsight.question_id")
      } else if json.isKey("number") {
        number = try json.int32("QuestionInsight.number")
      } else if json.isKey("title") {
        title = try json.string("QuestionInsight.title")
      } else if json.isKey("askedCount", "asked_count") {
        askedCount = try json.int64("QuestionInsight.asked_count")
      } else if json.isKey("rightCount", "right_count") {
        rightCount = try json.int64("QuestionInsight.right_count")
      } else if json.isKey("timedOutCount", "timed_out_count") {
        timedOutCount = try json.int64("QuestionInsight.timed_out_count")
      } else if json.isKey("durationAverageMs", "duration_average_ms") {
        durationAverageMs = try json.int64("QuestionInsight.duration_average_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !title.isEmpty, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if askedCount != 0 {
      json.key("askedCount")
      json.value(askedCount)
    }
    if rightCount != 0 {
      json.key("rightCount")
      json.value(rightCount)
    }
    if timedOutCount != 0 {
      json.key("timedOutCount")
      json.value(timedOutCount)
    }
    if durationAverageMs != 0 {
      json.key("durationAverageMs")
      json.value(durationAverageMs)
    }
    json.endObject()
  }
}

extension GetWalkInsightsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkInsightsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkInsightsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int32("GetWalkInsightsResponse.version")
      } else if json.isKey("questions") {
        questions = try json.list("GetWalkInsightsResponse.questions") { (json: inout JSONReader) throws(DecodingError) in try QuestionInsight(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if !questions.isEmpty {
      json.key("questions")
      json.list(questions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension FeatureWalkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FeatureWalkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FeatureWalkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("FeatureWalkRequest.walk_id")
      } else if json.isKey("isFeatured", "is_featured") {
        isFeatured = try json.bool("FeatureWalkRequest.is_featured")
      } else if json.isKey("version") {
        version = try json.int32("FeatureWalkRequest.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if isFeatured {
      json.key("isFeatured")
      json.value(isFeatured)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension FeatureWalkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FeatureWalkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FeatureWalkResponse") { json in write(to: &json) }
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
