/// The maps.
typealias AtlasShelf = DataShelf<Atlas>

extension DataShelf where Data == Atlas {
  convenience init(store: MapStore) {
    self.init(revision: store.revision, read: store.atlas)
  }
}
