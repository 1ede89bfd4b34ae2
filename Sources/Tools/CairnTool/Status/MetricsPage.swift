/// A page of metrics in Prometheus' text format, as far as our own processes write it.
struct MetricsPage: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var name: String
    var labels: [String: String]
    var value: Double
  }

  let samples: [Sample]

  /// Lines that are no samples are passed over.
  init(_ text: String) {
    samples = text.split(separator: "\n").compactMap(Self.sample)
  }

  /// The sum of the samples of a name that have these labels.
  func sum(_ name: String, _ labels: [String: String] = [:]) -> Double {
    samples.reduce(0) { sum, sample in
      sample.name == name && labels.allSatisfy { sample.labels[$0.key] == $0.value } ? sum + sample.value : sum
    }
  }

  /// The first sample of a name.
  func first(_ name: String) -> Sample? { samples.first { $0.name == name } }

  private static func sample(_ line: Substring) -> Sample? {
    guard !line.hasPrefix("#") else { return nil }
    guard let brace = line.firstIndex(of: "{") else {
      let words = line.split(separator: " ")
      guard words.count >= 2, let value = Double(words[1]) else { return nil }
      return Sample(name: String(words[0]), labels: [:], value: value)
    }
    var labels: [String: String] = [:]
    var rest = line[line.index(after: brace)...]
    while let equals = rest.firstIndex(of: "="), rest.first != "}" {
      let name = String(rest[..<equals].drop { $0 == "," || $0 == " " })
      rest = rest[equals...].dropFirst(2)
      var value = ""
      while let character = rest.popFirst(), character != "\"" {
        value.append(character == "\\" ? unescaped(rest.popFirst()) : character)
      }
      labels[name] = value
    }
    guard let value = rest.drop(while: { $0 == "}" || $0 == "," || $0 == " " }).split(separator: " ").first.flatMap({ Double($0) }) else {
      return nil
    }
    return Sample(name: String(line[..<brace]), labels: labels, value: value)
  }

  private static func unescaped(_ character: Character?) -> Character {
    character == "n" ? "\n" : character ?? "\\"
  }
}
