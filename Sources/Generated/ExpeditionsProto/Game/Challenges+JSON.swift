// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension ParameterSpec {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParameterSpec(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParameterSpec") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("ParameterSpec.name")
      } else if json.isKey("unit") {
        unit = try json.enumeration("ParameterSpec.unit", ParameterUnit.self)
      } else if json.isKey("valueMin", "value_min") {
        valueMin = try json.int64("ParameterSpec.value_min")
      } else if json.isKey("valueMax", "value_max") {
        valueMax = try json.int64("ParameterSpec.value_max")
      } else if json.isKey("valueDefault", "value_default") {
        valueDefault = try json.skipNull() ? nil : try json.int64("ParameterSpec.value_default")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if unit != .unspecified {
      json.key("unit")
      json.value(unit)
    }
    if valueMin != 0 {
      json.key("valueMin")
      json.value(valueMin)
    }
    if valueMax != 0 {
      json.key("valueMax")
      json.value(valueMax)
    }
    if let valueDefault {
      json.key("valueDefault")
      json.value(valueDefault)
    }
    json.endObject()
  }
}

extension ChallengeTypeSpec {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChallengeTypeSpec(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChallengeTypeSpec") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("type") {
        type = try json.enumeration("ChallengeTypeSpec.type", ChallengeType.self)
      } else if json.isKey("activities") {
        activities = try json.list("ChallengeTypeSpec.activities") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("ChallengeTypeSpec.activities", Activity.self) }
      } else if json.isKey("requiredFeatures", "required_features") {
        requiredFeatures = try json.list("ChallengeTypeSpec.required_features") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("ChallengeTypeSpec.required_features", DeviceFeature.self) }
      } else if json.isKey("parameters") {
        parameters = try json.list("ChallengeTypeSpec.parameters") { (json: inout JSONReader) throws(DecodingError) in try ActivityParameters(reading: &json) }
      } else if json.isKey("controlCountMin", "control_count_min") {
        controlCountMin = try json.int32("ChallengeTypeSpec.control_count_min")
      } else if json.isKey("controlCountMax", "control_count_max") {
        controlCountMax = try json.int32("ChallengeTypeSpec.control_count_max")
      } else if json.isKey("hasBoard", "has_board") {
        hasBoard = try json.bool("ChallengeTypeSpec.has_board")
      } else if json.isKey("cutsRides", "cuts_rides") {
        cutsRides = try json.bool("ChallengeTypeSpec.cuts_rides")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if type != .unspecified {
      json.key("type")
      json.value(type)
    }
    if !activities.isEmpty {
      json.key("activities")
      json.list(activities) { json, element in json.value(element) }
    }
    if !requiredFeatures.isEmpty {
      json.key("requiredFeatures")
      json.list(requiredFeatures) { json, element in json.value(element) }
    }
    if !parameters.isEmpty {
      json.key("parameters")
      json.list(parameters) { json, element in element.write(to: &json) }
    }
    if controlCountMin != 0 {
      json.key("controlCountMin")
      json.value(controlCountMin)
    }
    if controlCountMax != 0 {
      json.key("controlCountMax")
      json.value(controlCountMax)
    }
    if hasBoard {
      json.key("hasBoard")
      json.value(hasBoard)
    }
    if cutsRides {
      json.key("cutsRides")
      json.value(cutsRides)
    }
    json.endObject()
  }
}

