// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension WalkPermissions {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_permissions__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkPermissions.self) {
      (c) throws(DecodingError) in try WalkPermissions(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkPermissions>) throws(DecodingError) {
    canPlay = c.pointee.can_play_ != 0
    canShare = c.pointee.can_share_ != 0
    canEdit = c.pointee.can_edit_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if canPlay {
      binary.field(1, canPlay)
    }
    if canShare {
      binary.field(2, canShare)
    }
    if canEdit {
      binary.field(3, canEdit)
    }
  }
}

extension Walk {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Walk.self) {
      (c) throws(DecodingError) in try Walk(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Walk>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "Walk.walk_id")
    title = try Binary.string(c.pointee.title_, "Walk.title")
    descriptionField = try Binary.string(c.pointee.description_, "Walk.description")
    lang = try Binary.string(c.pointee.lang_, "Walk.lang")
    if let field = c.pointee.image_ { image = try WalkImage(c: field) }
    questionCount = c.pointee.question_count_
    if let field = c.pointee.maker_ { maker = try CairnProto.Person(c: field) }
    if let field = c.pointee.area_ { area = try CairnProto.LatLng(c: field) }
    radiusM = c.pointee.radius_m_
    isInOrder = c.pointee.is_in_order_ != 0
    hasTieBreaker = c.pointee.has_tie_breaker_ != 0
    version = c.pointee.version_
    visibility = WalkVisibility(rawValue: c.pointee.visibility_)
    code = try Binary.string(c.pointee.code_, "Walk.code")
    if let field = c.pointee.permissions_ { permissions = try WalkPermissions(c: field) }
    publishTime = try moment(c.pointee.publish_time_, "Walk.publish_time")
    isGenerated = c.pointee.is_generated_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !title.isEmpty {
      binary.field(2, title)
    }
    if !descriptionField.isEmpty {
      binary.field(3, descriptionField)
    }
    if !lang.isEmpty {
      binary.field(4, lang)
    }
    if let image {
      let start = binary.begin(5)
      image.write(to: &binary)
      binary.end(start)
    }
    if questionCount != 0 {
      binary.field(6, questionCount)
    }
    if let maker {
      let start = binary.begin(7)
      maker.write(to: &binary)
      binary.end(start)
    }
    if let area {
      let start = binary.begin(8)
      area.write(to: &binary)
      binary.end(start)
    }
    if radiusM != 0 {
      binary.field(9, radiusM)
    }
    if isInOrder {
      binary.field(10, isInOrder)
    }
    if hasTieBreaker {
      binary.field(11, hasTieBreaker)
    }
    if version != 0 {
      binary.field(12, version)
    }
    if visibility != .unspecified {
      binary.field(13, visibility)
    }
    if !code.isEmpty {
      binary.field(14, code)
    }
    if let permissions {
      let start = binary.begin(15)
      permissions.write(to: &binary)
      binary.end(start)
    }
    if let publishTime {
      binary.field(16, publishTime)
    }
    if isGenerated {
      binary.field(17, isGenerated)
    }
  }
}

