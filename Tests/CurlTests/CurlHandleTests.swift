import Testing

@testable import Curl

@Suite struct CurlHandleTests {
  @Test func `A handle takes what an address may be`() throws {
    let handle = try CurlHandle()
    try handle.set(url: "https://localhost/")
  }
}
