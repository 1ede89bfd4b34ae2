import CairnProto
import Texts

extension GuestRules.Realm {
  /// Nil for an app nobody knows.
  init?(_ realm: CairnProto.Realm) {
    switch realm {
    case .whereAmI: self = .whereAmI
    case .expeditions: self = .expeditions
    case .cacheOut: self = .cacheOut
    case .localBuddy: self = .localBuddy
    case .qwalk: self = .qwalk
    case .unspecified, .unrecognized: return nil
    }
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
