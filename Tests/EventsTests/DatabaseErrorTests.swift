import Events
import Postgres
import RPC
import Testing

@Suite struct DatabaseErrorTests {
  @Test(arguments: [PostgresError.Kind.outOfRoom(sqlState: "53100"), .readOnly])
  func aDatabaseThatKeepsNothingIsAwayForAWhile(kind: PostgresError.Kind) {
    let error = PostgresError(kind).rpcError
    #expect(error.code == .unavailable && error.metadata["retry_after_ms"] != nil)
    // Another process of the service would find the same database.
    #expect(!error.isSafeToRetry)
  }

  @Test func aMistakeOfOursIsStillOne() {
    #expect(PostgresError(.server(sqlState: "42601")).rpcError.code == .internal)
  }
}
