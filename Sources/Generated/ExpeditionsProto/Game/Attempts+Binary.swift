// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempts.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension TrackSample {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__track_sample__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__TrackSample.self) {
      (c) throws(DecodingError) in try TrackSample(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__TrackSample>) throws(DecodingError) {
    sampleTime = try moment(c.pointee.sample_time_, "TrackSample.sample_time")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if c.pointee._accuracy_m_case.rawValue == 3 { accuracyM = c.pointee.accuracy_m_ }
    isPause = c.pointee.is_pause_ != 0
    isMock = c.pointee.is_mock_ != 0
    if c.pointee._step_count_case.rawValue == 6 { stepCount = c.pointee.step_count_ }
    if c.pointee._heart_rate_bpm_case.rawValue == 7 { heartRateBpm = c.pointee.heart_rate_bpm_ }
    if c.pointee._pressure_hpa_case.rawValue == 8 { pressureHpa = c.pointee.pressure_hpa_ }
  }

  func write(to binary: inout BinaryWriter) {
    if let sampleTime {
      binary.field(1, sampleTime)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let accuracyM {
      binary.field(3, accuracyM)
    }
    if isPause {
      binary.field(4, isPause)
    }
    if isMock {
      binary.field(5, isMock)
    }
    if let stepCount {
      binary.field(6, stepCount)
    }
    if let heartRateBpm {
      binary.field(7, heartRateBpm)
    }
    if let pressureHpa {
      binary.field(8, pressureHpa)
    }
  }
}

extension TrackFinding {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__track_finding__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__TrackFinding.self) {
      (c) throws(DecodingError) in try TrackFinding(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__TrackFinding>) throws(DecodingError) {
    kind = TrackFinding.Kind(rawValue: c.pointee.kind_)
    severity = TrackFinding.Severity(rawValue: c.pointee.severity_)
    startTime = try moment(c.pointee.start_time_, "TrackFinding.start_time")
    endTime = try moment(c.pointee.end_time_, "TrackFinding.end_time")
    if let field = c.pointee.start_position_ { startPosition = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.end_position_ { endPosition = try CairnProto.LatLng(c: field) }
    value = c.pointee.value_
    limit = c.pointee.limit_
    explanation = try Binary.string(c.pointee.explanation_, "TrackFinding.explanation")
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if severity != .unspecified {
      binary.field(2, severity)
    }
    if let startTime {
      binary.field(3, startTime)
    }
    if let endTime {
      binary.field(4, endTime)
    }
    if let startPosition {
      let start = binary.begin(5)
      startPosition.write(to: &binary)
      binary.end(start)
    }
    if let endPosition {
      let start = binary.begin(6)
      endPosition.write(to: &binary)
      binary.end(start)
    }
    if value != 0 {
      binary.field(7, value)
    }
    if limit != 0 {
      binary.field(8, limit)
    }
    if !explanation.isEmpty {
      binary.field(9, explanation)
    }
  }
}

extension TrackPiece {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__track_piece__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__TrackPiece.self) {
      (c) throws(DecodingError) in try TrackPiece(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__TrackPiece>) throws(DecodingError) {
    startTime = try moment(c.pointee.start_time_, "TrackPiece.start_time")
    endTime = try moment(c.pointee.end_time_, "TrackPiece.end_time")
    kind = TrackPiece.Kind(rawValue: c.pointee.kind_)
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let startTime {
      binary.field(1, startTime)
    }
    if let endTime {
      binary.field(2, endTime)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if distanceM != 0 {
      binary.field(4, distanceM)
    }
  }
}

extension AttemptPart {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_part__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptPart.self) {
      (c) throws(DecodingError) in try AttemptPart(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptPart>) throws(DecodingError) {
    controlIndex = c.pointee.control_index_
    completeTime = try moment(c.pointee.complete_time_, "AttemptPart.complete_time")
  }

  func write(to binary: inout BinaryWriter) {
    if controlIndex != 0 {
      binary.field(1, controlIndex)
    }
    if let completeTime {
      binary.field(2, completeTime)
    }
  }
}

extension AttemptScore {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_score__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptScore.self) {
      (c) throws(DecodingError) in try AttemptScore(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptScore>) throws(DecodingError) {
    value = c.pointee.value_
    unit = AttemptScore.Unit(rawValue: c.pointee.unit_)
  }

  func write(to binary: inout BinaryWriter) {
    if value != 0 {
      binary.field(1, value)
    }
    if unit != .unspecified {
      binary.field(2, unit)
    }
  }
}

extension PointsBreakdown {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__points_breakdown__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__PointsBreakdown.self) {
      (c) throws(DecodingError) in try PointsBreakdown(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__PointsBreakdown>) throws(DecodingError) {
    fullBasePoints = c.pointee.full_base_points_
    basePoints = c.pointee.base_points_
    improvementPoints = c.pointee.improvement_points_
    topTenPoints = c.pointee.top_ten_points_
    weatherPoints = c.pointee.weather_points_
    totalPoints = c.pointee.total_points_
    rulesetVersion = c.pointee.ruleset_version_
  }

