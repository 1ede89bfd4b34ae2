/// A part of a document, in the document's order.
public enum XMLEvent: Sendable, Hashable {
  case start(XMLElement)
  /// A piece of the text of an element: what lies between two tags may come in several.
  case text(String)
  /// The local name of the element that ends.
  case end(String)
}

/// The beginning of an element.
public struct XMLElement: Sendable, Hashable {
  /// Without a prefix.
  public let name: String
  /// Empty for none.
  public let namespace: String
  /// By their local names.
  public let attributes: [String: String]
  /// From 1.
  public let line: Int

  public init(name: String, namespace: String = "", attributes: [String: String] = [:], line: Int = 1) {
    (self.name, self.namespace, self.attributes, self.line) = (name, namespace, attributes, line)
  }
}

/// Flaw for which a document is not read further.
public enum XMLFlaw: Error, Sendable, Hashable, CustomStringConvertible {
  /// No XML, or cut off. In the parser's words.
  case malformed(line: Int, String)
  /// It declares a type, by which entities could be made: nothing that is exchanged here does.
  case declaresType(line: Int)
  /// Elements within elements beyond the limit.
  case tooDeep(line: Int)
  /// Bytes beyond the limit.
  case tooLong
  /// There is no memory for a parser.
  case noMemory

  public var description: String {
    switch self {
    case .malformed(let line, let words): "line \(line): \(words)"
    case .declaresType(let line): "line \(line): a document type is declared (<!DOCTYPE), which is not taken"
    case .tooDeep(let line): "line \(line): elements are too deep within each other"
    case .tooLong: "it is too long"
    case .noMemory: "no memory to read it"
    }
  }
}
