/// Where the contract stands in Swift: which module a file belongs to, and what its files, messages, enums and services are called there.
///
/// A package of an app (`cairn.game.whereami.v1`) has modules of its own. A file that leans on an app's package, for example a person's stream, which
/// names each app's events, stands in the modules above all apps. Everything else is what apps lean on.
package enum SwiftModules {
  /// The apps by the part of a package that names them. A new app is one line here, one in Package.swift, and one folder of the contract.
  package static let apps = [
    "whereami": "WhereAmI", "geocaches": "Geocaches", "expeditions": "Expeditions", "quizwalks": "QuizWalks", "localbuddy": "LocalBuddy",
  ]

  /// The modules of files that lean on an app.
  package static let aboveApps = "AllApps"

  /// "whereami" of "cairn.game.whereami.v1"; nil for packages that serve all apps, and for internal ones.
  package static func app(ofPackage package: String) -> String? {
    let parts = package.split(separator: ".")
    guard parts.count == 4, parts[2] != "internal" else { return nil }
    return String(parts[2])
  }

  /// "GameWhereAmI" of "cairn.game.whereami.v1", "AuthInternal" of "cairn.auth.internal.v1", "Auth" of "cairn.auth.v1".
  package static func camel(_ package: String) -> String {
    package.split(separator: ".").dropFirst().dropLast().map { apps[String($0)] ?? SwiftNames.upperCamel(String($0)) }.joined()
  }
}

extension Schema {
  /// Fills in everything that Swift calls differently than the contract: a name is one of a kind in its package, and in Swift in its module.
  mutating func nameForSwift() {
    nameModules()
    nameStems()
    let names = typeNames()
    let shared = namesAcrossModules(names)
    for index in files.indices { files[index].name(by: names, shared) }
  }

  /// Files stand behind those they import, as protoc gives them.
  private mutating func nameModules() {
    var modules: [String: String] = [:]
    for index in files.indices {
      let file = files[index]
      let leansOnApp = file.dependencies.contains { path in
        guard let module = modules[path] else { return false }
        return module != contract.module
      }
      let app = contract.isOwn ? SwiftModules.app(ofPackage: file.package).map { SwiftModules.apps[$0] ?? SwiftNames.upperCamel($0) } : nil
      files[index].module = app ?? (contract.isOwn && leansOnApp ? SwiftModules.aboveApps : contract.module)
      modules[file.path] = files[index].module
    }
  }

  /// A module has no two files of one name: where two packages have one each, the package's name is put before it.
  private mutating func nameStems() {
    let stems = files.map { file in
      let name = file.path.split(separator: "/").last ?? ""
      return SwiftNames.upperCamel(name.split(separator: ".").first.map(String.init) ?? "")
    }
    let counts = Dictionary(grouping: files.indices.filter { isOwn(files[$0]) }) { "\(files[$0].module).\(stems[$0])" }.mapValues(\.count)
    for (index, stem) in stems.enumerated() {
      let isAlone = counts["\(files[index].module).\(stem)"] == 1
      files[index].swiftStem = isAlone ? stem : SwiftModules.camel(files[index].package) + stem
    }
  }

  /// Every message, enum and service of the contract by its full name.
  private func typeNames() -> [String: SwiftTypeName] {
    var owners: [String: Set<String>] = [:]
    for file in ownFiles {
      for name in file.topNames { owners["\(file.module).\(name)", default: []].insert(file.package) }
    }
    var names: [String: SwiftTypeName] = [:]
    for file in ownFiles {
      for name in file.topNames {
        let isAlone = owners["\(file.module).\(name)"]?.count == 1
        let swift = isAlone ? SwiftNames.unhiding(name) : SwiftModules.camel(file.package) + name
        names["\(file.package).\(name)"] = SwiftTypeName(module: file.module, name: swift)
      }
      for message in file.messages { addNested(of: message, to: &names) }
    }
    return names
  }

  private func addNested(of message: Message, to names: inout [String: SwiftTypeName]) {
    guard let owner = names[message.fullName] else { return }
    for (fullName, name) in message.messages.map({ ($0.fullName, $0.name) }) + message.enums.map({ ($0.fullName, $0.name) }) {
      names[fullName] = SwiftTypeName(module: owner.module, name: "\(owner.name).\(SwiftNames.unhiding(name))")
    }
    for nested in message.messages { addNested(of: nested, to: &names) }
  }

  /// The messages that a message of another module has as a field.
  private func namesAcrossModules(_ names: [String: SwiftTypeName]) -> Set<String> {
    var shared: Set<String> = []
    for file in ownFiles {
      for case .message(let name) in file.allMessages.flatMap(\.fields).map(\.type) {
        if let module = names[name]?.module, module != file.module { shared.insert(name) }
      }
    }
    return shared
  }
}

/// Name in Swift of a message, an enum or a service, and where it stands.
struct SwiftTypeName {
  var module: String
  var name: String

  /// The name as a file of that module writes it.
  func seen(from module: String) -> String { module == self.module ? name : "\(self.module)Proto.\(name)" }
}

extension File {
  fileprivate var topNames: [String] { messages.map(\.name) + enums.map(\.name) + services.map(\.name) }

  fileprivate mutating func name(by names: [String: SwiftTypeName], _ shared: Set<String>) {
    for index in messages.indices { messages[index].name(by: names, shared, in: module) }
    for index in enums.indices { enums[index].swiftName = names[enums[index].fullName]?.name ?? "" }
    for index in services.indices {
      services[index].swiftName = names[services[index].fullName]?.name ?? ""
      for method in services[index].methods.indices {
        let (request, response) = (services[index].methods[method].requestType, services[index].methods[method].responseType)
        services[index].methods[method].swiftRequest = names[request]?.name ?? ""
        services[index].methods[method].swiftResponse = names[response]?.name ?? ""
      }
    }
  }
}

extension Message {
  fileprivate mutating func name(by names: [String: SwiftTypeName], _ shared: Set<String>, in module: String) {
    swiftName = names[fullName]?.name ?? ""
    isShared = shared.contains(fullName)
    for index in fields.indices {
      switch fields[index].type {
      case .message(let name), .enumeration(let name): fields[index].swiftType = names[name]?.seen(from: module) ?? ""
      default: break
      }
    }
    for index in messages.indices { messages[index].name(by: names, shared, in: module) }
    for index in enums.indices { enums[index].swiftName = names[enums[index].fullName]?.name ?? "" }
  }
}
