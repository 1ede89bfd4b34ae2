/// App that something common belongs to: a board, a badge. The raw value is what ids of boards begin with. In the order of the contract's numbers, from 1.
package enum AppRealm: String, Sendable, Hashable, CaseIterable {
  case whereAmI = "where_am_i"
  case expeditions
  case cacheOut = "cache_out"
  case localBuddy = "local_buddy"
  case qwalk
}