  func write(to binary: inout BinaryWriter) {
    if fullBasePoints != 0 {
      binary.field(1, fullBasePoints)
    }
    if basePoints != 0 {
      binary.field(2, basePoints)
    }
    if improvementPoints != 0 {
      binary.field(3, improvementPoints)
    }
    if topTenPoints != 0 {
      binary.field(4, topTenPoints)
    }
    if weatherPoints != 0 {
      binary.field(5, weatherPoints)
    }
    if totalPoints != 0 {
      binary.field(6, totalPoints)
    }
    if rulesetVersion != 0 {
      binary.field(7, rulesetVersion)
    }
  }
}

extension Verdict {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__verdict__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__Verdict.self) {
      (c) throws(DecodingError) in try Verdict(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__Verdict>) throws(DecodingError) {
    outcome = Verdict.Outcome(rawValue: c.pointee.outcome_)
    parts = try Binary.list(c.pointee.n_parts_, c.pointee.parts_, messages: { (value) throws(DecodingError) in try AttemptPart(c: value) })
    findings = try Binary.list(c.pointee.n_findings_, c.pointee.findings_, messages: { (value) throws(DecodingError) in try TrackFinding(c: value) })
    pieces = try Binary.list(c.pointee.n_pieces_, c.pointee.pieces_, messages: { (value) throws(DecodingError) in try TrackPiece(c: value) })
    if let field = c.pointee.score_ { score = try AttemptScore(c: field) }
    distanceM = c.pointee.distance_m_
    elapsedMs = c.pointee.elapsed_ms_
    movingMs = c.pointee.moving_ms_
    averageSpeedKmh = c.pointee.average_speed_kmh_
    rulesetVersion = c.pointee.ruleset_version_
  }

