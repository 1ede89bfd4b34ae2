/// Contract that is generated for: Cairn's own contract, or one of others that a test speaks.
package struct Contract: Hashable, Sendable {
  /// Beginning of the names of its modules: "Cairn" → CCairnProto, CairnProto, CairnServices.
  package var module: String
  /// Beginning of the names of its packages.
  package var packages: String
  /// Whether the house's laws of names, comments and signatures hold. A contract of others is as it is; what the generator cannot write, and
  /// messages that contain themselves, are refused in every contract.
  package var isOwn: Bool

  package static let cairn = Contract(module: "Cairn", packages: "cairn.", isOwn: true)

  /// Reads protoc's `--cairn_opt=module=Conformance,packages=connectrpc.`; nothing at all means Cairn's own contract.
  package init(parameter: String) throws {
    self = .cairn
    if parameter.isEmpty { return }
    var values: [Substring: Substring] = [:]
    for part in parameter.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    guard values.count == 2, let module = values["module"], let packages = values["packages"] else {
      throw GeneratorError("unknown options \"\(parameter)\": expected module=NAME,packages=PREFIX, or none")
    }
    self.init(module: String(module), packages: String(packages), isOwn: false)
  }

  private init(module: String, packages: String, isOwn: Bool) {
    self.module = module
    self.packages = packages
    self.isOwn = isOwn
  }

  /// The one target of C, whatever the modules of Swift.
  var cProto: String { "C\(module)Proto" }
  var messages: String { "\(module)Messages" }
  var methods: String { "\(module)Methods" }
  /// The module that lists all messages and all methods of a contract with several modules.
  var whole: String { "\(module)Contract" }
}
