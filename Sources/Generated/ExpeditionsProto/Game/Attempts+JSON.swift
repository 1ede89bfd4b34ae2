// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempts.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension TrackSample {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TrackSample(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TrackSample") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sampleTime", "sample_time") {
        sampleTime = try json.moment("TrackSample.sample_time")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("accuracyM", "accuracy_m") {
        accuracyM = try json.skipNull() ? nil : try json.double("TrackSample.accuracy_m")
      } else if json.isKey("isPause", "is_pause") {
        isPause = try json.bool("TrackSample.is_pause")
      } else if json.isKey("isMock", "is_mock") {
        isMock = try json.bool("TrackSample.is_mock")
      } else if json.isKey("stepCount", "step_count") {
        stepCount = try json.skipNull() ? nil : try json.int32("TrackSample.step_count")
      } else if json.isKey("heartRateBpm", "heart_rate_bpm") {
        heartRateBpm = try json.skipNull() ? nil : try json.int32("TrackSample.heart_rate_bpm")
      } else if json.isKey("pressureHpa", "pressure_hpa") {
        pressureHpa = try json.skipNull() ? nil : try json.double("TrackSample.pressure_hpa")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let sampleTime {
      json.key("sampleTime")
      json.value(sampleTime)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let accuracyM {
      json.key("accuracyM")
      json.value(accuracyM)
    }
    if isPause {
      json.key("isPause")
      json.value(isPause)
    }
    if isMock {
      json.key("isMock")
      json.value(isMock)
    }
    if let stepCount {
      json.key("stepCount")
      json.value(stepCount)
    }
    if let heartRateBpm, !json.redact("heartRateBpm") {
      json.key("heartRateBpm")
      json.value(heartRateBpm)
    }
    if let pressureHpa {
      json.key("pressureHpa")
      json.value(pressureHpa)
    }
    json.endObject()
  }
}

