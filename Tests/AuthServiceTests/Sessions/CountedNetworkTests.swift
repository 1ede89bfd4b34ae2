import CairnProto
import Testing

@testable import AuthService

/// What is limited by address, for those whose address is not known.
@Suite struct CountedNetworkTests {
  @Test func `An unknown address is one address, and an IPv6 customer is one`() {
    #expect(ClientNetwork.counted(nil) == ClientNetwork.counted("nonsense"))
    #expect(ClientNetwork.counted("192.0.2.1") != ClientNetwork.counted("192.0.2.2"))
    #expect(ClientNetwork.counted("2001:db8::1") == ClientNetwork.counted("2001:db8::2"))
  }

  /// As guests asked for mails without end, where it is not told which addresses have accounts.
  @Test(arguments: [nil, "192.0.2.1"])
  func `Guests of one address, or of none, have so many mails sent and no more`(address: String?) async throws {
    try await GuestHouse.run(revealsTakenEmails: false) { house in
      let auth = house.auth
      var refusals: [String?] = []
      for index in 0...LoginThrottleRules.mailAddress.freeTries {
        let (guest, _) = try await house.guest()
        let request = UpgradeGuestRequest(
          email: "victim\(index)@example.org", password: AuthFixture.password, username: "Victim\(index)")
        refusals.append(try await auth.refusal { try await house.handlers.upgradeGuest(request, auth.context(guest, from: address)) })
      }
      #expect(refusals.dropLast().allSatisfy { $0 == nil } && refusals.last == "resource_exhausted RATE_LIMITED")
    }
  }

  @Test func `Codes and log-ins without an address are counted too`() async throws {
    try await AuthFixture.run { auth in
      for index in 0..<LoginThrottleRules.codeAddress.freeTries {
        try await auth.expect("failed_precondition CODE_INVALID") { try await auth.verify("a\(index)@example.org", code: "12345678") }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.verify("b@example.org", code: "12345678") }
      for index in 0..<LoginThrottleRules.address.freeTries {
        try await auth.expect("unauthenticated INVALID_CREDENTIALS") { try await auth.logIn("nobody\(index)") }
      }
      try await auth.expect("resource_exhausted RATE_LIMITED") { try await auth.logIn("somebody") }
    }
  }
}