extension DraftHead {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__draft_head__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DraftHead.self) {
      (c) throws(DecodingError) in try DraftHead(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DraftHead>) throws(DecodingError) {
    title = try Binary.string(c.pointee.title_, "DraftHead.title")
    descriptionField = try Binary.string(c.pointee.description_, "DraftHead.description")
    lang = try Binary.string(c.pointee.lang_, "DraftHead.lang")
    if let field = c.pointee.image_ { image = try WalkImage(c: field) }
    radiusM = c.pointee.radius_m_
    isInOrder = c.pointee.is_in_order_ != 0
    routePoints = try Binary.list(c.pointee.n_route_points_, c.pointee.route_points_, messages: { (value) throws(DecodingError) in try CairnProto.LatLng(c: value) })
    if let field = c.pointee.tie_breaker_ { tieBreaker = try TieBreaker(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !title.isEmpty {
      binary.field(1, title)
    }
    if !descriptionField.isEmpty {
      binary.field(2, descriptionField)
    }
    if !lang.isEmpty {
      binary.field(3, lang)
    }
    if let image {
      let start = binary.begin(4)
      image.write(to: &binary)
      binary.end(start)
    }
    if radiusM != 0 {
      binary.field(5, radiusM)
    }
    if isInOrder {
      binary.field(6, isInOrder)
    }
    if !routePoints.isEmpty {
      for element in routePoints {
        let start = binary.begin(7)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let tieBreaker {
      let start = binary.begin(8)
      tieBreaker.write(to: &binary)
      binary.end(start)
    }
  }
}

extension Draft {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__draft__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Draft.self) {
      (c) throws(DecodingError) in try Draft(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Draft>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "Draft.walk_id")
    if let field = c.pointee.head_ { head = try DraftHead(c: field) }
    questions = try Binary.list(c.pointee.n_questions_, c.pointee.questions_, messages: { (value) throws(DecodingError) in try Question(c: value) })
    revision = c.pointee.revision_
    version = c.pointee.version_
    visibility = WalkVisibility(rawValue: c.pointee.visibility_)
    isChanged = c.pointee.is_changed_ != 0
    editorAccountIDs = try Binary.list(c.pointee.n_editor_account_ids_, c.pointee.editor_account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "Draft.editor_account_ids") })
    editors = try Binary.list(c.pointee.n_editors_, c.pointee.editors_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if let head {
      let start = binary.begin(2)
      head.write(to: &binary)
      binary.end(start)
    }
    if !questions.isEmpty {
      for element in questions {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if revision != 0 {
      binary.field(4, revision)
    }
    if version != 0 {
      binary.field(5, version)
    }
    if visibility != .unspecified {
      binary.field(6, visibility)
    }
    if isChanged {
      binary.field(7, isChanged)
    }
    if !editorAccountIDs.isEmpty {
      for element in editorAccountIDs {
        binary.field(8, element)
      }
    }
    if !editors.isEmpty {
      for element in editors {
        let start = binary.begin(9)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension CreateWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__create_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__CreateWalkRequest.self) {
      (c) throws(DecodingError) in try CreateWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__CreateWalkRequest>) throws(DecodingError) {
    title = try Binary.string(c.pointee.title_, "CreateWalkRequest.title")
    lang = try Binary.string(c.pointee.lang_, "CreateWalkRequest.lang")
  }

  func write(to binary: inout BinaryWriter) {
    if !title.isEmpty {
      binary.field(1, title)
    }
    if !lang.isEmpty {
      binary.field(2, lang)
    }
  }
}

extension CreateWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__create_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__CreateWalkResponse.self) {
      (c) throws(DecodingError) in try CreateWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__CreateWalkResponse>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "CreateWalkResponse.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension UpdateWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__update_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UpdateWalkRequest.self) {
      (c) throws(DecodingError) in try UpdateWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UpdateWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "UpdateWalkRequest.walk_id")
    if let field = c.pointee.head_ { head = try DraftHead(c: field) }
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if let head {
      let start = binary.begin(2)
      head.write(to: &binary)
      binary.end(start)
    }
    if revision != 0 {
      binary.field(3, revision)
    }
  }
}

extension UpdateWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__update_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UpdateWalkResponse.self) {
      (c) throws(DecodingError) in try UpdateWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UpdateWalkResponse>) throws(DecodingError) {
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if revision != 0 {
      binary.field(1, revision)
    }
  }
}

extension PutQuestionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__put_question_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PutQuestionRequest.self) {
      (c) throws(DecodingError) in try PutQuestionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PutQuestionRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "PutQuestionRequest.walk_id")
    if let field = c.pointee.question_ { question = try Question(c: field) }
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if let question {
      let start = binary.begin(2)
      question.write(to: &binary)
      binary.end(start)
    }
    if revision != 0 {
      binary.field(3, revision)
    }
  }
}

extension PutQuestionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__put_question_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PutQuestionResponse.self) {
      (c) throws(DecodingError) in try PutQuestionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PutQuestionResponse>) throws(DecodingError) {
    if let field = c.pointee.question_ { question = try Question(c: field) }
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if let question {
      let start = binary.begin(1)
      question.write(to: &binary)
      binary.end(start)
    }
    if revision != 0 {
      binary.field(2, revision)
    }
  }
}

extension PlaceQuestionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__place_question_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PlaceQuestionRequest.self) {
      (c) throws(DecodingError) in try PlaceQuestionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PlaceQuestionRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "PlaceQuestionRequest.walk_id")
    questionID = try Binary.string(c.pointee.question_id_, "PlaceQuestionRequest.question_id")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !questionID.isEmpty {
      binary.field(2, questionID)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PlaceQuestionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__place_question_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PlaceQuestionResponse.self) {
      (c) throws(DecodingError) in try PlaceQuestionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PlaceQuestionResponse>) throws(DecodingError) {
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if revision != 0 {
      binary.field(1, revision)
    }
  }
}

extension OrderQuestionsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__order_questions_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__OrderQuestionsRequest.self) {
      (c) throws(DecodingError) in try OrderQuestionsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__OrderQuestionsRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "OrderQuestionsRequest.walk_id")
    questionIDs = try Binary.list(c.pointee.n_question_ids_, c.pointee.question_ids_, { (value) throws(DecodingError) in try Binary.string(value, "OrderQuestionsRequest.question_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !questionIDs.isEmpty {
      for element in questionIDs {
        binary.field(2, element)
      }
    }
  }
}

extension OrderQuestionsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__order_questions_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__OrderQuestionsResponse.self) {
      (c) throws(DecodingError) in try OrderQuestionsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__OrderQuestionsResponse>) throws(DecodingError) {
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if revision != 0 {
      binary.field(1, revision)
    }
  }
}

