import CairnProto
import Identity
import RPC
import Texts
import Timekeeping

extension CairnProto.Account {
  /// The account as its owner sees it.
  init(_ account: StoredAccount, at now: Moment) {
    self.init(
      accountID: account.accountID.text, username: account.username ?? "", email: account.email ?? "",
      emailVerified: account.isEmailVerified, createTime: account.createTime, roles: account.roles,
      capabilities: account.standing(at: now).toldCapabilities(at: now), birthDate: account.birthDate?.text ?? "",
      country: account.country ?? "", givenName: account.details.givenName, familyName: account.details.familyName,
      gender: .init(account.details.gender))
  }
}

extension SignUpForm {
  init(_ request: SignUpWithPasswordRequest) {
    self.init(
      email: PeopleText.entry(request.email), password: NormalForm.nfc(request.password), username: PeopleText.entry(request.username),
      generatesUsername: request.generateUsername, deviceName: request.deviceName, app: request.app,
      invitationCode: request.invitationCode, locale: request.locale.isEmpty ? nil : request.locale,
      age: AgeForm(birthDate: request.birthDate, country: request.country, guardianEmail: PeopleText.entry(request.guardianEmail)),
      person: PersonalDetails.Form(givenName: request.givenName, familyName: request.familyName, gender: request.gender))
  }
}

extension FieldViolation {
  /// The only place where a mistake in the sign-up form gets its wire reason.
  init(_ mistake: SignUpForm.Mistake) {
    switch mistake {
    case .username(let refusal): self.init(refusal)
    case .email(let refusal): self.init(refusal)
    case .password(let refusal): self.init(refusal)
    case .person(let mistake): self.init(mistake)
    case .locale: self.init("locale", .malformed, "a language tag, for example sv or de-AT")
    }
  }
}
