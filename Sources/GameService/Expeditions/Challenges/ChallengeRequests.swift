import CairnProto
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Protobuf
import RPC
import Texts

/// Malformed requests are refused here, before anything is loaded. All mistakes of a draft are named at once.
enum ChallengeRequests {
  /// A draft that is one, but for its park.
  struct Draft: Sendable {
    var name: String
    var description: String
    var version: ChallengeVersion
  }

  static func parkID(_ text: String) throws(RPCError) -> String {
    guard isParkID(text) else { throw .invalid("park_id", .malformed, "an id of ParkService") }
    return text
  }

  static func features(_ features: [DeviceFeature], _ field: String) throws(RPCError) -> Set<Feature> {
    var known: Set<Feature> = []
    for feature in features {
      guard let feature = Feature(rawValue: Int16(clamping: feature.rawValue)) else { throw .invalid(field, .unknownValue) }
      known.insert(feature)
    }
    return known
  }

  /// - Throws: `invalid_argument` INVALID_PARAMETERS with all mistakes by their paths.
  static func draft(_ draft: ChallengeDraft?) throws(RPCError) -> Draft {
    let draft = draft ?? ChallengeDraft()
    var faults: [CourseFault] = []
    let name = text(draft.name, "name", max: ChallengeRules.nameMax, isMultiline: false, &faults)
    if name.isEmpty { faults.append(CourseFault(path: "name", reason: .missing)) }
    let description = text(draft.descriptionField, "description", max: ChallengeRules.descriptionMax, isMultiline: true, &faults)
    if !isParkID(draft.parkID) { faults.append(CourseFault(path: "park_id", reason: .malformed)) }
    let (kind, movement) = (
      ChallengeKind(rawValue: Int16(clamping: draft.type.rawValue)), Movement(rawValue: Int16(clamping: draft.activity.rawValue))
    )
    if kind == nil { faults.append(CourseFault(path: "type", reason: draft.type == .unspecified ? .missing : .unknownValue)) }
    if movement == nil {
      faults.append(CourseFault(path: "activity", reason: draft.activity == .unspecified ? .missing : .unknownValue))
    }
    let asked = (try? features(draft.requiredFeatures, "required_features")) ?? []
    if asked.count < Set(draft.requiredFeatures.map(\.rawValue)).count {
      faults.append(CourseFault(path: "required_features", reason: .unknownValue))
    }
    let controls = controls(draft.controls, &faults)
    guard let kind, let movement else { throw refused(faults) }
    let version = version(draft, kind, movement, controls, asked, &faults)
    if !faults.isEmpty { throw refused(faults) }
    return Draft(name: name, description: description, version: version)
  }

  /// All mistakes at once, by their paths.
  static func refused(_ faults: [CourseFault]) -> RPCError {
    .invalid(faults.map { FieldViolation(field: $0.path, reason: $0.reason.rawValue) }, reason: .invalidParameters)
  }

  private static func version(
    _ draft: ChallengeDraft, _ kind: ChallengeKind, _ movement: Movement, _ controls: [ChallengeRules.PlannedControl?],
    _ asked: Set<Feature>,
    _ faults: inout [CourseFault]
  ) -> ChallengeVersion {
    let (evaluator, whole) = (Evaluators.evaluator(of: kind), controls.compactMap { $0 })
    let schema = evaluator.schema
    if !schema.movements.contains(movement) { faults.append(CourseFault(path: "activity", reason: .notApplicable)) }
    let plan = ChallengeRules.Plan(
      kind: kind, movement: movement, parameters: draft.parameters.map { (name: $0.name, value: $0.value) }, controls: whole)
    let parameters = ChallengeRules.parameters(plan, schema)
    faults += parameters.faults
    // Faults of places by themselves are named already, and would give others a wrong number.
    if whole.count == controls.count { faults += ChallengeRules.faults(of: whole, schema, kind) }
    let version = ChallengeVersion(
      number: 1, parkID: draft.parkID, kind: kind, movement: movement, parameters: parameters.values,
      features: asked.union(schema.features), controls: whole)
    if faults.isEmpty { faults += evaluator.faults(of: version.course) }
    return version
  }

  private static func controls(_ controls: [Control], _ faults: inout [CourseFault]) -> [ChallengeRules.PlannedControl?] {
    controls.prefix(RPCError.fieldViolationsMax * 4).enumerated().map { index, control in
      let path = "controls[\(index)]"
      let code = text(control.code, "\(path).code", max: ChallengeRules.codeMax, isMultiline: false, &faults)
      let clue = text(control.clue, "\(path).clue", max: ChallengeRules.clueMax, isMultiline: true, &faults)
      guard let position = control.position else {
        faults.append(CourseFault(path: "\(path).position", reason: .missing))
        return nil
      }
      guard let point = GridPoint(position) else {
        faults.append(CourseFault(path: "\(path).position", reason: .outOfRange))
        return nil
      }
      return ChallengeRules.PlannedControl(
        code: code.isEmpty ? "\(index + 1)" : code, clue: clue, point: point,
        radius: control.radiusM == 0 ? ChallengeRules.radiusStandard : control.radiusM, points: control.points,
        isHidden: control.hasHiddenPosition)
    }
  }

  private static func text(_ text: String, _ path: String, max: Int, isMultiline: Bool, _ faults: inout [CourseFault]) -> String {
    // A text is looked at only where it is short enough to be looked at.
    guard text.utf8.count <= max * 16 else {
      faults.append(CourseFault(path: path, reason: .tooLong))
      return "-"
    }
    let entry = PeopleText.entry(text)
    if entry.unicodeScalars.count > max { faults.append(CourseFault(path: path, reason: .tooLong)) }
    if !PeopleText.isHonest(entry, isMultiline: isMultiline) { faults.append(CourseFault(path: path, reason: .notWriting)) }
    return entry
  }

  private static func isParkID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }
}