extension DeleteQuestionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__delete_question_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DeleteQuestionRequest.self) {
      (c) throws(DecodingError) in try DeleteQuestionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DeleteQuestionRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "DeleteQuestionRequest.walk_id")
    questionID = try Binary.string(c.pointee.question_id_, "DeleteQuestionRequest.question_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !questionID.isEmpty {
      binary.field(2, questionID)
    }
  }
}

extension DeleteQuestionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__delete_question_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DeleteQuestionResponse.self) {
      (c) throws(DecodingError) in try DeleteQuestionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DeleteQuestionResponse>) throws(DecodingError) {
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if revision != 0 {
      binary.field(1, revision)
    }
  }
}

extension GetDraftRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_draft_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetDraftRequest.self) {
      (c) throws(DecodingError) in try GetDraftRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetDraftRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "GetDraftRequest.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension GetDraftResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_draft_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetDraftResponse.self) {
      (c) throws(DecodingError) in try GetDraftResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetDraftResponse>) throws(DecodingError) {
    if let field = c.pointee.draft_ { draft = try Draft(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let draft {
      let start = binary.begin(1)
      draft.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PublishWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__publish_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PublishWalkRequest.self) {
      (c) throws(DecodingError) in try PublishWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PublishWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "PublishWalkRequest.walk_id")
    visibility = WalkVisibility(rawValue: c.pointee.visibility_)
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if visibility != .unspecified {
      binary.field(2, visibility)
    }
  }
}

extension PublishWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__publish_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__PublishWalkResponse.self) {
      (c) throws(DecodingError) in try PublishWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__PublishWalkResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension SetWalkVisibilityRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__set_walk_visibility_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__SetWalkVisibilityRequest.self) {
      (c) throws(DecodingError) in try SetWalkVisibilityRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__SetWalkVisibilityRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "SetWalkVisibilityRequest.walk_id")
    visibility = WalkVisibility(rawValue: c.pointee.visibility_)
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if visibility != .unspecified {
      binary.field(2, visibility)
    }
  }
}

extension SetWalkVisibilityResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__set_walk_visibility_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__SetWalkVisibilityResponse.self) {
      (c) throws(DecodingError) in try SetWalkVisibilityResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__SetWalkVisibilityResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension DuplicateWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__duplicate_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DuplicateWalkRequest.self) {
      (c) throws(DecodingError) in try DuplicateWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DuplicateWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "DuplicateWalkRequest.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension DuplicateWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__duplicate_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DuplicateWalkResponse.self) {
      (c) throws(DecodingError) in try DuplicateWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DuplicateWalkResponse>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "DuplicateWalkResponse.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension DeleteWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__delete_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DeleteWalkRequest.self) {
      (c) throws(DecodingError) in try DeleteWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DeleteWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "DeleteWalkRequest.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension DeleteWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__delete_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DeleteWalkResponse.self) {
      (c) throws(DecodingError) in try DeleteWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DeleteWalkResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension AddEditorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__add_editor_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AddEditorRequest.self) {
      (c) throws(DecodingError) in try AddEditorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AddEditorRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "AddEditorRequest.walk_id")
    accountID = try Binary.string(c.pointee.account_id_, "AddEditorRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension AddEditorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__add_editor_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AddEditorResponse.self) {
      (c) throws(DecodingError) in try AddEditorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AddEditorResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RemoveEditorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__remove_editor_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RemoveEditorRequest.self) {
      (c) throws(DecodingError) in try RemoveEditorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RemoveEditorRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "RemoveEditorRequest.walk_id")
    accountID = try Binary.string(c.pointee.account_id_, "RemoveEditorRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension RemoveEditorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__remove_editor_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RemoveEditorResponse.self) {
      (c) throws(DecodingError) in try RemoveEditorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RemoveEditorResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkRequest.self) {
      (c) throws(DecodingError) in try GetWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "GetWalkRequest.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension GetWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkResponse.self) {
      (c) throws(DecodingError) in try GetWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkResponse>) throws(DecodingError) {
    if let field = c.pointee.walk_ { walk = try Walk(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let walk {
      let start = binary.begin(1)
      walk.write(to: &binary)
      binary.end(start)
    }
  }
}

extension FindWalkByCodeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__find_walk_by_code_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FindWalkByCodeRequest.self) {
      (c) throws(DecodingError) in try FindWalkByCodeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FindWalkByCodeRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "FindWalkByCodeRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
  }
}

