import Testing

@testable import ProtocGenCairn

/// What the generator writes for a file with every awkward thing in it.
@Suite struct GeneratorTests {
  private static let awkward = """
    // M.
    message Thing {
      // E.
      enum Kind {
        // V.
        KIND_UNSPECIFIED = 0;
        // V.
        KIND_DEFAULT = 1;
      }
      // F.
      string class = 1;
      // F.
      int32 base = 2;
      // F.
      string description = 3;
      // F.
      repeated string errnos = 4;
      // F.
      int32 n_errnos = 5;
      // O.
      oneof target {
        // F.
        string self = 6;
        // F.
        int32 target_case = 7;
      }
      // F.
      optional Kind kind = 8;
      // F.
      map<string, string> labels = 9;
      // F.
      google.protobuf.Timestamp create_time = 10;
    }
    """

  private func files(_ body: String) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try Generator.files(for: ProtocRun.request(body)).map { ($0.path, $0.content) })
  }

  @Test func awkwardNamesBecomeNamesThatCompile() throws {
    let swift = try #require(try files(Self.awkward)["CairnProto/Test/Things.swift"])
    for line in [
      "public struct Thing: Message {", "public var `class`: String = \"\"", "public var descriptionField: String = \"\"",
      "case `self`(String)",
      "case `default`", "public var kind: Thing.Kind? = nil", "public var labels: [String: String] = [:]",
      "public var createTime: Moment? = nil",
      "public enum OneOfTarget: Sendable, Hashable {", "public var target: OneOfTarget? = nil",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
  }

  @Test func loweredContractHasNoStringsEnumsOrServicesInC() throws {
    let header = try #require(try files(Self.awkward)["CCairnProto/include/cairn/test/v1/things.pb-c.h"])
    for line in [
      "ProtobufCBinaryData class_;", "int32_t base_;", "size_t n_errnos_;", "ProtobufCBinaryData *errnos_;", "int32_t n_errnos_;",
      "int32_t kind_;",
      "target_case;", "int32_t target_case_;", "_kind_case;", "Cairn__Test__V1__Thing__LabelsEntry **labels_;",
    ] {
      #expect(header.contains(line), "\(line)")
    }
    #expect(!header.contains("char *"))
    #expect(!header.contains("KIND_DEFAULT"))
    #expect(!header.contains("options.pb-c.h"))
  }

  @Test func functionsThatNothingCallsAreLeftOut() throws {
    let files = try files(Self.awkward)
    let source = try #require(files["CCairnProto/cairn/test/v1/things.pb-c.c"])
    let header = try #require(files["CCairnProto/include/cairn/test/v1/things.pb-c.h"])
    for name in ["get_packed_size", "__pack", "pack_to_buffer", "unpack", "free_unpacked", "Closure"] {
      #expect(!source.contains(name) && !header.contains(name), "\(name)")
    }
    #expect(source.contains("void   cairn__test__v1__thing__init\n") && header.contains("void   cairn__test__v1__thing__init\n"))
    #expect(source.contains("(ProtobufCMessageInit) cairn__test__v1__thing__init") && source.contains("thing__field_descriptors["))
    #expect(header.hasSuffix("INCLUDED */\n"))
  }

  @Test func anAppHasModulesOfItsOwnAndWhatKnowsAppsStandsAboveThem() throws {
    let app = ("cairn/game/whereami/v1/rounds.proto", "cairn.game.whereami.v1", ["cairn/type/v1/lat_lng.proto"])
    let all = ("cairn/social/v1/told.proto", "cairn.social.v1", [app.0])
    let schema = try ProtocRun.schema(files: [
      app.0: ProtocRun.head(app.1, path: app.0, imports: app.2) + "// M.\nmessage Round {\n// F.\ncairn.type.v1.LatLng at = 1;\n}",
      all.0: ProtocRun.head(all.1, path: all.0, imports: all.2)
        + "// M.\nmessage Told {\n// O.\noneof what {\n// F.\ncairn.game.whereami.v1.Round round = 1;\n}\n}",
    ])
    let files = Dictionary(uniqueKeysWithValues: Generator.swiftFiles(schema).map { ($0.path, $0.content) })
    #expect(files["WhereAmIProto/Game/Rounds.swift"]?.contains("public var at: CairnProto.LatLng? = nil") == true)
    #expect(files["WhereAmIProto/Game/Rounds+Binary.swift"]?.contains("package init(c: Unsafe") == true)
    #expect(files["CairnProto/Type/LatLng+JSON.swift"]?.contains("package func write(to json") == true)
    let told = try #require(files["AllAppsProto/Social/Told.swift"])
    #expect(told.contains("public import WhereAmIProto\n") && told.contains("case round(WhereAmIProto.Round)"))
    let messages = try #require(files["CairnContract/CairnMessages.swift"])
    for name in ["WhereAmIProto.Round.self", "AllAppsProto.Told.self", "CairnProto.LatLng.self"] { #expect(messages.contains(name)) }
  }

  @Test func namesOfOnePackageAreFreeInEveryOther() throws {
    let packages = ["cairn.auth.v1", "cairn.auth.internal.v1", "cairn.game.whereami.v1", "cairn.game.expeditions.v1"]
    let files = packages.map { package in
      let path = "\(package.replacing(".", with: "/"))/logs.proto"
      let body = "// M.\nmessage Log {\n// E.\nenum Kind {\n// V.\nKIND_UNSPECIFIED = 0;\n}\n// F.\nKind kind = 1;\n}\n"
      let only = package == packages[0] ? "// M.\nmessage Only {\n// F.\nLog log = 1;\n}" : ""
      return (path, ProtocRun.head(package, path: path) + body + only)
    }
    let schema = try ProtocRun.schema(files: Dictionary(uniqueKeysWithValues: files))
    #expect(Laws.violations(of: schema) == [])
    let swift = Dictionary(uniqueKeysWithValues: Generator.swiftFiles(schema).map { ($0.path, $0.content) })
    let auth = try #require(swift["CairnProto/Auth/AuthLogs.swift"])
    #expect(auth.contains("public struct AuthLog: Message") && auth.contains("public var kind: AuthLog.Kind"))
    #expect(auth.contains("public struct Only: Message") && auth.contains("public var log: AuthLog?"))
    #expect(swift["CairnProto/AuthInternal/AuthInternalLogs.swift"]?.contains("public struct AuthInternalLog: Message") == true)
    for app in ["WhereAmI", "Expeditions"] {
      #expect(swift["\(app)Proto/Game/Logs.swift"]?.contains("public struct Log: Message") == true)
    }
  }

  @Test func commentsBecomeDocComments() throws {
    let body = """
      // One thing.
      //
      // In two paragraphs.
      message Thing {
        // Its name. At most 10 scalars.
        string name = 1;
      }
      """
    let swift = try #require(try files(body)["CairnProto/Test/Things.swift"])
    #expect(swift.contains("/// One thing.\n///\n/// In two paragraphs.\npublic struct Thing"))
    #expect(swift.contains("  /// Its name. At most 10 scalars.\n  public var name: String"))
  }

  @Test func refusalsReachProtoc() throws {
    let answer = Generator.answer(try ProtocRun.request("message Thing {}"))
    #expect(throws: GeneratorError.self) { try PluginResponse.files(answer) }
    #expect(String(decoding: answer, as: UTF8.self).contains("cairn/test/v1/things.proto: Thing: has no comment"))
  }

  @Test func garbageOnStandardInputIsAnswered() throws {
    #expect(String(decoding: Generator.answer([0xFF, 0xFF]), as: UTF8.self).contains("protoc starts this program"))
    #expect(throws: GeneratorError.self) { try Schema(descriptorSet: [0xFF, 0xFF]) }
  }

  @Test func policyIsReadAlsoWhenItIsSetPieceByPiece() throws {
    let body = """
      // S.
      service ThingService {
        // Does it.
        rpc Do(DoRequest) returns (DoResponse) {
          option (cairn.rpc.v1.policy).access = ACCESS_ADMIN;
          option (cairn.rpc.v1.policy).idempotency = IDEMPOTENCY_KEY;
          option (cairn.rpc.v1.policy).request_bytes_max = 4194304;
          option (cairn.rpc.v1.policy).timeout_ms_max = 250;
        }
      }
      // M.
      message DoRequest {}
      // M.
      message DoResponse {}
      """
    let swift = try #require(try files(body)["CairnServices/Test/Things+Service.swift"])
    #expect(swift.contains("access: .admin, idempotency: .key,"))
    #expect(swift.contains("requestBytesMax: 4_194_304, timeoutMsMax: 250,"))
    #expect(swift.contains("nonisolated(nonsending) func `do`(_ request: DoRequest, _ context: RequestContext) async throws -> DoResponse"))
  }

  @Test func lockHasALineForEverythingAClientCompilesIn() throws {
    let lines = ContractLock.lines(try ProtocRun.schema(Self.awkward)).filter { $0.contains("cairn.test.v1") }
    for line in [
      "message cairn.test.v1.Thing", "field cairn.test.v1.Thing.class 1 string", "field cairn.test.v1.Thing.errnos 4 repeated string",
      "field cairn.test.v1.Thing.self 6 string in target", "field cairn.test.v1.Thing.kind 8 optional cairn.test.v1.Thing.Kind",
      "field cairn.test.v1.Thing.labels 9 map<string,string>", "field cairn.test.v1.Thing.create_time 10 google.protobuf.Timestamp",
      "value cairn.test.v1.Thing.Kind.KIND_DEFAULT 1",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }
}

/// Names in both languages.
@Suite struct NameTests {
  @Test(arguments: [
    ("game_id", "gameID"), ("id", "id"), ("excluded_location_ids", "excludedLocationIDs"), ("url", "url"), ("avatar_url", "avatarURL"),
    ("phase_end_time", "phaseEndTime"), ("moving_ms", "movingMs"), ("area_km2", "areaKm2"), ("in", "`in`"),
    ("description", "descriptionField"),
    ("json", "jsonField"), ("repeat", "`repeat`"),
  ])
  func fieldsAreNamedAsSwiftNamesThem(proto: String, swift: String) {
    #expect(SwiftNames.field(proto) == swift)
  }

  @Test(arguments: [
    ("cairn.type.v1.LatLng", "Cairn__Type__V1__LatLng", "cairn__type__v1__lat_lng"),
    ("cairn.auth.v1.WhoAmIRequest", "Cairn__Auth__V1__WhoAmIRequest", "cairn__auth__v1__who_am_irequest"),
    ("cairn.game.v1.Game.State", "Cairn__Game__V1__Game__State", "cairn__game__v1__game__state"),
  ])
  func typesAreNamedAsProtobufCNamesThem(proto: String, structure: String, function: String) {
    #expect(CNames.structure(proto) == structure)
    #expect(CNames.lower(proto) == function)
  }

  @Test func typesAndCasesLoseTheirPrefixes() {
    #expect(SwiftNames.enumCase("PANORAMA_PROVIDER_GOOGLE", of: "PanoramaProvider") == "google")
    #expect(SwiftNames.enumCase("STATE_NOT_READY", of: "State") == "notReady")
    #expect(SwiftNames.enumCase("ORIGIN_DEFAULT", of: "Origin") == "`default`")
    #expect(SwiftNames.method("WhoAmI") == "whoAmI")
  }
}
