import Testing

@testable import ProtocGenCairn

/// Each law, broken once: the generator refuses and says where and why.
@Suite struct LawTests {
  struct Broken: Sendable, CustomStringConvertible {
    var description: String
    var body: String
    var element: String
    var reason: String
  }

  private func violations(_ body: String, path: String = "cairn/test/v1/things.proto", head: String = ProtocRun.head) throws -> [Violation]
  {
    Laws.violations(of: try ProtocRun.schema(body, path: path, head: head)).filter { $0.file == path }
  }

  /// A service with one method of that policy, its messages around `response`.
  private static func service(_ policy: String, rpc: String = "rpc Do(DoRequest) returns (DoResponse)", response: String = "") -> String {
    """
    // S.
    service ThingService {
      // Does it.
      \(rpc) {
        \(policy.contains("READ") ? noSideEffects : "") \(policy.isEmpty ? "" : "option (cairn.rpc.v1.policy) = {\(policy)};")
      }
    }
    // M.
    message DoRequest {}
    // M.
    message DoResponse { \(response) }
    // M.
    message Other {}
    """
  }

  private static let noSideEffects = "option idempotency_level = NO_SIDE_EFFECTS;"

  private static let good = "access: ACCESS_USER, idempotency: IDEMPOTENCY_READ"

  @Test func aWellMadeFileIsTaken() throws {
    let body =
      Self.service(Self.good) + """

        // M.
        message Thing {
          // E.
          enum State {
            // V.
            STATE_UNSPECIFIED = 0;
            // V.
            STATE_DONE = 1;
          }
          // F.
          string thing_id = 1;
          // F.
          optional double distance_m = 2;
          // F.
          google.protobuf.Timestamp create_time = 3;
          // F.
          map<string, string> metadata = 4;
          // F.
          repeated string names = 5;
          // O.
          oneof target {
            // F.
            State state = 6;
            // F.
            Other other = 7;
          }
        }
        """
    #expect(try violations(body) == [])
  }