extension FindWalkByCodeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__find_walk_by_code_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FindWalkByCodeResponse.self) {
      (c) throws(DecodingError) in try FindWalkByCodeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FindWalkByCodeResponse>) throws(DecodingError) {
    if let field = c.pointee.walk_ { walk = try Walk(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let walk {
      let start = binary.begin(1)
      walk.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListWalksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_walks_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListWalksRequest.self) {
      (c) throws(DecodingError) in try ListWalksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListWalksRequest>) throws(DecodingError) {
    section = ListWalksRequest.Section(rawValue: c.pointee.section_)
    accountID = try Binary.string(c.pointee.account_id_, "ListWalksRequest.account_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListWalksRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if section != .unspecified {
      binary.field(1, section)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension ListWalksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_walks_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListWalksResponse.self) {
      (c) throws(DecodingError) in try ListWalksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListWalksResponse>) throws(DecodingError) {
    walks = try Binary.list(c.pointee.n_walks_, c.pointee.walks_, messages: { (value) throws(DecodingError) in try Walk(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListWalksResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !walks.isEmpty {
      for element in walks {
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

extension FindNearbyWalksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__find_nearby_walks_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FindNearbyWalksRequest.self) {
      (c) throws(DecodingError) in try FindNearbyWalksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FindNearbyWalksRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    limit = c.pointee.limit_
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if limit != 0 {
      binary.field(2, limit)
    }
  }
}

extension FindNearbyWalksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__find_nearby_walks_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FindNearbyWalksResponse.self) {
      (c) throws(DecodingError) in try FindNearbyWalksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FindNearbyWalksResponse>) throws(DecodingError) {
    walks = try Binary.list(c.pointee.n_walks_, c.pointee.walks_, messages: { (value) throws(DecodingError) in try NearbyWalk(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !walks.isEmpty {
      for element in walks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension NearbyWalk {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__nearby_walk__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__NearbyWalk.self) {
      (c) throws(DecodingError) in try NearbyWalk(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__NearbyWalk>) throws(DecodingError) {
    if let field = c.pointee.walk_ { walk = try Walk(c: field) }
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let walk {
      let start = binary.begin(1)
      walk.write(to: &binary)
      binary.end(start)
    }
    if distanceM != 0 {
      binary.field(2, distanceM)
    }
  }
}

extension ShareWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__share_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ShareWalkRequest.self) {
      (c) throws(DecodingError) in try ShareWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ShareWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "ShareWalkRequest.walk_id")
    accountIDs = try Binary.list(c.pointee.n_account_ids_, c.pointee.account_ids_, { (value) throws(DecodingError) in try Binary.string(value, "ShareWalkRequest.account_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if !accountIDs.isEmpty {
      for element in accountIDs {
        binary.field(2, element)
      }
    }
  }
}

extension ShareWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__share_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ShareWalkResponse.self) {
      (c) throws(DecodingError) in try ShareWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ShareWalkResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetWalkInsightsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_insights_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkInsightsRequest.self) {
      (c) throws(DecodingError) in try GetWalkInsightsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkInsightsRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "GetWalkInsightsRequest.walk_id")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if version != 0 {
      binary.field(2, version)
    }
  }
}

extension QuestionInsight {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__question_insight__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__QuestionInsight.self) {
      (c) throws(DecodingError) in try QuestionInsight(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__QuestionInsight>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "QuestionInsight.question_id")
    number = c.pointee.number_
    title = try Binary.string(c.pointee.title_, "QuestionInsight.title")
    askedCount = c.pointee.asked_count_
    rightCount = c.pointee.right_count_
    timedOutCount = c.pointee.timed_out_count_
    durationAverageMs = c.pointee.duration_average_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if !title.isEmpty {
      binary.field(3, title)
    }
    if askedCount != 0 {
      binary.field(4, askedCount)
    }
    if rightCount != 0 {
      binary.field(5, rightCount)
    }
    if timedOutCount != 0 {
      binary.field(6, timedOutCount)
    }
    if durationAverageMs != 0 {
      binary.field(7, durationAverageMs)
    }
  }
}

extension GetWalkInsightsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_insights_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkInsightsResponse.self) {
      (c) throws(DecodingError) in try GetWalkInsightsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkInsightsResponse>) throws(DecodingError) {
    version = c.pointee.version_
    questions = try Binary.list(c.pointee.n_questions_, c.pointee.questions_, messages: { (value) throws(DecodingError) in try QuestionInsight(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
    if !questions.isEmpty {
      for element in questions {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension FeatureWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__feature_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FeatureWalkRequest.self) {
      (c) throws(DecodingError) in try FeatureWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FeatureWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "FeatureWalkRequest.walk_id")
    isFeatured = c.pointee.is_featured_ != 0
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if isFeatured {
      binary.field(2, isFeatured)
    }
    if version != 0 {
      binary.field(3, version)
    }
  }
}

extension FeatureWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__feature_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__FeatureWalkResponse.self) {
      (c) throws(DecodingError) in try FeatureWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__FeatureWalkResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
