public import WhereAmIProto

extension OpenPlay: AppOpenPlay {
  public func others(than accountID: String) -> Set<String> { Set(invitations.map { $0.other(than: accountID) }) }

  public func seen(by accountID: String, naming usernames: [String: String]) -> OpenPlay {
    let seen = invitations.compactMap { invitation -> Invitation? in
      guard let username = usernames[invitation.other(than: accountID)] else { return nil }
      var named = invitation
      named.otherUsername = username
      return named
    }
    return OpenPlay(games: games, invitations: seen)
  }
}

extension Invitation {
  fileprivate func other(than accountID: String) -> String { inviterAccountID == accountID ? friendAccountID : inviterAccountID }
}