  private static let broken: [Broken] = [
    Broken(description: "message without a comment", body: "message M {}", element: "M", reason: "has no comment"),
    Broken(description: "field without a comment", body: "// M.\nmessage M { int32 a = 1; }", element: "M.a", reason: "has no comment"),
    Broken(
      description: "enum value without a comment", body: "// E.\nenum E { E_UNSPECIFIED = 0; }", element: "E_UNSPECIFIED",
      reason: "has no comment"),
    Broken(
      description: "oneof without a comment", body: "// M.\nmessage M {\noneof o {\n// F.\nint32 a = 1;\n}\n}", element: "M.o",
      reason: "has no comment"),
    Broken(
      description: "direct recursion", body: "// M.\nmessage M {\n// F.\nM m = 1;\n}", element: "M",
      reason: "contains itself, directly or through others; keep an id instead"),
    Broken(
      description: "recursion through a list",
      body: "// M.\nmessage M {\n// F.\nrepeated N ns = 1;\n}\n// N.\nmessage N {\n// F.\noptional M m = 1;\n}", element: "N",
      reason: "contains itself, directly or through others; keep an id instead"),
    Broken(
      description: "method without a policy", body: service(""), element: "ThingService.Do",
      reason: "has no access level: option (cairn.rpc.v1.policy) = {access: …}"),
    Broken(
      description: "method without idempotency", body: service("access: ACCESS_USER"), element: "ThingService.Do",
      reason: "has no idempotency: option (cairn.rpc.v1.policy) = {idempotency: …}"),
    Broken(
      description: "public method under a key",
      body: service("access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_KEY, rate_class: RATE_CLASS_WRITE"),
      element: "ThingService.Do",
      reason: "is PUBLIC and cannot be KEY: there is no caller to keep the reply for"),
    Broken(
      description: "what anybody may change, without a rate class",
      body: service("access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_NATURAL"),
      element: "ThingService.Do",
      reason: "is PUBLIC, changes something and has no rate class: option (cairn.rpc.v1.policy) = {rate_class: …}"),
    Broken(
      description: "a unary method among streams", body: service("\(good), rate_class: RATE_CLASS_STREAM"), element: "ThingService.Do",
      reason: "is no stream and cannot have RATE_CLASS_STREAM"),
    Broken(
      description: "an allowance for sessions where none is needed",
      body: service(
        "access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ, allows_incomplete_profile: true"), element: "ThingService.Do",
      reason: "needs no session, so allows_incomplete_profile says nothing"),
    Broken(
      description: "never shed for everybody",
      body: service("access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ, never_shed: true"), element: "ThingService.Do",
      reason: "is PUBLIC and cannot have never_shed: a crowd could fill a service with it"),
    Broken(
      description: "never shed for services where nobody else may call",
      body: service("access: ACCESS_INTERNAL, idempotency: IDEMPOTENCY_READ, never_shed_for_services: true"), element: "ThingService.Do",
      reason: "is not PUBLIC, so never_shed_for_services says nothing: never_shed does"),
    Broken(
      description: "an allowance for the suspended where no session is needed",
      body: service("access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ, allows_suspended: true"), element: "ThingService.Do",
      reason: "needs no session, so allows_suspended says nothing"),
    Broken(
      description: "a scope where no session is needed",
      body: service("access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ, scopes: SCOPE_WEB"), element: "ThingService.Do",
      reason: "needs no session, so scopes says nothing"),
    Broken(
      description: "the scope to which every method is open",
      body: service("access: ACCESS_GUEST, idempotency: IDEMPOTENCY_READ, scopes: [SCOPE_WEB, SCOPE_FULL]"), element: "ThingService.Do",
      reason: "scopes names the scopes besides SCOPE_FULL, to which every method is open: SCOPE_WEB"),
    Broken(
      description: "a scope that is said twice",
      body: service("access: ACCESS_GUEST, idempotency: IDEMPOTENCY_READ, scopes: [SCOPE_WEB, SCOPE_WEB]"), element: "ThingService.Do",
      reason: "scopes names a scope twice"),
    Broken(
      description: "a change that a cache would answer",
      body: service("access: ACCESS_GUEST, idempotency: IDEMPOTENCY_NATURAL, cache_seconds: 60"), element: "ThingService.Do",
      reason: "cannot be called by GET, so cache_seconds says nothing"),
    Broken(
      description: "a cost beyond what a budget can say",
      body: service("access: ACCESS_GUEST, idempotency: IDEMPOTENCY_READ, cost: 101"), element: "ThingService.Do",
      reason: "cost is not in [0, 100]"),
    Broken(
      description: "an answer that is kept for longer than a day",
      body: service("access: ACCESS_GUEST, idempotency: IDEMPOTENCY_READ, cache_seconds: 86401"), element: "ThingService.Do",
      reason: "cache_seconds is not in [0, 86400]"),
    Broken(
      description: "a secret that a cache would keep",
      body: service(
        "access: ACCESS_USER, idempotency: IDEMPOTENCY_READ, cache_seconds: 60",
        response: "\n// F.\nstring token = 1 [(cairn.rpc.v1.sensitive) = true];\n"),
      element: "ThingService.Do", reason: "its reply carries a sensitive field and cannot have cache_seconds"),
    Broken(
      description: "secret reply under a key",
      body: service(
        "access: ACCESS_USER, idempotency: IDEMPOTENCY_KEY", response: "\n// F.\nstring token = 1 [(cairn.rpc.v1.sensitive) = true];\n"),
      element: "ThingService.Do", reason: "its reply carries a sensitive field and cannot be KEY"),
    Broken(
      description: "secret in an address",
      body: service(good).replacing(
        "message DoRequest {}", with: "message DoRequest {\n// F.\nstring token = 1 [(cairn.rpc.v1.sensitive) = true];\n}"),
      element: "ThingService.Do",
      reason: "its request carries a sensitive field and cannot be READ, which GET may call; say IDEMPOTENCY_NATURAL"),
    Broken(
      description: "position in an address",
      body: "import \"cairn/type/v1/lat_lng.proto\";\n"
        + service(good).replacing(
          "message DoRequest {}",
          with: "message DoRequest {\n// F.\nInner inner = 1;\n}\n// M.\nmessage Inner {\n// F.\ncairn.type.v1.LatLng at = 1;\n}"),
      element: "ThingService.Do",
      reason: "its request carries a position and cannot be READ, which GET may call; say IDEMPOTENCY_NATURAL"),
    Broken(
      description: "degrees in the address of a stream",
      body: service(good, rpc: "rpc Do(DoRequest) returns (stream DoResponse)").replacing(
        "message DoRequest {}", with: "message DoRequest {\n// F.\ndouble heading_degrees = 1;\n}"),
      element: "ThingService.Do",
      reason: "its request carries a position and cannot be READ, which GET may call; say IDEMPOTENCY_NATURAL"),
    Broken(
      description: "a reading that others do not know of", body: service(good).replacing(noSideEffects, with: ""),
      element: "ThingService.Do", reason: "is READ and does not say so to others: option idempotency_level = NO_SIDE_EFFECTS"),
    Broken(
      description: "a change that others take for a reading",
      body: service(good).replacing("IDEMPOTENCY_READ", with: "IDEMPOTENCY_NATURAL"), element: "ThingService.Do",
      reason: "is not READ and cannot have idempotency_level = NO_SIDE_EFFECTS"),
    Broken(
      description: "what only services may call among what clients may",
      body: service("access: ACCESS_INTERNAL, idempotency: IDEMPOTENCY_READ"), element: "ThingService.Do",
      reason: "is INTERNAL and stands in a package for clients; move it into cairn.<service>.internal.v<number>"),
    Broken(
      description: "stream under a key",
      body: service("access: ACCESS_USER, idempotency: IDEMPOTENCY_KEY", rpc: "rpc Do(DoRequest) returns (stream DoResponse)"),
      element: "ThingService.Do", reason: "is a stream and cannot be KEY"),
    Broken(
      description: "huge request", body: service(good + ", request_bytes_max: 5000000"), element: "ThingService.Do",
      reason: "request_bytes_max is not in [0, 4194304]"),
    Broken(
      description: "call longer than a process waits when it ends", body: service(good + ", timeout_ms_max: 10001"),
      element: "ThingService.Do",
      reason: "timeout_ms_max is not in [0, 10000]"),
    Broken(
      description: "shared response", body: service(good, rpc: "rpc Do(DoRequest) returns (Other)"), element: "ThingService.Do",
      reason: "its response is not DoResponse"),
    Broken(
      description: "stream from the client", body: service(good, rpc: "rpc Do(stream DoRequest) returns (DoResponse)"),
      element: "ThingService.Do",
      reason: "streams from clients are not supported"),
    Broken(
      description: "list without pages", body: service(good).replacing("Do", with: "ListThings").replacing("ListThingses", with: "Does"),
      element: "ThingService.ListThings", reason: "lists, and its request lacks int32 page_size or string page_token"),
    Broken(
      description: "comment that is no verb", body: service(good).replacing("// Does it.", with: "// It will do."),
      element: "ThingService.Do",
      reason: "its comment does not begin with a verb in the third person"),
    Broken(
      description: "two services", body: service(good) + "\n// S.\nservice SecondService {}", element: "cairn.test.v1",
      reason: "more than one service in a file"),
    Broken(
      description: "zero value", body: "// E.\nenum E {\n// V.\nE_A = 0;\n}", element: "E",
      reason: "its first value is not E_UNSPECIFIED = 0"),
    Broken(
      description: "value without prefix", body: "// E.\nenum E {\n// V.\nE_UNSPECIFIED = 0;\n// V.\nOTHER = 1;\n}", element: "OTHER",
      reason: "does not begin with E_"),
    Broken(
      description: "field in camel case", body: field("string fieldName = 1;"), element: "M.fieldName", reason: "is not lower_snake_case"),
    Broken(
      description: "unsigned", body: field("uint32 a = 1;"), element: "M.a",
      reason: "is a uint32; use int32 or int64, which every language has"),
    Broken(
      description: "map of numbers", body: field("map<string, int32> a = 1;"), element: "M.a",
      reason: "a map is map<string, string>; use a list of messages"),
    Broken(
      description: "spelled-out unit", body: field("double distance_meters = 1;"), element: "M.distance_meters",
      reason: "ends in _meters; write _m"),
    Broken(
      description: "time as a number", body: field("int64 create_time = 1;"), element: "M.create_time",
      reason: "is named …_time and is not a Timestamp"),
    Broken(
      description: "timestamp by another name", body: field("google.protobuf.Timestamp created = 1;"), element: "M.created",
      reason: "is a Timestamp and is not named …_time"),
    Broken(
      description: "id of bytes", body: field("bytes game_id = 1;"), element: "M.game_id",
      reason: "an id is a string, or an int64 that others gave out"),
    Broken(
      description: "list in the singular", body: field("repeated string name = 1;"), element: "M.name",
      reason: "is a list and its name is not a plural"),
    Broken(
      description: "message that hides a type", body: "// M.\nmessage String {}", element: "String",
      reason: "hides a type of Swift; choose another name"),
  ]

