public import Protobuf

/// Enums of the rules that have a word for each value of one of the contract's, in the order of its numbers, from 1: which is which needs to be said nowhere.
/// A test holds the words to the names that the contract has.
public enum ContractWord {
  /// The value of a word.
  public static func message<Word: CaseIterable & Equatable, Message: MessageEnum>(_ word: Word) -> Message {
    Message(rawValue: Int32(1 + (Array(Word.allCases).firstIndex(of: word) ?? -1)))
  }

  /// The word for a value; nil for the one with number 0, and for one that is not known here.
  public static func word<Word: CaseIterable>(_ message: some MessageEnum) -> Word? {
    let words = Array(Word.allCases)
    return (1...words.count).contains(Int(message.rawValue)) ? words[Int(message.rawValue) - 1] : nil
  }

  /// The word for a value that must be given.
  /// - Throws: `invalid_argument` MISSING for the one with number 0, UNKNOWN_VALUE for one that is not known here.
  public static func read<Word: CaseIterable>(_ message: some MessageEnum, _ field: String) throws(RPCError) -> Word {
    try Field.word(message, field) { word($0) }
  }
}
