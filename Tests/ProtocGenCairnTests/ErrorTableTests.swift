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

  /// What the contract says of all methods is the first table, a line for each point of its list.
  @Test func whatEveryMethodMayAnswerIsATableOfItsOwn() throws {
    let comment = """
      Stable name.

      Any method may answer:
      - UNAUTHENTICATED TOKEN_EXPIRED: refresh, send
        again: the same call
      - INTERNAL INTERNAL: a fault of the server's
      - a point without an error: is none

      Between services there is UNKNOWN EVENT_NOT_TAKEN.
      """
    let answers = ErrorTable.answers(in: comment)
    #expect(answers.map(\.reason) == ["TOKEN_EXPIRED", "INTERNAL"] && answers.map(\.code) == ["UNAUTHENTICATED", "INTERNAL"])
    #expect(answers.first?.advice == "refresh, send again: the same call")
    let path = "cairn/rpc/v1/error_info.proto"
    let body = """
      // M.
      message ErrorInfo {
        // Any method may answer:
        // - UNAUTHENTICATED TOKEN_EXPIRED: refresh | send again
        string reason = 1;
      }
      """
    let lines = ErrorTable.lines(try ProtocRun.schema(body, path: path, head: ProtocRun.head("cairn.rpc.v1", path: path)))
    #expect(lines.contains("| `unauthenticated` | `TOKEN_EXPIRED` | refresh \\| send again |"))
    #expect(try !ErrorTable.lines(ProtocRun.schema(Self.body)).contains("## Of every method"))
  }

  @Test func whatOnlyServicesCallIsLeftOut() throws {
    let path = "cairn/test/internal/v1/things.proto"
    let head = ProtocRun.head("cairn.test.internal.v1", path: path, imports: ["cairn/rpc/v1/options.proto"])
    let lines = ErrorTable.lines(try ProtocRun.schema(Self.body, path: path, head: head))
    #expect(!lines.contains { $0.contains("ThingService") })
  }
}
