// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension ParameterSpec {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__parameter_spec__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ParameterSpec.self) {
      (c) throws(DecodingError) in try ParameterSpec(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ParameterSpec>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "ParameterSpec.name")
    unit = ParameterUnit(rawValue: c.pointee.unit_)
    valueMin = c.pointee.value_min_
    valueMax = c.pointee.value_max_
    if c.pointee._value_default_case.rawValue == 5 { valueDefault = c.pointee.value_default_ }
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if unit != .unspecified {
      binary.field(2, unit)
    }
    if valueMin != 0 {
      binary.field(3, valueMin)
    }
    if valueMax != 0 {
      binary.field(4, valueMax)
    }
    if let valueDefault {
      binary.field(5, valueDefault)
    }
  }
}

extension ChallengeTypeSpec {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge_type_spec__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ChallengeTypeSpec.self) {
      (c) throws(DecodingError) in try ChallengeTypeSpec(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ChallengeTypeSpec>) throws(DecodingError) {
    type = ChallengeType(rawValue: c.pointee.type_)
    activities = try Binary.list(c.pointee.n_activities_, c.pointee.activities_, { (value) throws(DecodingError) in Activity(rawValue: value) })
    requiredFeatures = try Binary.list(c.pointee.n_required_features_, c.pointee.required_features_, { (value) throws(DecodingError) in DeviceFeature(rawValue: value) })
    parameters = try Binary.list(c.pointee.n_parameters_, c.pointee.parameters_, messages: { (value) throws(DecodingError) in try ActivityParameters(c: value) })
    controlCountMin = c.pointee.control_count_min_
    controlCountMax = c.pointee.control_count_max_
    hasBoard = c.pointee.has_board_ != 0
    cutsRides = c.pointee.cuts_rides_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if type != .unspecified {
      binary.field(1, type)
    }
    if !activities.isEmpty {
      let start = binary.begin(2)
      for element in activities { binary.element(element) }
      binary.end(start)
    }
    if !requiredFeatures.isEmpty {
      let start = binary.begin(3)
      for element in requiredFeatures { binary.element(element) }
      binary.end(start)
    }
    if !parameters.isEmpty {
      for element in parameters {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if controlCountMin != 0 {
      binary.field(5, controlCountMin)
    }
    if controlCountMax != 0 {
      binary.field(6, controlCountMax)
    }
    if hasBoard {
      binary.field(7, hasBoard)
    }
    if cutsRides {
      binary.field(8, cutsRides)
    }
  }
}

extension ActivityParameters {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__activity_parameters__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ActivityParameters.self) {
      (c) throws(DecodingError) in try ActivityParameters(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ActivityParameters>) throws(DecodingError) {
    activity = Activity(rawValue: c.pointee.activity_)
    specs = try Binary.list(c.pointee.n_specs_, c.pointee.specs_, messages: { (value) throws(DecodingError) in try ParameterSpec(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if activity != .unspecified {
      binary.field(1, activity)
    }
    if !specs.isEmpty {
      for element in specs {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension Control {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__control__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__Control.self) {
      (c) throws(DecodingError) in try Control(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__Control>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "Control.code")
    clue = try Binary.string(c.pointee.clue_, "Control.clue")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    radiusM = c.pointee.radius_m_
    points = c.pointee.points_
    hasHiddenPosition = c.pointee.has_hidden_position_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if !clue.isEmpty {
      binary.field(2, clue)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
    if radiusM != 0 {
      binary.field(4, radiusM)
    }
    if points != 0 {
      binary.field(5, points)
    }
    if hasHiddenPosition {
      binary.field(6, hasHiddenPosition)
    }
  }
}

extension ParameterValue {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__parameter_value__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ParameterValue.self) {
      (c) throws(DecodingError) in try ParameterValue(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ParameterValue>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "ParameterValue.name")
    value = c.pointee.value_
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if value != 0 {
      binary.field(2, value)
    }
  }
}

extension ChallengeDraft {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge_draft__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ChallengeDraft.self) {
      (c) throws(DecodingError) in try ChallengeDraft(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ChallengeDraft>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "ChallengeDraft.name")
    descriptionField = try Binary.string(c.pointee.description_, "ChallengeDraft.description")
    parkID = try Binary.string(c.pointee.park_id_, "ChallengeDraft.park_id")
    type = ChallengeType(rawValue: c.pointee.type_)
    activity = Activity(rawValue: c.pointee.activity_)
    parameters = try Binary.list(c.pointee.n_parameters_, c.pointee.parameters_, messages: { (value) throws(DecodingError) in try ParameterValue(c: value) })
    controls = try Binary.list(c.pointee.n_controls_, c.pointee.controls_, messages: { (value) throws(DecodingError) in try Control(c: value) })
    requiredFeatures = try Binary.list(c.pointee.n_required_features_, c.pointee.required_features_, { (value) throws(DecodingError) in DeviceFeature(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if !descriptionField.isEmpty {
      binary.field(2, descriptionField)
    }
    if !parkID.isEmpty {
      binary.field(3, parkID)
    }
    if type != .unspecified {
      binary.field(4, type)
    }
    if activity != .unspecified {
      binary.field(5, activity)
    }
    if !parameters.isEmpty {
      for element in parameters {
        let start = binary.begin(6)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !controls.isEmpty {
      for element in controls {
        let start = binary.begin(7)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !requiredFeatures.isEmpty {
      let start = binary.begin(8)
      for element in requiredFeatures { binary.element(element) }
      binary.end(start)
    }
  }
}

extension Challenge {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__Challenge.self) {
      (c) throws(DecodingError) in try Challenge(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__Challenge>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "Challenge.challenge_id")
    version = c.pointee.version_
    revision = c.pointee.revision_
    state = Challenge.State(rawValue: c.pointee.state_)
    makerID = try Binary.string(c.pointee.maker_id_, "Challenge.maker_id")
    if let field = c.pointee.draft_ { draft = try ChallengeDraft(c: field) }
    courseM = c.pointee.course_m_
    isGenerated = c.pointee.is_generated_ != 0
    publishTime = try moment(c.pointee.publish_time_, "Challenge.publish_time")
    translations = try Binary.list(c.pointee.n_translations_, c.pointee.translations_, messages: { (value) throws(DecodingError) in try ChallengeTranslation(c: value) })
    cutsRides = c.pointee.cuts_rides_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if revision != 0 {
      binary.field(3, revision)
    }
    if state != .unspecified {
      binary.field(4, state)
    }
    if !makerID.isEmpty {
      binary.field(5, makerID)
    }
    if let draft {
      let start = binary.begin(6)
      draft.write(to: &binary)
      binary.end(start)
    }
    if courseM != 0 {
      binary.field(7, courseM)
    }
    if isGenerated {
      binary.field(8, isGenerated)
    }
    if let publishTime {
      binary.field(9, publishTime)
    }
    if !translations.isEmpty {
      for element in translations {
        let start = binary.begin(10)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if cutsRides {
      binary.field(11, cutsRides)
    }
  }
}

extension ChallengeTranslation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge_translation__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ChallengeTranslation.self) {
      (c) throws(DecodingError) in try ChallengeTranslation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ChallengeTranslation>) throws(DecodingError) {
    languageCode = try Binary.string(c.pointee.language_code_, "ChallengeTranslation.language_code")
    name = try Binary.string(c.pointee.name_, "ChallengeTranslation.name")
    descriptionField = try Binary.string(c.pointee.description_, "ChallengeTranslation.description")
  }

  func write(to binary: inout BinaryWriter) {
    if !languageCode.isEmpty {
      binary.field(1, languageCode)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !descriptionField.isEmpty {
      binary.field(3, descriptionField)
    }
  }
}

extension GetChallengeTypesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_types_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeTypesRequest.self) {
      (c) throws(DecodingError) in try GetChallengeTypesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeTypesRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetChallengeTypesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_types_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeTypesResponse.self) {
      (c) throws(DecodingError) in try GetChallengeTypesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeTypesResponse>) throws(DecodingError) {
    types = try Binary.list(c.pointee.n_types_, c.pointee.types_, messages: { (value) throws(DecodingError) in try ChallengeTypeSpec(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !types.isEmpty {
      for element in types {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ListParkChallengesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_park_challenges_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListParkChallengesRequest.self) {
      (c) throws(DecodingError) in try ListParkChallengesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListParkChallengesRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "ListParkChallengesRequest.park_id")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListParkChallengesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListParkChallengesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_park_challenges_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListParkChallengesResponse.self) {
      (c) throws(DecodingError) in try ListParkChallengesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListParkChallengesResponse>) throws(DecodingError) {
    challenges = try Binary.list(c.pointee.n_challenges_, c.pointee.challenges_, messages: { (value) throws(DecodingError) in try Challenge(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListParkChallengesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !challenges.isEmpty {
      for element in challenges {
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

extension GetChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeRequest.self) {
      (c) throws(DecodingError) in try GetChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "GetChallengeRequest.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension GetChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeResponse.self) {
      (c) throws(DecodingError) in try GetChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeResponse>) throws(DecodingError) {
    if let field = c.pointee.challenge_ { challenge = try Challenge(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let challenge {
      let start = binary.begin(1)
      challenge.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListMyChallengesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_my_challenges_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListMyChallengesRequest.self) {
      (c) throws(DecodingError) in try ListMyChallengesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListMyChallengesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyChallengesRequest.page_token")
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

extension ListMyChallengesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_my_challenges_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListMyChallengesResponse.self) {
      (c) throws(DecodingError) in try ListMyChallengesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListMyChallengesResponse>) throws(DecodingError) {
    challenges = try Binary.list(c.pointee.n_challenges_, c.pointee.challenges_, messages: { (value) throws(DecodingError) in try Challenge(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyChallengesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !challenges.isEmpty {
      for element in challenges {
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

extension BuildingDevice {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__building_device__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__BuildingDevice.self) {
      (c) throws(DecodingError) in try BuildingDevice(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__BuildingDevice>) throws(DecodingError) {
    features = try Binary.list(c.pointee.n_features_, c.pointee.features_, { (value) throws(DecodingError) in DeviceFeature(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !features.isEmpty {
      let start = binary.begin(1)
      for element in features { binary.element(element) }
      binary.end(start)
    }
  }
}

extension CreateChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__create_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__CreateChallengeRequest.self) {
      (c) throws(DecodingError) in try CreateChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__CreateChallengeRequest>) throws(DecodingError) {
    if let field = c.pointee.draft_ { draft = try ChallengeDraft(c: field) }
    if let field = c.pointee.device_ { device = try BuildingDevice(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let draft {
      let start = binary.begin(1)
      draft.write(to: &binary)
      binary.end(start)
    }
    if let device {
      let start = binary.begin(2)
      device.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CreateChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__create_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__CreateChallengeResponse.self) {
      (c) throws(DecodingError) in try CreateChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__CreateChallengeResponse>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "CreateChallengeResponse.challenge_id")
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if revision != 0 {
      binary.field(2, revision)
    }
  }
}

extension UpdateChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__update_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__UpdateChallengeRequest.self) {
      (c) throws(DecodingError) in try UpdateChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__UpdateChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "UpdateChallengeRequest.challenge_id")
    revision = c.pointee.revision_
    if let field = c.pointee.draft_ { draft = try ChallengeDraft(c: field) }
    if let field = c.pointee.device_ { device = try BuildingDevice(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if revision != 0 {
      binary.field(2, revision)
    }
    if let draft {
      let start = binary.begin(3)
      draft.write(to: &binary)
      binary.end(start)
    }
    if let device {
      let start = binary.begin(4)
      device.write(to: &binary)
      binary.end(start)
    }
  }
}

extension UpdateChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__update_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__UpdateChallengeResponse.self) {
      (c) throws(DecodingError) in try UpdateChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__UpdateChallengeResponse>) throws(DecodingError) {
    version = c.pointee.version_
    revision = c.pointee.revision_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
    if revision != 0 {
      binary.field(2, revision)
    }
  }
}

extension PublishChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__publish_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__PublishChallengeRequest.self) {
      (c) throws(DecodingError) in try PublishChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__PublishChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "PublishChallengeRequest.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension PublishChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__publish_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__PublishChallengeResponse.self) {
      (c) throws(DecodingError) in try PublishChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__PublishChallengeResponse>) throws(DecodingError) {
    if let field = c.pointee.challenge_ { challenge = try Challenge(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let challenge {
      let start = binary.begin(1)
      challenge.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WithdrawChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__withdraw_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__WithdrawChallengeRequest.self) {
      (c) throws(DecodingError) in try WithdrawChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__WithdrawChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "WithdrawChallengeRequest.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension WithdrawChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__withdraw_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__WithdrawChallengeResponse.self) {
      (c) throws(DecodingError) in try WithdrawChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__WithdrawChallengeResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ReportChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__report_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ReportChallengeRequest.self) {
      (c) throws(DecodingError) in try ReportChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ReportChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "ReportChallengeRequest.challenge_id")
    reason = ReportChallengeRequest.Reason(rawValue: c.pointee.reason_)
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if reason != .unspecified {
      binary.field(2, reason)
    }
  }
}

extension ReportChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__report_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ReportChallengeResponse.self) {
      (c) throws(DecodingError) in try ReportChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ReportChallengeResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
