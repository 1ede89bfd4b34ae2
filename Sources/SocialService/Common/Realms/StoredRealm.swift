import Postgres

/// One of the apps. In the order of the contract's numbers, from 1.
package enum StoredRealm: String, Sendable, CaseIterable, SQLValue, SQLDecodable, SQLElement {
  case whereAmI = "where-am-i"
  case expeditions = "expeditions"
  case cacheOut = "cache-out"
  case localBuddy = "local-buddy"
  case qwalk = "qwalk"
}
