// Sentences about points of interest. Pure: messages in, lines out.

internal import CairnProto
internal import Geodesy

enum PointText {
  /// All that are known.
  static let kinds = PointOfInterestKind.allKnown.filter { $0 != .unspecified }

  /// "place-of-worship".
  static func name(of kind: PointOfInterestKind) -> String {
    // Without POINT_OF_INTEREST_KIND.
    (kind.protoName ?? "").split(separator: "_").dropFirst(4).joined(separator: "-").lowercased()
  }

  /// A line for each, with how far it is, what it is and its name; at the end what must be shown with the data.
  static func lines(_ answer: FindPointsOfInterestResponse, _ units: DistanceUnit) -> [String] {
    let found = answer.points.map { near in
      let (point, distance) = (near.point ?? PointOfInterest(), units.text(near.distanceM))
      let space = String(repeating: " ", count: max(0, 8 - distance.count))
      return "\(space)\(distance)  \(point.name), \(name(of: point.kind))\(point.websiteURL.isEmpty ? "" : ", \(point.websiteURL)")"
    }
    return (found.isEmpty ? ["Nothing that is known."] : found) + answer.attributions
  }
}