extension TrackFinding {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TrackFinding(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TrackFinding") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("TrackFinding.kind", TrackFinding.Kind.self)
      } else if json.isKey("severity") {
        severity = try json.enumeration("TrackFinding.severity", TrackFinding.Severity.self)
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("TrackFinding.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("TrackFinding.end_time")
      } else if json.isKey("startPosition", "start_position") {
        startPosition = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("endPosition", "end_position") {
        endPosition = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("value") {
        value = try json.double("TrackFinding.value")
      } else if json.isKey("limit") {
        limit = try json.double("TrackFinding.limit")
      } else if json.isKey("explanation") {
        explanation = try json.string("TrackFinding.explanation")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if severity != .unspecified {
      json.key("severity")
      json.value(severity)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if let startPosition, !json.redact("startPosition") {
      json.key("startPosition")
      startPosition.write(to: &json)
    }
    if let endPosition, !json.redact("endPosition") {
      json.key("endPosition")
      endPosition.write(to: &json)
    }
    if value != 0 {
      json.key("value")
      json.value(value)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    if !explanation.isEmpty {
      json.key("explanation")
      json.value(explanation)
    }
    json.endObject()
  }
}

extension TrackPiece {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TrackPiece(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TrackPiece") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("startTime", "start_time") {
        startTime = try json.moment("TrackPiece.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("TrackPiece.end_time")
      } else if json.isKey("kind") {
        kind = try json.enumeration("TrackPiece.kind", TrackPiece.Kind.self)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("TrackPiece.distance_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}

extension AttemptPart {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptPart(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptPart") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("controlIndex", "control_index") {
        controlIndex = try json.int32("AttemptPart.control_index")
      } else if json.isKey("completeTime", "complete_time") {
        completeTime = try json.moment("AttemptPart.complete_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if controlIndex != 0 {
      json.key("controlIndex")
      json.value(controlIndex)
    }
    if let completeTime {
      json.key("completeTime")
      json.value(completeTime)
    }
    json.endObject()
  }
}

extension AttemptScore {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AttemptScore(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AttemptScore") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("value") {
        value = try json.int64("AttemptScore.value")
      } else if json.isKey("unit") {
        unit = try json.enumeration("AttemptScore.unit", AttemptScore.Unit.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if value != 0 {
      json.key("value")
      json.value(value)
    }
    if unit != .unspecified {
      json.key("unit")
      json.value(unit)
    }
    json.endObject()
  }
}

extension PointsBreakdown {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PointsBreakdown(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PointsBreakdown") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("fullBasePoints", "full_base_points") {
        fullBasePoints = try json.int64("PointsBreakdown.full_base_points")
      } else if json.isKey("basePoints", "base_points") {
        basePoints = try json.int64("PointsBreakdown.base_points")
      } else if json.isKey("improvementPoints", "improvement_points") {
        improvementPoints = try json.int64("PointsBreakdown.improvement_points")
      } else if json.isKey("topTenPoints", "top_ten_points") {
        topTenPoints = try json.int64("PointsBreakdown.top_ten_points")
      } else if json.isKey("weatherPoints", "weather_points") {
        weatherPoints = try json.int64("PointsBreakdown.weather_points")
      } else if json.isKey("totalPoints", "total_points") {
        totalPoints = try json.int64("PointsBreakdown.total_points")
      } else if json.isKey("rulesetVersion", "ruleset_version") {
        rulesetVersion = try json.int32("PointsBreakdown.ruleset_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if fullBasePoints != 0 {
      json.key("fullBasePoints")
      json.value(fullBasePoints)
    }
    if basePoints != 0 {
      json.key("basePoints")
      json.value(basePoints)
    }
    if improvementPoints != 0 {
      json.key("improvementPoints")
      json.value(improvementPoints)
    }
    if topTenPoints != 0 {
      json.key("topTenPoints")
      json.value(topTenPoints)
    }
    if weatherPoints != 0 {
      json.key("weatherPoints")
      json.value(weatherPoints)
    }
    if totalPoints != 0 {
      json.key("totalPoints")
      json.value(totalPoints)
    }
    if rulesetVersion != 0 {
      json.key("rulesetVersion")
      json.value(rulesetVersion)
    }
    json.endObject()
  }
}

extension Verdict {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Verdict(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Verdict") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("outcome") {
        outcome = try json.enumeration("Verdict.outcome", Verdict.Outcome.self)
      } else if json.isKey("parts") {
        parts = try json.list("Verdict.parts") { (json: inout JSONReader) throws(DecodingError) in try AttemptPart(reading: &json) }
      } else if json.isKey("findings") {
        findings = try json.list("Verdict.findings") { (json: inout JSONReader) throws(DecodingError) in try TrackFinding(reading: &json) }
      } else if json.isKey("pieces") {
        pieces = try json.list("Verdict.pieces") { (json: inout JSONReader) throws(DecodingError) in try TrackPiece(reading: &json) }
      } else if json.isKey("score") {
        score = try json.skipNull() ? nil : try AttemptScore(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("Verdict.distance_m")
      } else if json.isKey("elapsedMs", "elapsed_ms") {
        elapsedMs = try json.int64("Verdict.elapsed_ms")
      } else if json.isKey("movingMs", "moving_ms") {
        movingMs = try json.int64("Verdict.moving_ms")
      } else if json.isKey("averageSpeedKmh", "average_speed_kmh") {
        averageSpeedKmh = try json.double("Verdict.average_speed_kmh")
      } else if json.isKey("rulesetVersion", "ruleset_version") {
        rulesetVersion = try json.int32("Verdict.ruleset_version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if outcome != .unspecified {
      json.key("outcome")
      json.value(outcome)
    }
    if !parts.isEmpty {
      json.key("parts")
      json.list(parts) { json, element in element.write(to: &json) }
    }
    if !findings.isEmpty {
      json.key("findings")
      json.list(findings) { json, element in element.write(to: &json) }
    }
    if !pieces.isEmpty {
      json.key("pieces")
      json.list(pieces) { json, element in element.write(to: &json) }
    }
    if let score {
      json.key("score")
      score.write(to: &json)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    if elapsedMs != 0 {
      json.key("elapsedMs")
      json.value(elapsedMs)
    }
    if movingMs != 0 {
      json.key("movingMs")
      json.value(movingMs)
    }
    if averageSpeedKmh != 0 {
      json.key("averageSpeedKmh")
      json.value(averageSpeedKmh)
    }
    if rulesetVersion != 0 {
      json.key("rulesetVersion")
      json.value(rulesetVersion)
    }
    json.endObject()
  }
}

extension WeatherSnapshot {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WeatherSnapshot(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WeatherSnapshot") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("apparentTemperatureC", "apparent_temperature_c") {
        apparentTemperatureC = try json.double("WeatherSnapshot.apparent_temperature_c")
      } else if json.isKey("windKmh", "wind_kmh") {
        windKmh = try json.double("WeatherSnapshot.wind_kmh")
      } else if json.isKey("precipitationMm", "precipitation_mm") {
        precipitationMm = try json.double("WeatherSnapshot.precipitation_mm")
      } else if json.isKey("weatherCode", "weather_code") {
        weatherCode = try json.int32("WeatherSnapshot.weather_code")
      } else if json.isKey("isExtreme", "is_extreme") {
        isExtreme = try json.bool("WeatherSnapshot.is_extreme")
      } else if json.isKey("isStorm", "is_storm") {
        isStorm = try json.bool("WeatherSnapshot.is_storm")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if apparentTemperatureC != 0 {
      json.key("apparentTemperatureC")
      json.value(apparentTemperatureC)
    }
    if windKmh != 0 {
      json.key("windKmh")
      json.value(windKmh)
    }
    if precipitationMm != 0 {
      json.key("precipitationMm")
      json.value(precipitationMm)
    }
    if weatherCode != 0 {
      json.key("weatherCode")
      json.value(weatherCode)
    }
    if isExtreme {
      json.key("isExtreme")
      json.value(isExtreme)
    }
    if isStorm {
      json.key("isStorm")
      json.value(isStorm)
    }
    json.endObject()
  }
}

extension Attempt {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Attempt(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Attempt") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("Attempt.attempt_id")
      } else if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("Attempt.challenge_id")
      } else if json.isKey("challengeVersion", "challenge_version") {
        challengeVersion = try json.int32("Attempt.challenge_version")
      } else if json.isKey("state") {
        state = try json.enumeration("Attempt.state", AttemptState.self)
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("Attempt.start_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Attempt.expire_time")
      } else if json.isKey("finishTime", "finish_time") {
        finishTime = try json.moment("Attempt.finish_time")
      } else if json.isKey("isRecordedOffline", "is_recorded_offline") {
        isRecordedOffline = try json.bool("Attempt.is_recorded_offline")
      } else if json.isKey("parts") {
        parts = try json.list("Attempt.parts") { (json: inout JSONReader) throws(DecodingError) in try AttemptPart(reading: &json) }
      } else if json.isKey("nextSequence", "next_sequence") {
        nextSequence = try json.int32("Attempt.next_sequence")
      } else if json.isKey("verdict") {
        verdict = try json.skipNull() ? nil : try Verdict(reading: &json)
      } else if json.isKey("points") {
        points = try json.skipNull() ? nil : try PointsBreakdown(reading: &json)
      } else if json.isKey("weather") {
        weather = try json.skipNull() ? nil : try WeatherSnapshot(reading: &json)
      } else if json.isKey("decisionNote", "decision_note") {
        decisionNote = try json.string("Attempt.decision_note")
      } else if json.isKey("deadlineTime", "deadline_time") {
        deadlineTime = try json.moment("Attempt.deadline_time")
      } else if json.isKey("isAppealed", "is_appealed") {
        isAppealed = try json.bool("Attempt.is_appealed")
      } else if json.isKey("isTrackKept", "is_track_kept") {
        isTrackKept = try json.bool("Attempt.is_track_kept")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if challengeVersion != 0 {
      json.key("challengeVersion")
      json.value(challengeVersion)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let finishTime {
      json.key("finishTime")
      json.value(finishTime)
    }
    if isRecordedOffline {
      json.key("isRecordedOffline")
      json.value(isRecordedOffline)
    }
    if !parts.isEmpty {
      json.key("parts")
      json.list(parts) { json, element in element.write(to: &json) }
    }
    if nextSequence != 0 {
      json.key("nextSequence")
      json.value(nextSequence)
    }
    if let verdict {
      json.key("verdict")
      verdict.write(to: &json)
    }
    if let points {
      json.key("points")
      points.write(to: &json)
    }
    if let weather {
      json.key("weather")
      weather.write(to: &json)
    }
    if !decisionNote.isEmpty, !json.redact("decisionNote") {
      json.key("decisionNote")
      json.value(decisionNote)
    }
    if let deadlineTime {
      json.key("deadlineTime")
      json.value(deadlineTime)
    }
    if isAppealed {
      json.key("isAppealed")
      json.value(isAppealed)
    }
    if isTrackKept {
      json.key("isTrackKept")
      json.value(isTrackKept)
    }
    json.endObject()
  }
}

extension StartAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("StartAttemptRequest.challenge_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("accuracyM", "accuracy_m") {
        accuracyM = try json.skipNull() ? nil : try json.double("StartAttemptRequest.accuracy_m")
      } else if json.isKey("features") {
        features = try json.list("StartAttemptRequest.features") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("StartAttemptRequest.features", DeviceFeature.self) }
      } else if json.isKey("device") {
        device = try json.string("StartAttemptRequest.device")
      } else if json.isKey("recordStartTime", "record_start_time") {
        recordStartTime = try json.moment("StartAttemptRequest.record_start_time")
      } else if json.isKey("version") {
        version = try json.int32("StartAttemptRequest.version")
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
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let accuracyM {
      json.key("accuracyM")
      json.value(accuracyM)
    }
    if !features.isEmpty {
      json.key("features")
      json.list(features) { json, element in json.value(element) }
    }
    if !device.isEmpty, !json.redact("device") {
      json.key("device")
      json.value(device)
    }
    if let recordStartTime {
      json.key("recordStartTime")
      json.value(recordStartTime)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension StartAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("StartAttemptResponse.attempt_id")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("StartAttemptResponse.start_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("StartAttemptResponse.expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    json.endObject()
  }
}

extension GetActiveAttemptsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetActiveAttemptsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetActiveAttemptsRequest") { json in write(to: &json) }
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

extension GetActiveAttemptsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetActiveAttemptsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetActiveAttemptsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempts") {
        attempts = try json.list("GetActiveAttemptsResponse.attempts") { (json: inout JSONReader) throws(DecodingError) in try Attempt(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attempts.isEmpty {
      json.key("attempts")
      json.list(attempts) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ListMyAttemptsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyAttemptsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyAttemptsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyAttemptsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyAttemptsRequest.page_token")
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

extension ListMyAttemptsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyAttemptsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyAttemptsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempts") {
        attempts = try json.list("ListMyAttemptsResponse.attempts") { (json: inout JSONReader) throws(DecodingError) in try Attempt(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyAttemptsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attempts.isEmpty {
      json.key("attempts")
      json.list(attempts) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension GetAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("GetAttemptRequest.attempt_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    json.endObject()
  }
}

extension GetAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    json.endObject()
  }
}

extension AppendTrackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppendTrackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppendTrackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AppendTrackRequest.attempt_id")
      } else if json.isKey("sequence") {
        sequence = try json.int32("AppendTrackRequest.sequence")
      } else if json.isKey("samples") {
        samples = try json.list("AppendTrackRequest.samples") { (json: inout JSONReader) throws(DecodingError) in try TrackSample(reading: &json) }
      } else if json.isKey("sendTime", "send_time") {
        sendTime = try json.moment("AppendTrackRequest.send_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if sequence != 0 {
      json.key("sequence")
      json.value(sequence)
    }
    if !samples.isEmpty {
      json.key("samples")
      json.list(samples) { json, element in element.write(to: &json) }
    }
    if let sendTime {
      json.key("sendTime")
      json.value(sendTime)
    }
    json.endObject()
  }
}

extension AppendTrackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppendTrackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppendTrackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parts") {
        parts = try json.list("AppendTrackResponse.parts") { (json: inout JSONReader) throws(DecodingError) in try AttemptPart(reading: &json) }
      } else if json.isKey("nextSequence", "next_sequence") {
        nextSequence = try json.int32("AppendTrackResponse.next_sequence")
      } else if json.isKey("deadlineTime", "deadline_time") {
        deadlineTime = try json.moment("AppendTrackResponse.deadline_time")
      } else if json.isKey("isComplete", "is_complete") {
        isComplete = try json.bool("AppendTrackResponse.is_complete")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parts.isEmpty {
      json.key("parts")
      json.list(parts) { json, element in element.write(to: &json) }
    }
    if nextSequence != 0 {
      json.key("nextSequence")
      json.value(nextSequence)
    }
    if let deadlineTime {
      json.key("deadlineTime")
      json.value(deadlineTime)
    }
    if isComplete {
      json.key("isComplete")
      json.value(isComplete)
    }
    json.endObject()
  }
}

extension KeepTrackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try KeepTrackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "KeepTrackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("KeepTrackRequest.attempt_id")
      } else if json.isKey("isKept", "is_kept") {
        isKept = try json.bool("KeepTrackRequest.is_kept")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if isKept {
      json.key("isKept")
      json.value(isKept)
    }
    json.endObject()
  }
}

extension KeepTrackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try KeepTrackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "KeepTrackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    json.endObject()
  }
}

extension ExportTrackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportTrackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportTrackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("ExportTrackRequest.attempt_id")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ExportTrackRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ExportTrackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportTrackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportTrackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gpx") {
        gpx = try json.string("ExportTrackResponse.gpx")
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ExportTrackResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gpx.isEmpty, !json.redact("gpx") {
      json.key("gpx")
      json.value(gpx)
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension FinishAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FinishAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FinishAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("FinishAttemptRequest.attempt_id")
      } else if json.isKey("chunkCount", "chunk_count") {
        chunkCount = try json.int32("FinishAttemptRequest.chunk_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if chunkCount != 0 {
      json.key("chunkCount")
      json.value(chunkCount)
    }
    json.endObject()
  }
}

extension FinishAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FinishAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FinishAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("verdict") {
        verdict = try json.skipNull() ? nil : try Verdict(reading: &json)
      } else if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let verdict {
      json.key("verdict")
      verdict.write(to: &json)
    }
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    json.endObject()
  }
}

extension AbandonAttemptRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AbandonAttemptRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AbandonAttemptRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AbandonAttemptRequest.attempt_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    json.endObject()
  }
}

extension AbandonAttemptResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AbandonAttemptResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AbandonAttemptResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    json.endObject()
  }
}

extension AppealVerdictRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppealVerdictRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppealVerdictRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("AppealVerdictRequest.attempt_id")
      } else if json.isKey("text") {
        text = try json.string("AppealVerdictRequest.text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    json.endObject()
  }
}

extension AppealVerdictResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AppealVerdictResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AppealVerdictResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("attempt") {
        attempt = try json.skipNull() ? nil : try Attempt(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let attempt {
      json.key("attempt")
      attempt.write(to: &json)
    }
    json.endObject()
  }
}
