import AuthService
import Foundation
import Testing
import Timekeeping

@testable import CairnTool

@Suite struct FirebaseUsersFileTests {
  /// In the published format (firebase.google.com/docs/cli/auth, "JSON").
  private static let file = """
    {"users": [
      {"localId": "a1", "email": "anna@example.org", "emailVerified": true, "passwordHash": "lSrfV15cpx95_sZS", "salt": "42xEC-ixf3L2lw==",
       "displayName": "anna", "photoUrl": "https://example.org/a.png", "lastSignedInAt": "1500000001000", "createdAt": "1500000000000",
       "providerUserInfo": [
         {"providerId": "google.com", "rawId": "1234", "email": "anna@example.org", "displayName": "Anna A"}, {"providerId": "password"}]},
      {"localId": "b2", "emailVerified": false, "createdAt": "1500000000000", "disabled": true, "providerUserInfo": []}
    ]}
    """

  @Test func `Users are read with all that is taken along`() throws {
    let users = try FirebaseUsersFile.read(Data(Self.file.utf8))
    let anna = try #require(users.first)
    #expect(users.count == 2 && anna.localID == "a1" && anna.email == "anna@example.org" && anna.isEmailVerified && !anna.isDisabled)
    #expect(
      anna.createTime == Moment(milliseconds: 1_500_000_000_000) && anna.password?.salt.count == 10 && anna.password?.hash.count == 12)
    #expect(anna.providers == [FirebaseUser.Provider(providerID: "google.com", subject: "1234", email: "anna@example.org", name: "Anna A")])
    #expect(users[1].isDisabled && users[1].email.isEmpty && users[1].password == nil && users[1].providers.isEmpty)
    for text in ["", "[]", "{}", "{\"users\": [{}]}"] { #expect(throws: Failure.self) { try FirebaseUsersFile.read(Data(text.utf8)) } }
  }

  @Test func `The report names who was left out by path and id, and no address`() throws {
    let users = try FirebaseUsersFile.read(Data(Self.file.utf8))
    let outcomes: [FirebaseImport.Outcome] = [.taken, .anonymous]
    #expect(ImportFirebaseAuthCommand.summary(users, outcomes, isDryRun: false) == ["1 taken", "1 anonymous, left out"])
    #expect(ImportFirebaseAuthCommand.summary([], [], isDryRun: false) == ["There are no users in this file."])
    #expect(ImportFirebaseAuthCommand.leftOut(users, outcomes) == ["users[1] b2: anonymous, left out"])
  }
}