  func write(to binary: inout BinaryWriter) {
    if outcome != .unspecified {
      binary.field(1, outcome)
    }
    if !parts.isEmpty {
      for element in parts {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !findings.isEmpty {
      for element in findings {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !pieces.isEmpty {
      for element in pieces {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let score {
      let start = binary.begin(5)
      score.write(to: &binary)
      binary.end(start)
    }
    if distanceM != 0 {
      binary.field(6, distanceM)
    }
    if elapsedMs != 0 {
      binary.field(7, elapsedMs)
    }
    if movingMs != 0 {
      binary.field(8, movingMs)
    }
    if averageSpeedKmh != 0 {
      binary.field(9, averageSpeedKmh)
    }
    if rulesetVersion != 0 {
      binary.field(10, rulesetVersion)
    }
  }
}

extension WeatherSnapshot {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__weather_snapshot__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__WeatherSnapshot.self) {
      (c) throws(DecodingError) in try WeatherSnapshot(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__WeatherSnapshot>) throws(DecodingError) {
    apparentTemperatureC = c.pointee.apparent_temperature_c_
    windKmh = c.pointee.wind_kmh_
    precipitationMm = c.pointee.precipitation_mm_
    weatherCode = c.pointee.weather_code_
    isExtreme = c.pointee.is_extreme_ != 0
    isStorm = c.pointee.is_storm_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if apparentTemperatureC != 0 {
      binary.field(1, apparentTemperatureC)
    }
    if windKmh != 0 {
      binary.field(2, windKmh)
    }
    if precipitationMm != 0 {
      binary.field(3, precipitationMm)
    }
    if weatherCode != 0 {
      binary.field(4, weatherCode)
    }
    if isExtreme {
      binary.field(5, isExtreme)
    }
    if isStorm {
      binary.field(6, isStorm)
    }
  }
}

extension Attempt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__Attempt.self) {
      (c) throws(DecodingError) in try Attempt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__Attempt>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "Attempt.attempt_id")
    challengeID = try Binary.string(c.pointee.challenge_id_, "Attempt.challenge_id")
    challengeVersion = c.pointee.challenge_version_
    state = AttemptState(rawValue: c.pointee.state_)
    startTime = try moment(c.pointee.start_time_, "Attempt.start_time")
    expireTime = try moment(c.pointee.expire_time_, "Attempt.expire_time")
    finishTime = try moment(c.pointee.finish_time_, "Attempt.finish_time")
    isRecordedOffline = c.pointee.is_recorded_offline_ != 0
    parts = try Binary.list(c.pointee.n_parts_, c.pointee.parts_, messages: { (value) throws(DecodingError) in try AttemptPart(c: value) })
    nextSequence = c.pointee.next_sequence_
    if let field = c.pointee.verdict_ { verdict = try Verdict(c: field) }
    if let field = c.pointee.points_ { points = try PointsBreakdown(c: field) }
    if let field = c.pointee.weather_ { weather = try WeatherSnapshot(c: field) }
    decisionNote = try Binary.string(c.pointee.decision_note_, "Attempt.decision_note")
    deadlineTime = try moment(c.pointee.deadline_time_, "Attempt.deadline_time")
    isAppealed = c.pointee.is_appealed_ != 0
    isTrackKept = c.pointee.is_track_kept_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !challengeID.isEmpty {
      binary.field(2, challengeID)
    }
    if challengeVersion != 0 {
      binary.field(3, challengeVersion)
    }
    if state != .unspecified {
      binary.field(4, state)
    }
    if let startTime {
      binary.field(5, startTime)
    }
    if let expireTime {
      binary.field(6, expireTime)
    }
    if let finishTime {
      binary.field(7, finishTime)
    }
    if isRecordedOffline {
      binary.field(8, isRecordedOffline)
    }
    if !parts.isEmpty {
      for element in parts {
        let start = binary.begin(9)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if nextSequence != 0 {
      binary.field(10, nextSequence)
    }
    if let verdict {
      let start = binary.begin(11)
      verdict.write(to: &binary)
      binary.end(start)
    }
    if let points {
      let start = binary.begin(12)
      points.write(to: &binary)
      binary.end(start)
    }
    if let weather {
      let start = binary.begin(13)
      weather.write(to: &binary)
      binary.end(start)
    }
    if !decisionNote.isEmpty {
      binary.field(14, decisionNote)
    }
    if let deadlineTime {
      binary.field(15, deadlineTime)
    }
    if isAppealed {
      binary.field(16, isAppealed)
    }
    if isTrackKept {
      binary.field(17, isTrackKept)
    }
  }
}

extension StartAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__start_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__StartAttemptRequest.self) {
      (c) throws(DecodingError) in try StartAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__StartAttemptRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "StartAttemptRequest.challenge_id")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if c.pointee._accuracy_m_case.rawValue == 3 { accuracyM = c.pointee.accuracy_m_ }
    features = try Binary.list(c.pointee.n_features_, c.pointee.features_, { (value) throws(DecodingError) in DeviceFeature(rawValue: value) })
    device = try Binary.string(c.pointee.device_, "StartAttemptRequest.device")
    recordStartTime = try moment(c.pointee.record_start_time_, "StartAttemptRequest.record_start_time")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let accuracyM {
      binary.field(3, accuracyM)
    }
    if !features.isEmpty {
      let start = binary.begin(4)
      for element in features { binary.element(element) }
      binary.end(start)
    }
    if !device.isEmpty {
      binary.field(5, device)
    }
    if let recordStartTime {
      binary.field(6, recordStartTime)
    }
    if version != 0 {
      binary.field(7, version)
    }
  }
}

extension StartAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__start_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__StartAttemptResponse.self) {
      (c) throws(DecodingError) in try StartAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__StartAttemptResponse>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "StartAttemptResponse.attempt_id")
    startTime = try moment(c.pointee.start_time_, "StartAttemptResponse.start_time")
    expireTime = try moment(c.pointee.expire_time_, "StartAttemptResponse.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if let startTime {
      binary.field(2, startTime)
    }
    if let expireTime {
      binary.field(3, expireTime)
    }
  }
}

extension GetActiveAttemptsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_active_attempts_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetActiveAttemptsRequest.self) {
      (c) throws(DecodingError) in try GetActiveAttemptsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetActiveAttemptsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetActiveAttemptsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_active_attempts_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetActiveAttemptsResponse.self) {
      (c) throws(DecodingError) in try GetActiveAttemptsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetActiveAttemptsResponse>) throws(DecodingError) {
    attempts = try Binary.list(c.pointee.n_attempts_, c.pointee.attempts_, messages: { (value) throws(DecodingError) in try Attempt(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !attempts.isEmpty {
      for element in attempts {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ListMyAttemptsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_my_attempts_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListMyAttemptsRequest.self) {
      (c) throws(DecodingError) in try ListMyAttemptsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListMyAttemptsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyAttemptsRequest.page_token")
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

extension ListMyAttemptsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_my_attempts_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListMyAttemptsResponse.self) {
      (c) throws(DecodingError) in try ListMyAttemptsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListMyAttemptsResponse>) throws(DecodingError) {
    attempts = try Binary.list(c.pointee.n_attempts_, c.pointee.attempts_, messages: { (value) throws(DecodingError) in try Attempt(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyAttemptsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !attempts.isEmpty {
      for element in attempts {
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

extension GetAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetAttemptRequest.self) {
      (c) throws(DecodingError) in try GetAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetAttemptRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "GetAttemptRequest.attempt_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
  }
}

extension GetAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetAttemptResponse.self) {
      (c) throws(DecodingError) in try GetAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetAttemptResponse>) throws(DecodingError) {
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let attempt {
      let start = binary.begin(1)
      attempt.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AppendTrackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__append_track_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AppendTrackRequest.self) {
      (c) throws(DecodingError) in try AppendTrackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AppendTrackRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AppendTrackRequest.attempt_id")
    sequence = c.pointee.sequence_
    samples = try Binary.list(c.pointee.n_samples_, c.pointee.samples_, messages: { (value) throws(DecodingError) in try TrackSample(c: value) })
    sendTime = try moment(c.pointee.send_time_, "AppendTrackRequest.send_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if sequence != 0 {
      binary.field(2, sequence)
    }
    if !samples.isEmpty {
      for element in samples {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let sendTime {
      binary.field(4, sendTime)
    }
  }
}

extension AppendTrackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__append_track_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AppendTrackResponse.self) {
      (c) throws(DecodingError) in try AppendTrackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AppendTrackResponse>) throws(DecodingError) {
    parts = try Binary.list(c.pointee.n_parts_, c.pointee.parts_, messages: { (value) throws(DecodingError) in try AttemptPart(c: value) })
    nextSequence = c.pointee.next_sequence_
    deadlineTime = try moment(c.pointee.deadline_time_, "AppendTrackResponse.deadline_time")
    isComplete = c.pointee.is_complete_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !parts.isEmpty {
      for element in parts {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if nextSequence != 0 {
      binary.field(2, nextSequence)
    }
    if let deadlineTime {
      binary.field(3, deadlineTime)
    }
    if isComplete {
      binary.field(4, isComplete)
    }
  }
}

extension KeepTrackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__keep_track_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__KeepTrackRequest.self) {
      (c) throws(DecodingError) in try KeepTrackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__KeepTrackRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "KeepTrackRequest.attempt_id")
    isKept = c.pointee.is_kept_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if isKept {
      binary.field(2, isKept)
    }
  }
}

extension KeepTrackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__keep_track_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__KeepTrackResponse.self) {
      (c) throws(DecodingError) in try KeepTrackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__KeepTrackResponse>) throws(DecodingError) {
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let attempt {
      let start = binary.begin(1)
      attempt.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ExportTrackRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__export_track_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ExportTrackRequest.self) {
      (c) throws(DecodingError) in try ExportTrackRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ExportTrackRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "ExportTrackRequest.attempt_id")
    pageToken = try Binary.string(c.pointee.page_token_, "ExportTrackRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ExportTrackResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__export_track_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ExportTrackResponse.self) {
      (c) throws(DecodingError) in try ExportTrackResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ExportTrackResponse>) throws(DecodingError) {
    gpx = try Binary.string(c.pointee.gpx_, "ExportTrackResponse.gpx")
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ExportTrackResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !gpx.isEmpty {
      binary.field(1, gpx)
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension FinishAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__finish_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__FinishAttemptRequest.self) {
      (c) throws(DecodingError) in try FinishAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__FinishAttemptRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "FinishAttemptRequest.attempt_id")
    chunkCount = c.pointee.chunk_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if chunkCount != 0 {
      binary.field(2, chunkCount)
    }
  }
}

extension FinishAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__finish_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__FinishAttemptResponse.self) {
      (c) throws(DecodingError) in try FinishAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__FinishAttemptResponse>) throws(DecodingError) {
    if let field = c.pointee.verdict_ { verdict = try Verdict(c: field) }
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let verdict {
      let start = binary.begin(1)
      verdict.write(to: &binary)
      binary.end(start)
    }
    if let attempt {
      let start = binary.begin(2)
      attempt.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AbandonAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__abandon_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AbandonAttemptRequest.self) {
      (c) throws(DecodingError) in try AbandonAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AbandonAttemptRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AbandonAttemptRequest.attempt_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
  }
}

extension AbandonAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__abandon_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AbandonAttemptResponse.self) {
      (c) throws(DecodingError) in try AbandonAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AbandonAttemptResponse>) throws(DecodingError) {
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let attempt {
      let start = binary.begin(1)
      attempt.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AppealVerdictRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__appeal_verdict_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AppealVerdictRequest.self) {
      (c) throws(DecodingError) in try AppealVerdictRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AppealVerdictRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AppealVerdictRequest.attempt_id")
    text = try Binary.string(c.pointee.text_, "AppealVerdictRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
  }
}

extension AppealVerdictResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__appeal_verdict_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AppealVerdictResponse.self) {
      (c) throws(DecodingError) in try AppealVerdictResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AppealVerdictResponse>) throws(DecodingError) {
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let attempt {
      let start = binary.begin(1)
      attempt.write(to: &binary)
      binary.end(start)
    }
  }
}
