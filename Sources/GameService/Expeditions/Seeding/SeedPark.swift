package import Positions

/// A park with what is known of it, of which challenges can be made.
package struct SeedPark: Sendable, Hashable {
  /// Id of ParkService.
  package let parkID: String
  package let name: String
  /// The outline of a piece of its land; the last point is joined to the first.
  package let outline: [GridPoint]
  /// Where one may go in; may be empty.
  package let entrances: [GridPoint]

  package init(parkID: String, name: String, outline: [GridPoint], entrances: [GridPoint]) {
    (self.parkID, self.name, self.outline, self.entrances) = (parkID, name, outline, entrances)
  }
}

/// A challenge that a machine has made.
package struct SeedChallenge: Sendable, Hashable {
  /// Source that it was made of: one challenge has it.
  package let key: String
  /// In each language, English first.
  let words: [ChallengeWords]
  let version: ChallengeVersion
}
