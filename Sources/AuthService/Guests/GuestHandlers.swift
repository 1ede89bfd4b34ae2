import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Makes guests, and accounts of them.
struct GuestHandlers: GuestServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let identities = IdentityStore()
  let rules: GuestRules
  let hasher: PasswordHasher
  let issuer: SessionIssuer
  var verifier: ProviderVerifier
  let upgrade: GuestUpgrade
  let merge: GuestMerge
  let ids: any IDSource
  let budget: SignUpBudget
  let passwordRules: PasswordRules
  let confirmation: EmailConfirmation
  let mailBudget: MailBudget
  let pending: PendingSignUps
  /// Whether an upgrade tells that an address belongs to somebody (requirement W-S20).
  let revealsTakenEmails: Bool

  func createGuest(_ request: CreateGuestRequest, _ context: RequestContext) async throws -> CreateGuestResponse {
    try await refusing {
      guard let realm = GuestRules.Realm(request.realm) else {
        throw request.realm == .unspecified ? GuestRefusal.realmMissing : .realmUnknown
      }
      guard rules.realms.contains(realm) else { throw GuestRefusal.notAllowed }
      let device = SessionDevice(name: request.deviceName, app: request.app, at: context.clientAddress)
      try budget.count(context.countedNetwork, at: context.now)
      let guest = StoredAccount(
        accountID: ids.next(at: context.now), username: nil, email: nil, isEmailVerified: false, roles: StoredAccount.rolesOfNewAccounts,
        createTime: context.now, isGuest: true)
      let signer = try await issuer.signer(at: context.now)
      let tokens = try await database.transaction { transaction in
        try await accounts.insert(guest, in: transaction)
        try await AccountNews(ids: ids).tellNew(guest, in: transaction)
        return try await issuer.openFirst(guest, on: device, signer: signer, at: context.now, in: transaction)
      }
      return CreateGuestResponse(account: .init(guest, at: context.now), tokens: .init(tokens))
    }
  }

  func upgradeGuest(_ request: UpgradeGuestRequest, _ context: RequestContext) async throws -> UpgradeGuestResponse {
    let accountID = try context.accountID
    return try await refusing {
      // Again in the transaction, where it counts; here so that nobody waits for argon2 or a provider in vain.
      guard try await accounts.find(accountID, in: database)?.isGuest == true else { throw GuestRefusal.notAGuest }
      let account =
        switch (request.password.isEmpty, request.credential) {
        case (false, nil): try await upgradeWithPassword(accountID, request, context)
        case (true, let credential?): try await upgradeWithProvider(accountID, credential, context)
        case (true, nil): throw GuestRefusal.noWayIn
        case (false, _?): throw GuestRefusal.twoWaysIn
        }
      return UpgradeGuestResponse(account: .init(account, at: context.now))
    }
  }

  func previewGuestMerge(_ request: PreviewGuestMergeRequest, _ context: RequestContext) async throws -> PreviewGuestMergeResponse {
    let accountID = try context.accountID
    return try await refusing {
      let guestID = try await merge.guest(of: request.guestRefreshToken, at: context.now, in: database)
      let counts = try await merge.counts(guestID, accountID)
      return PreviewGuestMergeResponse(
        guestResultCount: counts.guest, accountResultCount: counts.account,
        isChoiceRequired: GuestRules.isChoiceRequired(guestCount: counts.guest, accountCount: counts.account))
    }
  }

  func mergeGuest(_ request: MergeGuestRequest, _ context: RequestContext) async throws -> MergeGuestResponse {
    let accountID = try context.accountID
    return try await refusing {
      guard let choice = GuestRules.Choice(request.results) else { throw GuestRefusal.resultsUnknown }
      if try await merge.isDone(request.guestRefreshToken, into: accountID, in: database) { return MergeGuestResponse() }
      do {
        try await merge(request.guestRefreshToken, choice, into: accountID, context)
      } catch GuestRefusal.tokenInvalid {
        // Spent by a repeat of the same call at the same moment, or not the caller's to spend.
        guard try await merge.isDone(request.guestRefreshToken, into: accountID, in: database) else { throw GuestRefusal.tokenInvalid }
      }
      return MergeGuestResponse()
    }
  }

  // MARK: -

  private func merge(
    _ guestRefreshToken: String, _ choice: GuestRules.Choice, into accountID: UUID, _ context: RequestContext
  ) async throws {
    let guestID = try await merge.guest(of: guestRefreshToken, at: context.now, in: database)
    let moves = try await movesResults(choice, guestID, accountID)
    try await database.transaction(orIfGone: RPCError(SessionRefusal.sessionRevoked)) { transaction in
      try await merge.run(
        guestRefreshToken, into: accountID, by: context.caller.sessionID, movesResults: moves, at: context.now, in: transaction)
    }
  }

  private func upgradeWithPassword(
    _ accountID: UUID, _ request: UpgradeGuestRequest, _ context: RequestContext
  ) async throws -> StoredAccount {
    let form = SignUpForm(request)
    let mistakes = form.mistakes(passwordRules)
    if !mistakes.isEmpty { throw RPCError.invalid(mistakes.map(FieldViolation.init)) }
    try budget.count(context.countedNetwork, at: context.now)
    let taken = try await accounts.isTaken(username: form.username, email: form.email, at: context.now, in: database)
    if taken.username { throw AccountRefusal.usernameTaken }
    guard revealsTakenEmails else { return try await upgradeLater(accountID, request, form, context) }
    if taken.email { throw AccountRefusal.emailTaken }
    let hash = try await hasher.hash(form.password, from: context.countedNetwork)
    do {
      return try await database.transaction { transaction in
        let account = try await upgrade.upgrade(
          accountID, username: form.username, email: form.email, hash: hash, by: context.caller.sessionID, at: context.now, in: transaction)
        try await confirmation.ask(account, for: form.email, at: context.now, in: transaction)
        return account
      }
    } catch let error as PostgresError {
      throw Self.refusalOfGone(error) ?? AccountHandlers.refusal(error) ?? error
    }
  }

  /// A guest that became part of an account at the same moment is gone.
  private static func refusalOfGone(_ error: PostgresError) -> GuestRefusal? {
    if case .foreignKeyViolation = error.kind { .notAGuest } else { nil }
  }

  /// The guest stays one until the address is confirmed.
  private func upgradeLater(
    _ accountID: UUID, _ request: UpgradeGuestRequest, _ form: SignUpForm, _ context: RequestContext
  ) async throws -> StoredAccount {
    try await mailBudget.admitMail(to: form.email, from: context.clientAddress, at: context.now, in: database)
    let hash = try await hasher.hash(form.password, from: context.countedNetwork)
    return try await database.transaction { transaction in
      guard let guest = try await accounts.find(accountID, in: transaction), guest.isGuest else { throw GuestRefusal.notAGuest }
      try await pending.begin(
        SignUpWithPasswordRequest(email: form.email, username: form.username), form, hash: hash, of: accountID, at: context.now,
        in: transaction)
      return guest
    }
  }

  private func upgradeWithProvider(
    _ accountID: UUID, _ credential: ProviderCredential, _ context: RequestContext
  ) async throws -> StoredAccount {
    let proven = try await verifier.verify(ProviderToken(credential), at: context.now)
    do {
      return try await database.transaction { transaction in
        if try await identities.find(provider: proven.provider, subject: proven.subject, in: transaction) != nil {
          throw IdentityRefusal.linkedElsewhere
        }
        return try await upgrade.upgrade(accountID, proven, by: context.caller.sessionID, at: context.now, in: transaction)
      }
    } catch let error as PostgresError {
      if let refusal = Self.refusalOfGone(error) { throw refusal }
      switch error.violatedConstraint {
      case IdentityStore.uniqueConstraint: throw IdentityRefusal.linkedElsewhere
      case AccountStore.Constraint.email: throw IdentityRefusal.needsLinking
      default: throw error
      }
    }
  }

  private func movesResults(_ choice: GuestRules.Choice, _ guestID: UUID, _ accountID: UUID) async throws -> Bool {
    // Results need not be counted for a caller who has said what they want.
    let counts = choice == .none ? try await merge.counts(guestID, accountID) : (guest: 0, account: 0)
    do throws(GuestRules.Refusal) {
      return try GuestRules.movesResults(choice, guestCount: counts.guest, accountCount: counts.account)
    } catch {
      throw GuestRefusal.choiceRequired
    }
  }

  private func refusing<Answer>(_ body: nonisolated(nonsending) () async throws -> Answer) async throws -> Answer {
    do {
      return try await body()
    } catch let refusal as GuestRefusal {
      throw RPCError(refusal)
    } catch let refusal as IdentityRefusal {
      throw RPCError(refusal)
    } catch let refusal as AccountRefusal {
      throw RPCError(refusal)
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    }
  }
}
