import FoundationEssentials
import Identity
import Testing

@testable import RPC

/// Who may call which method, with every capability that keeps somebody out.
@Suite struct AdmissionTests {
  private func row(
    _ access: Access, allowsIncompleteProfile: Bool = false, allowsSuspended: Bool = false, scopes: MethodScopes = []
  ) -> MethodRow {
    MethodRow(
      path: "/a.b.v1.C/D", access: access, idempotency: .read, requestBytesMax: 1, timeoutMsMax: 1, isServerStreaming: false,
      allowsIncompleteProfile: allowsIncompleteProfile, allowsSuspended: allowsSuspended, scopes: scopes, requestType: "a.b.v1.DRequest",
      responseType: "a.b.v1.DResponse")
  }

  private func refusal(_ row: MethodRow, _ caller: Caller) -> String? {
    do throws(RPCError) {
      _ = try row.admit(caller)
      return nil
    } catch {
      return "\(error.code.rawValue) \(error.reason)"
    }
  }

  private func caller(_ capabilities: String..., roles: [String] = ["user"]) -> Caller {
    Caller(accountID: UUID(), sessionID: UUID(), roles: roles, capabilities: capabilities)
  }

  @Test func whoHasNoNameOrNoGuardiansConsentIsLetIntoLittle() {
    for access in [Access.guest, .user] {
      #expect(refusal(row(access), caller("profile_incomplete")) == "failed_precondition PROFILE_INCOMPLETE")
      #expect(refusal(row(access), caller("awaiting_guardian", "minor")) == "failed_precondition GUARDIAN_CONSENT_REQUIRED")
      #expect(refusal(row(access), caller("awaiting_guardian", "profile_incomplete")) == "failed_precondition PROFILE_INCOMPLETE")
      for capability in ["profile_incomplete", "awaiting_guardian"] {
        #expect(refusal(row(access, allowsIncompleteProfile: true), caller(capability)) == nil)
      }
      #expect(refusal(row(access), caller("minor", "no_chat")) == nil)
    }
    #expect(refusal(row(.admin), caller("profile_incomplete", roles: ["user", "admin"])) == "failed_precondition PROFILE_INCOMPLETE")
  }

  @Test func whoIsSuspendedIsLetInWhereThatIsAllowed() {
    for access in [Access.guest, .user] {
      #expect(refusal(row(access), caller("suspended")) == "permission_denied ACCOUNT_SUSPENDED")
      #expect(refusal(row(access, allowsIncompleteProfile: true), caller("suspended")) == "permission_denied ACCOUNT_SUSPENDED")
      #expect(refusal(row(access, allowsSuspended: true), caller("suspended")) == nil)
      // One allowance does not make up for the other.
      #expect(
        refusal(row(access, allowsSuspended: true), caller("profile_incomplete", "suspended")) == "failed_precondition PROFILE_INCOMPLETE")
    }
    #expect(refusal(row(.admin), caller("suspended", roles: ["user", "admin"])) == "permission_denied ACCOUNT_SUSPENDED")
    #expect(refusal(row(.user, allowsSuspended: true), caller("guest", "suspended")) == "permission_denied GUEST_NOT_ALLOWED")
  }

  @Test func onlyAdminsAreLetInWhereAdminsAreMeant() {
    for roles in [["user"], ["user", "moderator"], ["Admin"], []] {
      #expect(refusal(row(.admin), caller(roles: roles)) == "permission_denied PERMISSION_DENIED")
    }
    #expect(refusal(row(.admin), .anonymous) == "unauthenticated UNAUTHENTICATED")
    #expect(refusal(row(.admin), caller(roles: ["user", "admin"])) == nil)
  }

  /// E-34: a page that was opened for reading starts nothing.
  @Test func whoWasLetInForWebPagesIsLetInWhereThatIsSaid() {
    for access in [Access.guest, .user, .admin] {
      var narrow = caller(roles: ["user", "admin"])
      narrow.scope = .web
      #expect(refusal(row(access), narrow) == "permission_denied SCOPE_TOO_NARROW")
      #expect(refusal(row(access, scopes: .web), narrow) == nil)
      // The whole is good for everything.
      #expect(refusal(row(access, scopes: .web), caller(roles: ["user", "admin"])) == nil)
      // Its scope does not make up for what its account lacks.
      narrow.capabilities = ["profile_incomplete"]
      #expect(refusal(row(access, scopes: .web), narrow) == "failed_precondition PROFILE_INCOMPLETE")
      #expect(refusal(row(access, allowsIncompleteProfile: true), narrow) == "permission_denied SCOPE_TOO_NARROW")
    }
    #expect(refusal(row(.public), Caller(accountID: UUID(), sessionID: UUID(), scope: .web)) == nil)
    #expect(refusal(row(.internal), .service("game")) == nil)
  }

  @Test func aRefusalSaysWhatTheSessionHas() {
    let error = #expect(throws: RPCError.self) { try row(.guest).admit(Caller(accountID: UUID(), sessionID: UUID(), scope: .web)) }
    #expect(error?.metadata == ["scope": "web"])
  }

  @Test func aMethodWithAnotherLimitIsOtherwiseTheSame() {
    let method = RPCMethod(
      row: MethodRow(
        path: "/a.b.v1.C/D", access: .guest, idempotency: .read, requestBytesMax: 1, timeoutMsMax: 1, isServerStreaming: false, cost: 4,
        scopes: .web, requestType: "a.b.v1.DRequest", responseType: "a.b.v1.DResponse"),
      body: .unary { request, _ in request })
    let limited = method.limited(requestBytesMax: 2).row
    #expect(limited.requestBytesMax == 2 && limited.cost == 4 && limited.scopes == .web)
  }

  @Test func theAccessLevelIsAskedFirst() {
    #expect(refusal(row(.user), caller("guest", "profile_incomplete")) == "permission_denied GUEST_NOT_ALLOWED")
    #expect(refusal(row(.guest), caller("guest")) == nil)
    #expect(refusal(row(.guest), .anonymous) == "unauthenticated UNAUTHENTICATED")
    #expect(refusal(row(.user, allowsIncompleteProfile: true), .anonymous) == "unauthenticated UNAUTHENTICATED")
    #expect(refusal(row(.internal), caller("profile_incomplete")) == "permission_denied PERMISSION_DENIED")
    #expect(refusal(row(.internal), .service("game")) == nil)
    #expect(refusal(row(.public), .anonymous) == nil)
  }
}
