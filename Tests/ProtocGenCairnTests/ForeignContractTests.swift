import Testing

@testable import ProtocGenCairn

/// Contracts of others, which a test speaks: modules of their own, no laws of the house, a few more types.
@Suite struct ForeignContractTests {
  private static let head = """
    syntax = "proto3";
    package other.thing.v1;
    import "cairn/rpc/v1/options.proto";
    import "google/protobuf/any.proto";

    """
  private static let options = "module=Other,packages=other."

  private func files(_ body: String) throws -> [String: String] {
    let request = try ProtocRun.request(body, path: "other/thing/v1/things.proto", head: Self.head, option: Self.options)
    return Dictionary(uniqueKeysWithValues: try Generator.files(for: request).map { ($0.path, $0.content) })
  }

  @Test func itHasModulesOfItsOwnAndNamesThatHideNothing() throws {
    let files = try files(
      """
      message Error { uint32 delay_ms = 1; repeated google.protobuf.Any details = 2; Error.Type type = 3; enum Type { NONE = 0; } }
      service Things {
        rpc Get(Error) returns (Error) { option (cairn.rpc.v1.policy) = {access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ}; }
      }
      """)
    let swift = try #require(files["OtherProto/Thing/Things.swift"])
    for line in [
      "public struct ErrorMessage: Message {", "public static let protoName = \"other.thing.v1.Error\"", "public var delayMs: UInt32 = 0",
      "public var details: [AnyMessage] = []", "public enum TypeMessage: MessageEnum {",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
    #expect(files["COtherProto/include/other/thing/v1/things.pb-c.h"]?.contains("uint32_t delay_ms_;") == true)
    #expect(files["COtherProto/include/google/protobuf/any.pb-c.h"] != nil)
    #expect(files["OtherProto/Any.swift"]?.contains("MessageRegistry(all)") == true)
    #expect(files["OtherServices/Thing/Things+Service.swift"]?.contains("public import OtherProto") == true)
    #expect(files["OtherProto/Timestamps.swift"] == nil)
    #expect(!files.keys.contains { $0.contains("Cairn") })
  }

  @Test(arguments: [
    ("message A { A a = 1; }", "contains itself"), ("message A { float f = 1; }", "use int32"),
    ("message A { map<int32, string> m = 1; }", "a map is map<string, string>"),
    ("message A {} service S { rpc Get(A) returns (A); }", "has no access level"),
    (
      "message A {} service S { rpc Get(stream A) returns (A) { option (cairn.rpc.v1.policy) = {access: ACCESS_PUBLIC, idempotency: IDEMPOTENCY_READ}; } }",
      "streams from clients"
    ),
  ])
  func whatCannotBeWrittenOrServedIsRefusedThereToo(body: String, reason: String) throws {
    let error = #expect(throws: GeneratorError.self) { _ = try files(body) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["module=Other", "packages=other.", "module=A,packages=b,more=c", "nonsense"])
  func unknownOptionsAreRefused(text: String) {
    #expect(throws: GeneratorError.self) { try Contract(parameter: text) }
  }

  @Test(arguments: [("uint32 size = 1;", "is a uint32"), ("google.protobuf.Any any = 1;", "is an Any")])
  func ourOwnContractHasNoneOfTheirTypes(field: String, reason: String) throws {
    let body = """
      import "google/protobuf/any.proto";
      // M.
      message Thing {
        // F.
        \(field)
      }
      """
    let schema = try ProtocRun.schema(body)
    #expect(Laws.violations(of: schema).contains { $0.reason.contains(reason) })
  }
}
