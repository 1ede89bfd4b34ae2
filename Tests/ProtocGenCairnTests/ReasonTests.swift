import Testing

@testable import ProtocGenCairn

/// Reasons of refusals are constants that follow from the comments.
@Suite struct ReasonTests {
  private static func body(_ comment: String) -> String {
    """
    // M. \(comment)
    message Thing {
      // F.
      string name = 1;
    }
    """
  }

  /// The constants of a module, as the generator writes them.
  private static func constants(_ comments: [String: String]) throws -> [String: [String]] {
    let files = Dictionary(
      uniqueKeysWithValues: comments.map { package, comment in
        let path = package.replacing(".", with: "/") + "/things.proto"
        return (path, ProtocRun.head(package, path: path) + body(comment))
      })
    let written = ReasonWriter.files(try ProtocRun.schema(files: files))
    return Dictionary(
      uniqueKeysWithValues: written.map { file in
        let lines = file.content.split(separator: "\n").filter { $0.contains("static var") }
        return (file.path, lines.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) })
      })
  }

  @Test func aReasonOfOneAppStandsInItsModuleAndOneOfSeveralInTheLowest() throws {
    let found = try Self.constants([
      "cairn.test.v1": "INVALID_ARGUMENT INVALID_ARGUMENT.",
      "cairn.test.whereami.v1": "NOT_FOUND GAME_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT; ABORTED BUSY_NOW.",
      "cairn.test.qwalk.v1": "NOT_FOUND WALK_NOT_FOUND.", "cairn.test.geocaches.v1": "NOT_FOUND CACHE_NOT_FOUND; ABORTED BUSY_NOW.",
    ])
    #expect(found["CairnProto/Reasons.swift"] == ["BUSY_NOW", "INVALID_ARGUMENT", "WALK_NOT_FOUND"])
    #expect(found["WhereAmIProto/Reasons.swift"] == ["GAME_NOT_FOUND"])
    #expect(found["GeocachesProto/Reasons.swift"] == ["CACHE_NOT_FOUND"])
  }

  @Test func aConstantIsNamedAsSwiftDoesAndSaysItsCodes() throws {
    let schema = try ProtocRun.schema(Self.body("NOT_FOUND THING_ID_UNKNOWN; ABORTED THING_ID_UNKNOWN; INTERNAL INTERNAL."))
    let text = try #require(ReasonWriter.files(schema).first?.content)
    #expect(text.contains("/// With ABORTED, NOT_FOUND.\n  public static var thingIDUnknown: Reason { Reason(\"THING_ID_UNKNOWN\") }"))
    #expect(text.contains("public static var `internal`: Reason { Reason(\"INTERNAL\") }"))
    #expect(text.contains("public struct Reason: Hashable"))
  }
}
