public import CairnProto
public import GeocachesProto

extension GeocachesEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
    switch content {
    case .cachePublished: "cache.published"
    case .cacheUpdated: "cache.updated"
    case .cacheLogged: "cache.logged"
    case .firstFindMoved: "cache.first_find_moved"
    case .companionNamed: "cache.companion_named"
    case .cacheInTrouble: "cache.in_trouble"
    case .areaNews: "cache.area_news"
    case nil: nil
    }
  }

  public mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    switch content {
    case .cachePublished(var published):
      visit(published.ownerAccountID, &published.owner)
      content = .cachePublished(published)
    case .companionNamed(var named):
      visit(named.accountID, &named.person)
      content = .companionNamed(named)
    default: break
    }
  }
}
