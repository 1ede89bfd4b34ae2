import Testing

@testable import ProtocGenCairn

/// docs/errors.md says what the contract's comments say, and of nothing that clients cannot call.
@Suite struct ErrorTableTests {
  private static let body = """
    // Things.
    //
    // Every method answers NOT_FOUND THING_NOT_FOUND for a thing that is not the caller's.
    service ThingService {
      // Does it | well.
      //
      // Errors: FAILED_PRECONDITION THING_BUSY; UNAVAILABLE UNAVAILABLE
      // when nobody answers; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: name (TOO_LONG|MISSING).
      rpc Do(DoRequest) returns (DoResponse) { option (cairn.rpc.v1.policy) = {access: ACCESS_USER, idempotency: IDEMPOTENCY_NATURAL}; }
      // Looks.
      rpc Look(LookRequest) returns (LookResponse) { option (cairn.rpc.v1.policy) = {access: ACCESS_GUEST, idempotency: IDEMPOTENCY_READ}; }
    }
    // M.
    message DoRequest {}
    // M.
    message DoResponse {}
    // M.
    message LookRequest {}
    // M.
    message LookResponse {}
    """

  @Test func everyMethodHasALineWithItsErrors() throws {
    let lines = ErrorTable.lines(try ProtocRun.schema(Self.body))
    #expect(
      lines.contains(
        "| Do | user | natural | FAILED_PRECONDITION THING_BUSY; UNAVAILABLE UNAVAILABLE when nobody answers; INVALID_ARGUMENT INVALID_ARGUMENT with field "
          + "violations: name (TOO_LONG\\|MISSING). |"))
    #expect(lines.contains("| Look | guest | read | none but those of every method |"))
    #expect(lines.contains { $0.hasPrefix("Every method answers NOT_FOUND THING_NOT_FOUND") })
  }

  @Test func everyReasonIsFoundByItsName() throws {
    let lines = ErrorTable.lines(try ProtocRun.schema(Self.body))
    #expect(lines.contains("| `THING_BUSY` | `failed_precondition` | ThingService.Do |"))
    #expect(lines.contains("| `THING_NOT_FOUND` | `not_found` | ThingService.Do, ThingService.Look |"))
    #expect(lines.contains("| `UNAVAILABLE` | `unavailable` | ThingService.Do |"))
    #expect(ErrorTable.errors(in: "ABORTED REQUEST_IN_PROGRESS; ABORTED X; NOT_FOUND, or nothing").map(\.reason) == ["REQUEST_IN_PROGRESS"])
  }

  @Test func whatOnlyServicesCallIsLeftOut() throws {
    let path = "cairn/test/internal/v1/things.proto"
    let head = ProtocRun.head("cairn.test.internal.v1", path: path, imports: ["cairn/rpc/v1/options.proto"])
    let lines = ErrorTable.lines(try ProtocRun.schema(Self.body, path: path, head: head))
    #expect(!lines.contains { $0.contains("ThingService") })
  }
}
