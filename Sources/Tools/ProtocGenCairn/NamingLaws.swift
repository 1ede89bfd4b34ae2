/// Laws of names: files, packages, services, messages, enums, fields.
enum NamingLaws {
  static func broken(by file: File) -> [Finding] {
    fileFindings(file) + file.allMessages.flatMap(messageFindings) + file.allEnums.flatMap(enumFindings)
      + file.services.flatMap(serviceFindings)
  }

  // MARK: - Shapes

  /// `geo_guess`: small letters and digits, single underscores between.
  static func isLowerSnake(_ name: String) -> Bool {
    !name.isEmpty && name.first?.isLowercase == true && !name.hasSuffix("_") && !name.contains("__")
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
  }

  /// `GeoGuess`: letters and digits, the first a capital.
  static func isTitleCase(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// `STATE_NOT_READY`.
  static func isUpperSnake(_ name: String) -> Bool {
    isLowerSnake(name.lowercased()) && name == name.uppercased()
  }

  // MARK: - Laws

  private static func fileFindings(_ file: File) -> [Finding] {
    var findings: [Finding] = []
    func refuse(_ reason: String) { findings.append(Finding(element: file.package, reason: reason)) }
    if !isPackage(file.package) {
      refuse("a package is cairn.<service>.v<number>, cairn.<service>.<app>.v<number> or cairn.<service>.internal.v<number>")
    }
    let folder = file.path.split(separator: "/").dropLast().joined(separator: ".")
    if folder != file.package { refuse("the folder is not the package") }
    let stem = file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    if !isLowerSnake(stem) { refuse("the file's name is not lower_snake_case") }
    if file.services.count > 1 { refuse("more than one service in a file") }
    return findings
  }

  /// The apps are those of `SwiftModules.apps`.
  static func isPackage(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard (3...4).contains(parts.count), parts[0] == "cairn", let version = parts.last, version.first == "v" else { return false }
    guard Int(version.dropFirst()) != nil else { return false }
    return parts.count == 3 || parts[2] == "internal" || SwiftModules.apps[String(parts[2])] != nil
  }

  private static func messageFindings(_ message: Message) -> [Finding] {
    var findings: [Finding] = []
    if !isTitleCase(message.name) { findings.append(Finding(element: message.swiftName, reason: "is not TitleCase")) }
    for name in message.fields.map(\.name) + message.oneofs.filter({ !$0.isSynthetic }).map(\.name) where !isLowerSnake(name) {
      findings.append(Finding(element: "\(message.swiftName).\(name)", reason: "is not lower_snake_case"))
    }
    return findings
  }

  private static func enumFindings(_ type: Enum) -> [Finding] {
    let name = type.swiftName
    let prefix = SwiftNames.enumPrefix(type.name)
    var findings: [Finding] = []
    if !isTitleCase(type.name) { findings.append(Finding(element: name, reason: "is not TitleCase")) }
    if type.values.first?.name != prefix + "UNSPECIFIED" || type.values.first?.number != 0 {
      findings.append(Finding(element: name, reason: "its first value is not \(prefix)UNSPECIFIED = 0"))
    }
    for value in type.values where !isUpperSnake(value.name) || !value.name.hasPrefix(prefix) {
      findings.append(Finding(element: value.name, reason: "does not begin with \(prefix)"))
    }
    if Set(type.values.map(\.number)).count != type.values.count {
      findings.append(Finding(element: name, reason: "two values share a number"))
    }
    return findings
  }

  private static func serviceFindings(_ service: Service) -> [Finding] {
    var findings: [Finding] = []
    if !isTitleCase(service.name) || !service.name.hasSuffix("Service") {
      findings.append(Finding(element: service.name, reason: "is not TitleCase ending in Service"))
    }
    for method in service.methods where !isTitleCase(method.name) {
      findings.append(Finding(element: "\(service.name).\(method.name)", reason: "is not TitleCase"))
    }
    return findings
  }
}