extension ActivityParameters {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ActivityParameters(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ActivityParameters") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("activity") {
        activity = try json.enumeration("ActivityParameters.activity", Activity.self)
      } else if json.isKey("specs") {
        specs = try json.list("ActivityParameters.specs") { (json: inout JSONReader) throws(DecodingError) in try ParameterSpec(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if activity != .unspecified {
      json.key("activity")
      json.value(activity)
    }
    if !specs.isEmpty {
      json.key("specs")
      json.list(specs) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension Control {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Control(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Control") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("Control.code")
      } else if json.isKey("clue") {
        clue = try json.string("Control.clue")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.int32("Control.radius_m")
      } else if json.isKey("points") {
        points = try json.int32("Control.points")
      } else if json.isKey("hasHiddenPosition", "has_hidden_position") {
        hasHiddenPosition = try json.bool("Control.has_hidden_position")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if !clue.isEmpty, !json.redact("clue") {
      json.key("clue")
      json.value(clue)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if radiusM != 0 {
      json.key("radiusM")
      json.value(radiusM)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if hasHiddenPosition {
      json.key("hasHiddenPosition")
      json.value(hasHiddenPosition)
    }
    json.endObject()
  }
}

extension ParameterValue {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParameterValue(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParameterValue") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("ParameterValue.name")
      } else if json.isKey("value") {
        value = try json.int64("ParameterValue.value")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if value != 0 {
      json.key("value")
      json.value(value)
    }
    json.endObject()
  }
}

extension ChallengeDraft {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChallengeDraft(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChallengeDraft") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("ChallengeDraft.name")
      } else if json.isKey("description") {
        descriptionField = try json.string("ChallengeDraft.description")
      } else if json.isKey("parkId", "park_id") {
        parkID = try json.string("ChallengeDraft.park_id")
      } else if json.isKey("type") {
        type = try json.enumeration("ChallengeDraft.type", ChallengeType.self)
      } else if json.isKey("activity") {
        activity = try json.enumeration("ChallengeDraft.activity", Activity.self)
      } else if json.isKey("parameters") {
        parameters = try json.list("ChallengeDraft.parameters") { (json: inout JSONReader) throws(DecodingError) in try ParameterValue(reading: &json) }
      } else if json.isKey("controls") {
        controls = try json.list("ChallengeDraft.controls") { (json: inout JSONReader) throws(DecodingError) in try Control(reading: &json) }
      } else if json.isKey("requiredFeatures", "required_features") {
        requiredFeatures = try json.list("ChallengeDraft.required_features") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("ChallengeDraft.required_features", DeviceFeature.self) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    if type != .unspecified {
      json.key("type")
      json.value(type)
    }
    if activity != .unspecified {
      json.key("activity")
      json.value(activity)
    }
    if !parameters.isEmpty {
      json.key("parameters")
      json.list(parameters) { json, element in element.write(to: &json) }
    }
    if !controls.isEmpty {
      json.key("controls")
      json.list(controls) { json, element in element.write(to: &json) }
    }
    if !requiredFeatures.isEmpty {
      json.key("requiredFeatures")
      json.list(requiredFeatures) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension Challenge {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Challenge(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Challenge") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("Challenge.challenge_id")
      } else if json.isKey("version") {
        version = try json.int32("Challenge.version")
      } else if json.isKey("revision") {
        revision = try json.int32("Challenge.revision")
      } else if json.isKey("state") {
        state = try json.enumeration("Challenge.state", Challenge.State.self)
      } else if json.isKey("makerId", "maker_id") {
        makerID = try json.string("Challenge.maker_id")
      } else if json.isKey("draft") {
        draft = try json.skipNull() ? nil : try ChallengeDraft(reading: &json)
      } else if json.isKey("courseM", "course_m") {
        courseM = try json.double("Challenge.course_m")
      } else if json.isKey("isGenerated", "is_generated") {
        isGenerated = try json.bool("Challenge.is_generated")
      } else if json.isKey("publishTime", "publish_time") {
        publishTime = try json.moment("Challenge.publish_time")
      } else if json.isKey("translations") {
        translations = try json.list("Challenge.translations") { (json: inout JSONReader) throws(DecodingError) in try ChallengeTranslation(reading: &json) }
      } else if json.isKey("cutsRides", "cuts_rides") {
        cutsRides = try json.bool("Challenge.cuts_rides")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !makerID.isEmpty {
      json.key("makerId")
      json.value(makerID)
    }
    if let draft {
      json.key("draft")
      draft.write(to: &json)
    }
    if courseM != 0 {
      json.key("courseM")
      json.value(courseM)
    }
    if isGenerated {
      json.key("isGenerated")
      json.value(isGenerated)
    }
    if let publishTime {
      json.key("publishTime")
      json.value(publishTime)
    }
    if !translations.isEmpty {
      json.key("translations")
      json.list(translations) { json, element in element.write(to: &json) }
    }
    if cutsRides {
      json.key("cutsRides")
      json.value(cutsRides)
    }
    json.endObject()
  }
}

extension ChallengeTranslation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChallengeTranslation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChallengeTranslation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("languageCode", "language_code") {
        languageCode = try json.string("ChallengeTranslation.language_code")
      } else if json.isKey("name") {
        name = try json.string("ChallengeTranslation.name")
      } else if json.isKey("description") {
        descriptionField = try json.string("ChallengeTranslation.description")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !languageCode.isEmpty {
      json.key("languageCode")
      json.value(languageCode)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if !descriptionField.isEmpty, !json.redact("description") {
      json.key("description")
      json.value(descriptionField)
    }
    json.endObject()
  }
}

extension GetChallengeTypesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetChallengeTypesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetChallengeTypesRequest") { json in write(to: &json) }
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

extension GetChallengeTypesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetChallengeTypesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetChallengeTypesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("types") {
        types = try json.list("GetChallengeTypesResponse.types") { (json: inout JSONReader) throws(DecodingError) in try ChallengeTypeSpec(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !types.isEmpty {
      json.key("types")
      json.list(types) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ListParkChallengesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListParkChallengesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListParkChallengesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("ListParkChallengesRequest.park_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListParkChallengesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListParkChallengesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
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

extension ListParkChallengesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListParkChallengesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListParkChallengesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenges") {
        challenges = try json.list("ListParkChallengesResponse.challenges") { (json: inout JSONReader) throws(DecodingError) in try Challenge(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListParkChallengesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challenges.isEmpty {
      json.key("challenges")
      json.list(challenges) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("GetChallengeRequest.challenge_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    json.endObject()
  }
}

extension GetChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetChallengeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenge") {
        challenge = try json.skipNull() ? nil : try Challenge(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let challenge {
      json.key("challenge")
      challenge.write(to: &json)
    }
    json.endObject()
  }
}

extension ListMyChallengesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyChallengesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyChallengesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyChallengesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyChallengesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ListMyChallengesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyChallengesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyChallengesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenges") {
        challenges = try json.list("ListMyChallengesResponse.challenges") { (json: inout JSONReader) throws(DecodingError) in try Challenge(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyChallengesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challenges.isEmpty {
      json.key("challenges")
      json.list(challenges) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension BuildingDevice {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BuildingDevice(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BuildingDevice") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("features") {
        features = try json.list("BuildingDevice.features") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("BuildingDevice.features", DeviceFeature.self) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !features.isEmpty {
      json.key("features")
      json.list(features) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension CreateChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("draft") {
        draft = try json.skipNull() ? nil : try ChallengeDraft(reading: &json)
      } else if json.isKey("device") {
        device = try json.skipNull() ? nil : try BuildingDevice(reading: &json)
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
    if let device {
      json.key("device")
      device.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateChallengeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("CreateChallengeResponse.challenge_id")
      } else if json.isKey("revision") {
        revision = try json.int32("CreateChallengeResponse.revision")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension UpdateChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("UpdateChallengeRequest.challenge_id")
      } else if json.isKey("revision") {
        revision = try json.int32("UpdateChallengeRequest.revision")
      } else if json.isKey("draft") {
        draft = try json.skipNull() ? nil : try ChallengeDraft(reading: &json)
      } else if json.isKey("device") {
        device = try json.skipNull() ? nil : try BuildingDevice(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    if let draft {
      json.key("draft")
      draft.write(to: &json)
    }
    if let device {
      json.key("device")
      device.write(to: &json)
    }
    json.endObject()
  }
}

extension UpdateChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpdateChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpdateChallengeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int32("UpdateChallengeResponse.version")
      } else if json.isKey("revision") {
        revision = try json.int32("UpdateChallengeResponse.revision")
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
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    json.endObject()
  }
}

extension PublishChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("PublishChallengeRequest.challenge_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    json.endObject()
  }
}

extension PublishChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PublishChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PublishChallengeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challenge") {
        challenge = try json.skipNull() ? nil : try Challenge(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let challenge {
      json.key("challenge")
      challenge.write(to: &json)
    }
    json.endObject()
  }
}

extension WithdrawChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WithdrawChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WithdrawChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("WithdrawChallengeRequest.challenge_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    json.endObject()
  }
}

extension WithdrawChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WithdrawChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WithdrawChallengeResponse") { json in write(to: &json) }
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

extension ReportChallengeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportChallengeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportChallengeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("ReportChallengeRequest.challenge_id")
      } else if json.isKey("reason") {
        reason = try json.enumeration("ReportChallengeRequest.reason", ReportChallengeRequest.Reason.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if reason != .unspecified {
      json.key("reason")
      json.value(reason)
    }
    json.endObject()
  }
}

extension ReportChallengeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportChallengeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportChallengeResponse") { json in write(to: &json) }
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
