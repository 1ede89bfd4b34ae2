import CairnProto
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Protobuf

extension GridPoint {
  /// Refuses what is no place.
  init?(_ position: LatLng) {
    self.init(latitudeDegrees: position.latitudeDegrees, longitudeDegrees: position.longitudeDegrees)
  }
}

extension LatLng {
  init(_ point: GridPoint) {
    let steps = Double(GridPoint.stepsPerDegree)
    self.init(latitudeDegrees: Double(point.latitude) / steps, longitudeDegrees: Double(point.longitude) / steps)
  }
}

extension Challenge {
  /// As somebody sees it: what clues alone lead to is told to its maker only.
  init(_ challenge: StoredChallenge, for accountID: UUID?) {
    let (version, isMaker) = (challenge.version, challenge.makerID != nil && challenge.makerID == accountID)
    let draft = ChallengeDraft(
      name: challenge.name, descriptionField: challenge.description, parkID: version.parkID,
      type: ChallengeType(rawValue: Int32(version.kind.rawValue)), activity: Activity(rawValue: Int32(version.movement.rawValue)),
      parameters: version.parameters.sorted { $0.key < $1.key }.map { ParameterValue(name: $0.key, value: $0.value) },
      controls: version.controls.map { Control($0, isShown: isMaker) },
      requiredFeatures: version.features.map { DeviceFeature(rawValue: Int32($0.rawValue)) }.sorted { $0.rawValue < $1.rawValue })
    // The length of a course of which a place is hidden would tell how far away that is.
    let isHidden = !isMaker && version.controls.contains(where: \.isHidden)
    self.init(
      challengeID: challenge.id.text, version: version.number, revision: challenge.revision,
      state: State(rawValue: Int32(challenge.state.rawValue)), makerID: challenge.makerID?.text ?? "", draft: draft,
      courseM: isHidden ? 0 : Double(version.course.straight / 100) / 10, isGenerated: challenge.isGenerated,
      publishTime: challenge.publishTime,
      translations: challenge.words.map {
        ChallengeTranslation(languageCode: $0.language, name: $0.name, descriptionField: $0.description)
      }, cutsRides: Evaluators.evaluator(of: version.kind).cutsRides(version.course))
  }
}

extension Control {
  fileprivate init(_ control: ChallengeRules.PlannedControl, isShown: Bool) {
    self.init(
      code: control.code, clue: control.clue, position: control.isHidden && !isShown ? nil : LatLng(control.point),
      radiusM: control.radius, points: control.points, hasHiddenPosition: control.isHidden)
  }
}

extension ChallengeTypeSpec {
  init(_ evaluator: any ChallengeEvaluator) {
    let schema = evaluator.schema
    // Where it is up to a parameter, a type promises what a challenge has that says nothing.
    let silent = Course(kind: evaluator.kind, movement: schema.movements.first ?? .running, parameters: [:], controls: [])
    self.init(
      type: ChallengeType(rawValue: Int32(evaluator.kind.rawValue)),
      activities: schema.movements.map { Activity(rawValue: Int32($0.rawValue)) },
      requiredFeatures: schema.features.map { DeviceFeature(rawValue: Int32($0.rawValue)) },
      parameters: schema.movements.map { movement in
        ActivityParameters(
          activity: Activity(rawValue: Int32(movement.rawValue)),
          specs: schema.parameters.compactMap { parameter in
            parameter.ranges[movement].map { range in
              ParameterSpec(
                name: parameter.name, unit: ParameterUnit(rawValue: parameter.unit.rawValue), valueMin: range.values.lowerBound,
                valueMax: range.values.upperBound, valueDefault: range.standard)
            }
          })
      }, controlCountMin: Int32(schema.controlCount.lowerBound), controlCountMax: Int32(schema.controlCount.upperBound),
      hasBoard: schema.hasBoard, cutsRides: schema.cutsRides && evaluator.cutsRides(silent))
  }
}
