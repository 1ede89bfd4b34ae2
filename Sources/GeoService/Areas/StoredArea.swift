import CairnProto
import Geodesy
import Polygons

/// Kind of an area in which not everything may be done, the mildest first.
enum AreaType: String, Sendable, CaseIterable {
  case protected, school, railway, military

  /// Rank among the kinds: the higher, the stricter.
  var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var wire: AreaKind {
    switch self {
    case .protected: .protected
    case .school: .school
    case .railway: .railway
    case .military: .military
    }
  }
}

/// An area in which not everything may be done. (Not `PlaceArea`: that is the message.)
struct StoredArea: Sendable, Hashable {
  let areaID: String
  let kind: AreaType
  /// Empty where it has none.
  let name: String
  let polygons: MultiPolygon
}
