internal import Geocaches
internal import Timekeeping

/// One cache of the tree of CACHE-OUT, with the visits to it: `caches/KEY`.
struct RealtimeCache: Equatable {
  /// A visit, by an id of Firebase.
  struct Find: Equatable {
    var key: String
    var visitorID: String
    var time: Moment
    var isFind: Bool
    var comment: String
  }

  /// Id of Firebase.
  var ownerID: String
  /// Without visits.
  var cache: MovedCache
  var finds: [Find] = []

  /// Everybody who is named.
  var people: Set<String> { Set(finds.map(\.visitorID)).union([ownerID]) }

  /// Nil, with a remark, for what is nobody's.
  init?(_ key: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    let at = RealtimePath("caches/\(key)", node)
    guard case .object = node, let ownerID = at.text("creator", &remarks) else {
      remarks.append(at.remark("no object with a creator"))
      return nil
    }
    self.ownerID = ownerID
    cache = MovedCache(key: key)
    cache.name = at.text("name", &remarks) ?? ""
    cache.description = at.text("description", &remarks) ?? ""
    cache.hint = at.text("hint", &remarks) ?? ""
    cache.place = at.child("position").flatMap { $0.place(&remarks) }
    cache.difficulty = Self.difficulty(at, &remarks)
    cache.terrain = Self.halves("terrain", of: at, &remarks)
    cache.size = Self.word("size", of: at, among: MovedCache.sizes, &remarks)
    cache.environment = Self.word("environment", of: at, among: MovedCache.environments, &remarks)
    cache.hideTime = Self.time(at, &remarks)
    finds = at.child("finds").map { Self.finds($0, &remarks) } ?? []
  }

  /// A number from 1 to 5 in halves, or one of three words (requirement C-22), each the middle of its level.
  private static func difficulty(_ at: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> Double? {
    guard case .text(let text) = at.node["difficulty"] else { return halves("difficulty", of: at, &remarks) }
    if let value = words[text.lowercased()] { return value }
    remarks.append(.init(path: "\(at.path)/difficulty", reason: "neither a number nor easy, intermediate or difficult"))
    return nil
  }

  private static let words = ["easy": 1.5, "intermediate": 2.5, "difficult": 4]

  private static func halves(_ key: String, of at: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> Double? {
    guard let value = at.number(key, in: 1...5, &remarks) else { return nil }
    return (value * 2).rounded() / 2
  }

  /// A word of the contract, in small letters; another one is told, and becomes "other".
  private static func word(
    _ key: String, of at: RealtimePath, among words: Set<String>, _ remarks: inout [RealtimePath.Remark]
  ) -> String {
    guard let word = at.text(key, &remarks)?.lowercased(), !word.isEmpty else { return "" }
    if words.contains(word) { return word }
    remarks.append(.init(path: "\(at.path)/\(key)", reason: "none of the words that there are: taken as \"other\""))
    return "other"
  }

  private static func time(_ at: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> Moment? {
    guard let date = at.child("date") else { return nil }
    if date.time == nil { remarks.append(date.remark("neither milliseconds since 1970 nor a date")) }
    return date.time
  }

  private static func finds(_ list: RealtimePath, _ remarks: inout [RealtimePath.Remark]) -> [Find] {
    var finds: [Find] = []
    for (key, at) in list.children(&remarks) {
      guard let visitorID = at.text("user", &remarks), let time = time(at, &remarks) else {
        remarks.append(at.remark("no visit of a user with a date"))
        continue
      }
      let isFind = at.node["found"] != .bool(false)
      finds.append(
        Find(key: key, visitorID: visitorID, time: time, isFind: isFind, comment: at.text("comment", &remarks) ?? ""))
    }
    return finds
  }
}
