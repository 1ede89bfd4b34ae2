import Protobuf
import RPC

/// A word of the contract with another name in the database. Which is which says their order, as `ContractWord` has it.
protocol CacheWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  associatedtype Wire: MessageEnum
}

extension CacheWord {
  /// Nil for what is unspecified or unknown.
  init?(_ wire: Wire) {
    guard let word: Self = ContractWord.word(wire) else { return nil }
    self = word
  }

  var wire: Wire { ContractWord.message(self) }
}
