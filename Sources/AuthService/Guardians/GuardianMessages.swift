import CairnProto

extension CairnProto.GuardianConsent {
  /// As the child sees it.
  init(_ consent: GuardianConsent) {
    self.init(
      state: State(consent.state), guardianEmail: consent.guardianEmail, askTime: consent.askTime, consentTime: consent.consentTime)
  }
}

extension CairnProto.GuardianConsent.State {
  init(_ state: GuardianConsent.State) {
    switch state {
    case .asked: self = .asked
    case .consented: self = .consented
    // One that was replaced can answer nothing any more.
    case .refused, .replaced: self = .refused
    case .withdrawn: self = .withdrawn
    }
  }
}
