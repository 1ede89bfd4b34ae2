/// The land of the countries.
typealias CountryShelf = DataShelf<CountryMap>

extension DataShelf where Data == CountryMap {
  convenience init(store: CountryStore) {
    self.init(revision: store.revision) { try CountryMap(try await store.all(), revision: $0) }
  }
}
