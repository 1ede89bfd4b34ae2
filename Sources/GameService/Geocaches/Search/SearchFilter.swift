import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import RPC

/// Filter of a request, checked.
struct SearchFilter: Sendable {
  typealias Choice = FilterRules.Choice
  typealias Part = FilterRules.Part

  var zoneID = ""
  var cityID: Int64 = 0
  var difficulty = Choice(all: CacheRules.steps)
  var terrain = Choice(all: CacheRules.steps)
  var sizes = Choice(all: StoredCache.Size.allCases)
  var environments = Choice(all: StoredCache.Environment.allCases)
  var kinds = Choice(all: StoredCache.Kind.allCases)
  var statuses = Choice([StoredCache.Status.available], of: Self.searchable)
  var find = CacheFilter.Find.unspecified
  var friends = CacheFilter.Friends.unspecified
  var excludesIgnored = false
  var words: [String] = []
  let callerID: UUID
  /// Friends of the caller; empty where no part asks for them.
  var friendIDs: [UUID] = []

  /// Statuses in which caches can be searched for: drafts, and caches that moderators have hidden, are not among them, whoever asks.
  static let searchable: [StoredCache.Status] = [.available, .disabled, .archived]

  /// - Throws: INVALID_ARGUMENT with the field of the filter that is wrong.
  init(_ message: CacheFilter?, callerID: UUID) throws(RPCError) {
    self.callerID = callerID
    let message = message ?? CacheFilter()
    guard message.zoneID.utf8.count <= FilterRules.zoneBytesMax else { throw .invalid("filter.zone_id", .tooLong) }
    guard FilterRules.mayBeZone(message.zoneID) else { throw .invalid("filter.zone_id", .malformed) }
    guard message.cityID >= 0 else { throw .invalid("filter.city_id", .outOfRange) }
    (zoneID, cityID) = (message.zoneID, message.cityID)
    difficulty = try Self.difficulty(of: message)
    guard let terrain = FilterRules.steps(message.terrainMin, message.terrainMax) else {
      throw .invalid("filter.terrain_min", .outOfRange, "1 to 5 in halves")
    }
    self.terrain = terrain
    sizes = try Self.choice(message.sizes, "filter.sizes")
    environments = try Self.choice(message.environments, "filter.environments")
    kinds = try Self.choice(message.kinds, "filter.kinds")
    if !message.statuses.isEmpty { statuses = try Self.choice(message.statuses, "filter.statuses", of: Self.searchable) }
    guard CacheFilter.Find.allKnown.contains(message.find) else { throw .invalid("filter.find", .unknownValue) }
    guard CacheFilter.Friends.allKnown.contains(message.friends) else { throw .invalid("filter.friends", .unknownValue) }
    (find, friends) = (message.find, message.friends)
    guard message.text.unicodeScalars.count <= FilterRules.textLengthMax else { throw .invalid("filter.text", .tooLong) }
    (words, excludesIgnored) = (FilterRules.words(of: message.text), message.excludesIgnored)
  }

  private static func difficulty(of message: CacheFilter) throws(RPCError) -> Choice<Int16> {
    var levels: [Int] = []
    for level in message.difficultyLevels.prefix(DifficultyLevel.allKnown.count) {
      guard level != .unspecified, let index = DifficultyLevel.allKnown.firstIndex(of: level) else {
        throw .invalid("filter.difficulty_levels", .unknownValue)
      }
      levels.append(index - 1)
    }
    guard let steps = FilterRules.steps(message.difficultyMin, message.difficultyMax, levels: levels) else {
      throw .invalid("filter.difficulty_min", .outOfRange, "1 to 5 in halves")
    }
    return steps
  }

  private static func choice<Word: CacheWord>(
    _ wires: [Word.Wire], _ field: String, of all: [Word] = Word.allCases
  ) throws(RPCError) -> Choice<Word> {
    var chosen: Set<Word> = []
    for wire in wires {
      guard let word = Word(wire), all.contains(word) else { throw .invalid(field, .unknownValue) }
      chosen.insert(word)
    }
    return Choice(chosen.isEmpty ? Set(all) : chosen, of: all)
  }

  /// Whether friends have to be asked for.
  var asksForFriends: Bool { friends != .unspecified }