  private static func field(_ field: String) -> String { "// M.\nmessage M {\n// F.\n\(field)\n}" }

  @Test(arguments: broken)
  func aBrokenLawIsNamed(broken: Broken) throws {
    let found = try violations(broken.body)
    #expect(found.contains { $0.element == broken.element && $0.reason == broken.reason }, "\(found.map(\.description))")
  }

  @Test(arguments: [
    ("cairn.game.v1", true), ("cairn.game.whereami.v1", true), ("cairn.game.internal.v2", true), ("cairn.internal.v1", true),
    ("cairn.game.nothing.v1", false), ("cairn.game.whereami.more.v1", false), ("cairn.game.whereami", false), ("other.game.v1", false),
  ])
  func packagesAreOfServicesAndOfAppsThatAreKnown(package: String, isKnown: Bool) {
    #expect(NamingLaws.isPackage(package) == isKnown)
  }

  @Test func whatClientsMayCallStandsInNoInternalPackage() throws {
    let path = "cairn/test/internal/v1/things.proto"
    let head = ProtocRun.head("cairn.test.internal.v1", path: path, imports: ["cairn/rpc/v1/options.proto"])
    #expect(
      try violations(Self.service(Self.good), path: path, head: head).map(\.reason) == [
        "is not INTERNAL and stands in a package that no client is generated from"
      ])
    let service = Self.service("access: ACCESS_INTERNAL, idempotency: IDEMPOTENCY_READ")
    #expect(try violations(service, path: path, head: head) == [])
  }

  @Test func anAppLeansOnNoOtherAndOnNothingThatKnowsThemAll() throws {
    func file(_ package: String, _ stem: String, imports: [String] = []) -> (String, String) {
      let path = "\(package.replacing(".", with: "/"))/\(stem).proto"
      return (path, ProtocRun.head(package, path: path, imports: imports) + "// M.\nmessage M\(stem) {}\n")
    }
    let one = file("cairn.game.whereami.v1", "one")
    let common = file("cairn.game.v1", "common")
    let all = file("cairn.social.v1", "all", imports: [one.0, common.0])
    let two = file("cairn.game.expeditions.v1", "two", imports: [common.0, all.0, one.0])
    let schema = try ProtocRun.schema(files: Dictionary(uniqueKeysWithValues: [one, common, all, two]))
    let found = Laws.violations(of: schema).filter { $0.file == two.0 }.map(\.reason)
    #expect(found == [all.0, one.0].map { "imports \($0), which belongs to another app or knows them all" })
    #expect(Laws.violations(of: schema).filter { [one.0, common.0, all.0].contains($0.file) } == [])
  }

  @Test func optionsForOtherLanguagesFollowFromThePackage() throws {
    let path = "cairn/game/whereami/v1/lat_lng.proto"
    let expected = [
      "csharp_namespace": "Cairn.Game.WhereAmI.V1", "go_package": "cairn/game/whereami/v1;gamewhereamiv1", "java_multiple_files": "true",
      "java_outer_classname": "LatLngProto", "java_package": "cairn.game.whereami.v1", "objc_class_prefix": "CairnGameWhereAmIV1",
      "php_namespace": "Cairn\\Game\\WhereAmI\\V1", "ruby_package": "Cairn::Game::WhereAmI::V1",
    ]
    #expect(OptionLaw.options(of: File(path: path, package: "cairn.game.whereami.v1")) == expected)
    let other = ProtocRun.head.replacing("\"cairn.test.v1\"", with: "\"cairn.other.v1\"").replacing("option php", with: "// option php")
    #expect(
      try violations("", head: other).map(\.reason) == [
        "its option java_package is not cairn.test.v1", "its option php_namespace is not Cairn\\Test\\V1",
      ])
  }

  @Test func packagesAreNamedAndPlacedByOneRule() throws {
    func reasons(_ path: String, _ head: String) throws -> [String] {
      try violations("// M.\nmessage M {}", path: path, head: head).map(\.reason).filter { !$0.hasPrefix("its option") }
    }
    let head = "syntax = \"proto3\";\npackage cairn.test;\n"
    #expect(
      try reasons("cairn/test/a.proto", head) == [
        "a package is cairn.<service>.v<number>, cairn.<service>.<app>.v<number> or cairn.<service>.internal.v<number>"
      ])
    let moved = "syntax = \"proto3\";\npackage cairn.test.v1;\n"
    #expect(try reasons("cairn/other/v1/a.proto", moved) == ["the folder is not the package"])
    #expect(try reasons("cairn/test/v1/MyFile.proto", moved) == ["the file's name is not lower_snake_case"])
  }
}
