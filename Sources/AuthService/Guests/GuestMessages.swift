import CairnProto
import RPC
import Texts

extension GuestRules.Realm {
  /// Nil for an app nobody knows.
  init?(_ realm: CairnProto.Realm) {
    guard let app: GuestRules.Realm = ContractWord.word(realm) else { return nil }
    self = app
  }
}

extension GuestRules.Choice {
  /// Nil for a choice nobody knows.
  init?(_ results: MergeGuestRequest.Results) {
    switch results {
    case .unspecified: self = .none
    case .moved: self = .move
    case .discarded: self = .discard
    case .unrecognized: return nil
    }
  }
}

extension SignUpForm {
  init(_ request: UpgradeGuestRequest) {
    self.init(
      email: PeopleText.entry(request.email), password: NormalForm.nfc(request.password), username: PeopleText.entry(request.username),
      generatesUsername: false, deviceName: "", app: "")
  }
}
