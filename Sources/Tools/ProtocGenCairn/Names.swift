/// The names of things in C and in Swift.

/// protobuf-c's names, as its compiler makes them (c_helpers of protobuf-c 1.4).
enum CNames {
  /// `cairn.type.v1.LatLng` → `Cairn__Type__V1__LatLng`.
  static func structure(_ fullName: String) -> String {
    fullName.split(separator: ".").map { camel(String($0)) }.joined(separator: "__")
  }

  /// `cairn.type.v1.LatLng` → `cairn__type__v1__lat_lng`.
  static func lower(_ fullName: String) -> String {
    fullName.split(separator: ".").map { snake(String($0)) }.joined(separator: "__")
  }

  static func descriptorAccessor(_ fullName: String) -> String { lower(fullName) + "__descriptor_pointer" }

  /// A field after lowering: the underscore keeps it apart from everything else a struct or a header of C may hold.
  static func field(_ name: String) -> String { name + "_" }

  /// The discriminator of a oneof.
  static func oneofCase(_ name: String) -> String { snake(name) + "_case" }

  private static func camel(_ name: String) -> String {
    var result = ""
    var isUpper = true
    for character in name {
      if character == "_" {
        isUpper = true
      } else {
        result += isUpper ? character.uppercased() : String(character)
        isUpper = false
      }
    }
    return result
  }

  private static func snake(_ name: String) -> String {
    var result = ""
    var wasUpper = true
    for character in name {
      if character.isUppercase, !wasUpper { result += "_" }
      result += character.lowercased()
      wasUpper = character.isUppercase
    }
    return result
  }
}

/// Swift's names.
enum SwiftNames {
  /// Written in capitals, as the API design guidelines have it.
  private static let acronyms: Set<String> = [
    "api", "csv", "gps", "html", "http", "https", "id", "ids", "ip", "json", "jwt", "os", "rpc", "uri", "url", "urls", "uuid", "uuids",
  ]

  /// Words that cannot be a member's name without back-quotes.
  private static let reserved: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members that every message has, and what generated functions call their own values.
  private static let taken: Set<String> = ["binary", "c", "description", "encoded", "hash", "hashValue", "json", "protoName", "start"]

  /// Types that a message must not hide.
  static let hidden: Set<String> = [
    "Any", "Array", "Bool", "Character", "DecodingError", "Dictionary", "Double", "Error", "Int", "Int32", "Int64", "JSONReader",
    "JSONWriter", "Message", "MessageEnum", "Moment", "Never", "Optional", "Protocol", "Result", "Self", "Sendable", "Set", "String",
    "Type", "UInt8", "Void",
  ]

  /// `Error` → `ErrorMessage`, in contracts of others; ours has no such names.
  static func unhiding(_ name: String) -> String { hidden.contains(name) ? name + "Message" : name }

  /// `game_id` → `gameID`.
  static func field(_ name: String) -> String {
    let plain = lowerCamel(name)
    return escaped(taken.contains(plain) ? plain + "Field" : plain)
  }

  /// `STATE_NOT_READY` of `State` → `notReady`.
  static func enumCase(_ name: String, of type: String) -> String {
    escaped(lowerCamel(String(name.dropFirst(enumPrefix(type).count)).lowercased()))
  }

  /// `GAME_NOT_FOUND` → `gameNotFound`.
  static func reason(_ word: String) -> String { escaped(lowerCamel(word.lowercased())) }

  /// `PanoramaProvider` → `PANORAMA_PROVIDER_`.
  static func enumPrefix(_ type: String) -> String {
    CNames.lower(type).uppercased() + "_"
  }

  /// `StartSingle` → `startSingle`.
  static func method(_ name: String) -> String {
    escaped(name.prefix(1).lowercased() + name.dropFirst())
  }

  /// `geo_guess` → `GeoGuess`.
  static func upperCamel(_ name: String) -> String {
    name.split(separator: "_").map { capitalized(String($0)) }.joined()
  }

  private static func capitalized(_ word: String) -> String {
    guard acronyms.contains(word) else { return word.prefix(1).uppercased() + word.dropFirst() }
    let isPlural = word.hasSuffix("s") && acronyms.contains(String(word.dropLast()))
    return isPlural ? word.dropLast().uppercased() + "s" : word.uppercased()
  }

  private static func lowerCamel(_ name: String) -> String {
    let words = name.split(separator: "_").map(String.init)
    return (words.first ?? "") + words.dropFirst().map(capitalized).joined()
  }

  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }
}
