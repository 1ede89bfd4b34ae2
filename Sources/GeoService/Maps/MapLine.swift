/// A map as an import writes it.
struct MapLine: Sendable, Hashable {
  let mapID: String
  let displayName: String
  let groundIDs: [String]
  var isWorld: Bool { mapID == "world" }
}
