/// Standing of the names of a city that begin as was typed; the best of several counts. The numbers stand in the database.
enum NameStanding: Int16, Sendable, CaseIterable {
  /// A name that others give it: "Constantinople" of Istanbul, "Wenz" of "Wenzhou" in another language.
  case lesser = 0
  /// A name that it has there or in English, or a whole name, whoever calls it so: "Åbo" is Turku, and "LA" Los Angeles.
  case own = 1
  /// The text that was typed is all of its own name.
  case ownWhole = 2
}

/// A city with a name that begins as was typed.
struct CityCandidate: Sendable, Hashable {
  let city: GazetteerCity
  /// How many of its names begin so, folded; at least 1.
  let formCount: Int64
  let standing: NameStanding
}

/// A name of a city that is like what was typed.
struct CityNameAlike: Sendable, Hashable {
  let city: GazetteerCity
  /// Folded.
  let name: String
  /// Text that was typed, folded.
  let typed: String
}

/// A city that is shown, and by which text.
struct FoundCity: Sendable, Hashable {
  let city: GazetteerCity
  /// Beginning of the name that was meant: what was typed, or of a guess what should have been.
  let text: String
}

/// The name of a city that begins as was typed.
struct MatchedName: Sendable, Hashable {
  /// As it is written.
  let name: String
  /// Whether those who live there call it so, or English does.
  let isOwn: Bool
}
