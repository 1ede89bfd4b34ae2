import CairnProto

extension CheckUsernameResponse.Verdict {
  /// Message to a client about a name that breaks the rules. Which list a name is on is not said.
  init(_ refusal: UsernameRules.Refusal) {
    switch refusal {
    case .wrongLength: self = .wrongLength
    case .wrongCharacter, .onlyUnderscores: self = .wrongCharacter
    case .reserved, .offensive: self = .reserved
    }
  }
}