  /// Parts that leave something out.
  var activeParts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .zone: !zoneID.isEmpty || cityID != 0
      case .difficulty: difficulty.isNarrow
      case .terrain: terrain.isNarrow
      case .sizes: sizes.isNarrow
      case .environments: environments.isNarrow
      case .kinds: kinds.isNarrow
      case .statuses: statuses.isNarrow
      case .find: find != .unspecified
      case .friends: friends != .unspecified
      case .text: !words.isEmpty
      case .ignored: excludesIgnored
      case .radius: false
      }
    }
  }

  /// The same filter without a part.
  func without(_ part: Part) -> SearchFilter {
    var filter = self
    switch part {
    case .zone: (filter.zoneID, filter.cityID) = ("", 0)
    case .difficulty: filter.difficulty = Choice(all: CacheRules.steps)
    case .terrain: filter.terrain = Choice(all: CacheRules.steps)
    case .sizes: filter.sizes = Choice(all: StoredCache.Size.allCases)
    case .environments: filter.environments = Choice(all: StoredCache.Environment.allCases)
    case .kinds: filter.kinds = Choice(all: StoredCache.Kind.allCases)
    case .statuses: filter.statuses = Choice(all: Self.searchable)
    case .find: filter.find = .unspecified
    case .friends: filter.friends = .unspecified
    case .text: filter.words = []
    case .ignored: filter.excludesIgnored = false
    case .radius: break
    }
    return filter
  }

  /// Whether the counts that are kept by tile know all that it asks: caches that can be found, by difficulty and environment.
  var isCounted: Bool {
    let known: Set<Part> = [.difficulty, .environments, .statuses]
    return statuses.values == [.available] && activeParts.allSatisfy(known.contains)
  }

  /// Everything that must stay the same from page to page.
  var digest: [UInt8] {
    var text = "\(zoneID)|\(cityID)|\(difficulty.values)|\(terrain.values)|\(sizes.values)|\(environments.values)|\(kinds.values)"
    text += "|\(statuses.values)|\(find.rawValue)|\(friends.rawValue)|\(words)|\(excludesIgnored)"
    return callerID.bytes + Array(text.utf8)
  }
}

// MARK: - As a condition

extension SearchFilter {
  /// A condition on caches c that a filter lets through. Parts that ask for nothing are not in it, so that each statement is planned for what it asks; the
  /// status stands in it by name where an index knows it.
  var condition: SQL {
    var condition = standing
    condition = condition + " AND c.difficulty = ANY(\(difficulty.values)) AND c.terrain = ANY(\(terrain.values))"
    if sizes.isNarrow { condition = condition + " AND c.size = ANY(\(sizes.values.map(\.rawValue)))" }
    if environments.isNarrow { condition = condition + " AND c.environment = ANY(\(environments.values.map(\.rawValue)))" }
    if kinds.isNarrow { condition = condition + " AND c.kind = ANY(\(kinds.values.map(\.rawValue)))" }
    return condition + place + people + text
  }

  private var standing: SQL {
    if statuses.values == [.available] { return "c.status IN ('available', 'disabled') AND c.status = 'available'" }
    let words = statuses.values.map(\.rawValue)
    if statuses.values.allSatisfy({ $0 == .available || $0 == .disabled }) {
      return "c.status IN ('available', 'disabled') AND c.status = ANY(\(words))"
    }
    return "c.status <> 'draft' AND c.status = ANY(\(words))"
  }

  private var place: SQL {
    var condition: SQL = ""
    if !zoneID.isEmpty {
      let range = FilterRules.zoneRange(zoneID)
      condition = condition + " AND c.zone_key >= \(range.from) AND c.zone_key < \(range.below)"
    }
    if cityID != 0 { condition = condition + " AND c.city_id = \(cityID)" }
    return condition
  }

  private var people: SQL {
    let own: SQL = "(SELECT FROM cache_logs f WHERE f.cache_id = c.cache_id AND f.kind = 'found' AND f.account_id = \(callerID))"
    let theirs: SQL = "(SELECT FROM cache_logs f WHERE f.cache_id = c.cache_id AND f.kind = 'found' AND f.account_id = ANY(\(friendIDs)))"
    var condition: SQL = ""
    if excludesIgnored {
      let ignored: SQL = "(SELECT FROM cache_marks m WHERE m.account_id = \(callerID) AND m.cache_id = c.cache_id AND m.is_ignored)"
      condition = " AND NOT EXISTS \(ignored)"
    }
    switch find {
    case .found: condition = condition + " AND EXISTS \(own)"
    case .notFound: condition = condition + " AND NOT EXISTS \(own)"
    case .unspecified, .unrecognized: break
    }
    switch friends {
    case .owned: return condition + " AND c.owner_id = ANY(\(friendIDs))"
    case .found: return condition + " AND EXISTS \(theirs)"
    case .notFound: return condition + " AND NOT EXISTS \(theirs)"
    case .unspecified, .unrecognized: return condition
    }
  }

  /// Each word by its beginning. The question of the index holds letters and digits alone.
  private var text: SQL {
    if words.isEmpty { return "" }
    let query = words.map { $0 + ":*" }.joined(separator: " & ")
    return " AND c.words @@ to_tsquery('simple', \(query))"
  }
}
