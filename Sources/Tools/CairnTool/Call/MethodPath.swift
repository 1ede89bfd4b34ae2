internal import RPC

/// Finds the method a person means: "GeoGuessService/StartSingle", "cairn.game.whereami.v1.GeoGuessService/StartSingle", "StartSingle".
enum MethodPath {
  /// - Throws: `Failure` that names what there is.
  static func resolve(_ text: String, in methods: [MethodRow]) throws(Failure) -> MethodRow {
    let parts = text.split(separator: "/").map(String.init)
    guard (1...2).contains(parts.count), let method = parts.last else {
      throw Failure("A method is written like GeoGuessService/StartSingle.")
    }
    let service = parts.count == 2 ? parts[0] : nil
    let inService = service.map { service in methods.filter { isService($0, service) } } ?? methods
    if inService.isEmpty, let service { throw noService(service, methods) }
    let found = inService.filter { $0.methodName == method }
    switch found.count {
    case 1: return found[0]
    case 0: throw Failure("There is no method \(text). There are:\n" + list(inService))
    default: throw Failure("More than one service has a method \(method):\n" + list(found))
    }
  }

  /// One method a line, short, by service.
  static func list(_ methods: [MethodRow]) -> String {
    methods.map { "  \($0.shortServiceName)/\($0.methodName)" }.sorted().joined(separator: "\n")
  }

  private static func isService(_ row: MethodRow, _ name: String) -> Bool {
    row.serviceName == name || row.shortServiceName == name
  }

  private static func noService(_ name: String, _ methods: [MethodRow]) -> Failure {
    let names = Set(methods.map(\.shortServiceName)).sorted().joined(separator: ", ")
    return Failure("There is no service \(name). There are: \(names).")
  }
}

extension MethodRow {
  /// "cairn.game.whereami.v1.GeoGuessService".
  var serviceName: String { String(path.dropFirst().prefix { $0 != "/" }) }
  /// "GeoGuessService".
  var shortServiceName: String { serviceName.split(separator: ".").last.map(String.init) ?? serviceName }
  /// "StartSingle".
  var methodName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
