import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import LocalBuddyProto
import RPC
import SocialCommon

/// Asks AuthService how old somebody is. It alone knows days of birth; the answer is not kept, so that a birthday counts on the day itself.
struct Adults: Sendable {
  let directory: DirectoryServiceClient

  /// The person, who is of age.
  /// - Throws: `RPCError`: `failed_precondition` with BIRTH_DATE_MISSING or TOO_YOUNG; `unavailable` when AuthService does not answer.
  func traveller(_ accountID: UUID) async throws -> Traveller {
    let facts: GetPersonalFactsResponse
    do {
      facts = try await directory.getPersonalFacts(GetPersonalFactsRequest(account: accountID.bytes))
    } catch let error as RPCError where !error.code.isTransient {
      throw RPCError(.unavailable, reason: .unavailable, message: "the age cannot be found out now", cause: error)
    }
    do throws(AdultRules.Refusal) {
      let age = try AdultRules.checked(facts.ageYears.map { Int($0) })
      return Traveller(accountID: accountID, age: age, gender: PersonalDetails.Gender(facts.gender))
    } catch {
      throw RPCError(error)
    }
  }
}

extension PersonalDetails.Gender {
  /// Nil for what is not told, and what this version does not know.
  init?(_ gender: CairnProto.Gender) {
    guard let word: Self = ContractWord.word(gender) else { return nil }
    self = word
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: AdultRules.Refusal) {
    switch refusal {
    case .birthDateMissing: self.init(.failedPrecondition, reason: .birthDateMissing, message: "GuardianService.SetBirthDate tells it")
    case .tooYoung: self.init(.failedPrecondition, reason: .tooYoung, metadata: ["min_age": String(AdultRules.ageMin)])
    }
  }
}
