/// The contract as the generator sees it: plain values, read once from protoc's descriptors.

/// Every file of a request or of a descriptor set, in the order protoc gives them: dependencies first.
package struct Schema: Sendable {
  package var files: [File] = []

  /// Contract that it belongs to, which decides the names of the modules and whether the house's laws hold.
  package var contract = Contract.cairn

  /// The files of the contract; google/protobuf comes along as their dependency, and cairn/rpc/v1/options.proto for its options.
  package var ownFiles: [File] { files.filter(isOwn) }

  func isOwn(_ file: File) -> Bool { file.package.hasPrefix(contract.packages) }

  /// Whether a file of protobuf's own comes along.
  func includes(_ path: String) -> Bool { files.contains { $0.path == path } }

  /// A message by its full name, nested ones included.
  package func message(_ fullName: String) -> Message? {
    for file in files {
      for message in file.messages {
        if let found = message.named(fullName) { return found }
      }
    }
    return nil
  }
}

/// One .proto file.
package struct File: Sendable {
  /// For example "cairn/game/whereami/v1/geo_guess.proto".
  package var path: String
  package var package: String
  /// The paths of the files that it imports.
  package var dependencies: [String] = []
  /// The options that generators for other languages read, as text: "java_package" → "cairn.game.whereami.v1". Only those that are set.
  package var options: [String: String] = [:]
  /// Beginning of the names of its Swift modules: "WhereAmI" → WhereAmIProto, WhereAmIServices. Set by `nameForSwift()`.
  package var module = ""
  /// Beginning of the names of its Swift files, one of a kind in the module. Set by `nameForSwift()`.
  package var swiftStem = ""
  package var messages: [Message] = []
  package var enums: [Enum] = []
  package var services: [Service] = []
}

package struct Message: Sendable {
  package var fullName: String
  package var name: String
  /// For example "Game" or, nested, "Game.Player". Set by `nameForSwift()`.
  package var swiftName = ""
  /// Whether a message of another module has it as a field, so that the functions that read and write it are seen there too.
  package var isShared = false
  package var comment: String
  package var fields: [Field] = []
  package var oneofs: [Oneof] = []
  package var messages: [Message] = []
  package var enums: [Enum] = []
  /// Made by protoc for a map field.
  package var isMapEntry = false

  func named(_ fullName: String) -> Message? {
    if self.fullName == fullName { return self }
    guard fullName.hasPrefix(self.fullName + ".") else { return nil }
    for message in messages {
      if let found = message.named(fullName) { return found }
    }
    return nil
  }

  /// This message and everything nested in it, map entries left out.
  package var withNested: [Message] {
    isMapEntry ? [] : [self] + messages.flatMap(\.withNested)
  }
}

package struct Field: Sendable {
  package var name: String
  package var jsonName: String
  package var number: Int32
  package var type: FieldType
  package var comment: String
  /// Name in Swift of the message or enum that it holds, with the module where that is another one; empty for other types. Set by
  /// `nameForSwift()`.
  package var swiftType = ""
  package var isRepeated = false
  /// The oneof it belongs to, also the synthetic one of a proto3 `optional`.
  package var oneofIndex: Int?
  package var isOptional = false
  /// Marked with (cairn.rpc.v1.sensitive): never written to a log.
  package var isSensitive = false
}

package enum FieldType: Hashable, Sendable {
  case int32, int64, double, bool, string, bytes
  /// Only in a contract of others.
  case uint32
  /// Full name of the enum.
  case enumeration(String)
  /// Full name of the message.
  case message(String)
  /// A type of protobuf that the contract does not use.
  case refused(String)
}

package struct Oneof: Sendable {
  package var name: String
  package var comment: String
  /// Made by protoc for a proto3 `optional` field.
  package var isSynthetic: Bool
}

package struct Enum: Sendable {
  package var fullName: String
  package var name: String
  /// For example "Realm" or, nested, "Game.State". Set by `nameForSwift()`.
  package var swiftName = ""
  package var comment: String
  package var values: [Value] = []

  package struct Value: Sendable {
    package var name: String
    package var number: Int32
    package var comment: String
  }
}

package struct Service: Sendable {
  package var fullName: String
  package var name: String
  /// For example "GeoGuessService". Set by `nameForSwift()`.
  package var swiftName = ""
  package var comment: String
  package var methods: [Method] = []
}

package struct Method: Sendable {
  package var name: String
  package var comment: String
  /// Full names.
  package var requestType: String
  package var responseType: String
  /// Names of the two in Swift. Set by `nameForSwift()`.
  package var swiftRequest = ""
  package var swiftResponse = ""
  package var isClientStreaming: Bool
  package var isServerStreaming: Bool
  /// Whether it says `idempotency_level = NO_SIDE_EFFECTS`, by which clients of Connect may call it by GET.
  package var hasNoSideEffects = false
  package var policy: MethodPolicy
}

/// The option (cairn.rpc.v1.policy) of a method. Absent fields are 0, as in proto3.
package struct MethodPolicy: Hashable, Sendable {
  package var access: Int32 = 0
  package var idempotency: Int32 = 0
  package var requestBytesMax: Int32 = 0
  package var timeoutMsMax: Int32 = 0
  package var rateClass: Int32 = 0
  package var allowsIncompleteProfile = false
  package var isNeverShed = false
  package var isNeverShedForServices = false
  package var allowsSuspended = false
  package var cacheSeconds: Int32 = 0
  package var cost: Int32 = 0
  package var scopes: [Int32] = []

  /// Swift names of cairn.rpc.v1.Scope, by number; the first two are never said of a method.
  package static let scopeNames = ["unspecified", "full", "web"]

  /// Swift names of cairn.rpc.v1.Access, by number; the first is never valid.
  package static let accessLevels = ["unspecified", "public", "guest", "user", "admin", "internal"]

  /// Swift names of cairn.rpc.v1.Idempotency, by number; the first is never valid.
  package static let idempotencies = ["unspecified", "read", "key", "natural"]

  /// Swift names of cairn.rpc.v1.RateClass, by number; the first stands for the default by the kind of method.
  package static let rateClasses = ["unspecified", "read", "write", "sensitive", "stream", "heavy", "search", "profile"]

  /// Used when the contract says nothing, in bytes.
  static let requestBytesDefault: Int32 = 65_536

  /// The largest the contract may say, in bytes.
  static let requestBytesLimit: Int32 = 4_194_304

  /// The longest the contract may say, in seconds: what was wrong and has been put right is shown for a day at most.
  static let cacheSecondsLimit: Int32 = 86_400

  /// The most calls that the contract may say one counts as: what costs more has a rate class of its own.
  static let costLimit: Int32 = 100

  /// Used when the contract says nothing, in milliseconds.
  static let timeoutMsDefault: Int32 = 10_000

  /// The longest the contract may say, in milliseconds: a process that ends waits 12 s for the calls it has begun.
  static let timeoutMsLimit: Int32 = 10_000
}
