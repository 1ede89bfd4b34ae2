import WhereAmIProto
import CairnServices
import CairnContract
import Foundation
import ProtocGenCairn
import Protobuf
import RPC
import Testing

/// The laws of the contract, its lock, and the freshness of what was generated from it.
@Suite struct ContractLawTests {
  @Test func theContractKeepsItsLaws() throws {
    let violations = Laws.violations(of: try Contract.schema.get())
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func theContractGrowsAndNeverChanges() throws {
    let locked = try String(contentsOf: Contract.root.appendingPathComponent("proto/contract.lock"), encoding: .utf8)
    let lines = Set(ContractLock.lines(try Contract.schema.get()))
    let gone = locked.split(separator: "\n").map(String.init).filter { !lines.contains($0) }
    #expect(gone.isEmpty, "changed or removed: \(gone). Way out: put them back, and add beside them or make a v2 package.")
  }

  @Test func whatIsCommittedIsWhatTheGeneratorWrites() throws {
    let files = Dictionary(uniqueKeysWithValues: try generated().map { ($0.path, $0.content) })
    let folder = Contract.root.appendingPathComponent("Sources/Generated")
    for (path, content) in files {
      let committed = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      #expect(committed == content, "\(path) is stale. Way out: make proto, and commit what it writes.")
    }
    let targets = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(
      targets.subtracting(["CCairnProto", "CairnContract"]).sorted() == [
        "AllAppsProto", "AllAppsServices", "CairnProto", "CairnServices", "ExpeditionsProto", "ExpeditionsServices", "GeocachesProto",
        "GeocachesServices", "LocalBuddyProto", "LocalBuddyServices", "QuizWalksProto", "QuizWalksServices", "WhereAmIProto",
        "WhereAmIServices",
      ])
    for target in targets {
      let names = FileManager.default.enumerator(atPath: folder.appendingPathComponent(target).path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") || name.hasSuffix(".c") || name.hasSuffix(".h") {
        #expect(files["\(target)/\(name)"] != nil, "\(target)/\(name) is not generated. Way out: make proto.")
      }
    }
  }

  /// Runs the generator in this process on the request that protoc makes for a plugin that only keeps it.
  private func generated() throws -> [GeneratedFile] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-request-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plugin = folder.appendingPathComponent("protoc-gen-keep")
    let request = folder.appendingPathComponent("request.binpb")
    // 8, then 1: supported_features = FEATURE_PROTO3_OPTIONAL, all that protoc asks of an answer.
    try Data("#!/bin/sh\ncat > \"$CAIRN_REQUEST\"\nprintf '\\020\\001'\n".utf8).write(to: plugin)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: plugin.path)
    _ = try Contract.protoc(
      ["--plugin=protoc-gen-keep=\(plugin.path)", "--keep_out=\(folder.path)"], input: [], environment: ["CAIRN_REQUEST": request.path])
    return try Generator.files(for: [UInt8](try Data(contentsOf: request)))
  }

  @Test func everyMessageOfTheContractIsASwiftValue() throws {
    let names = try Contract.schema.get().ownFiles.flatMap(\.messages).flatMap(\.withNested).map(\.fullName)
    #expect(Set(names).subtracting(["cairn.rpc.v1.MethodPolicy"]) == Set(CairnMessages.all.map { $0.protoName }))
    #expect(CairnMessages.named("cairn.game.whereami.v1.Game") is WhereAmIProto.Game.Type)
    #expect(CairnMessages.named("cairn.game.whereami.v1.Nothing") == nil)
  }

  @Test func theTableOfMethodsIsTheContracts() throws {
    let services = try Contract.schema.get().ownFiles.flatMap(\.services)
    let rows = Dictionary(uniqueKeysWithValues: CairnMethods.all.map { ($0.path, $0) })
    #expect(rows.count == services.flatMap(\.methods).count)
    for service in services {
      for method in service.methods {
        let row = try #require(rows["/\(service.fullName)/\(method.name)"])
        #expect(row.requestType == method.requestType)
        #expect(row.responseType == method.responseType)
        #expect(row.isServerStreaming == method.isServerStreaming)
        #expect("\(row.access)" == MethodPolicy.accessLevels[Int(method.policy.access)])
        #expect("\(row.idempotency)" == MethodPolicy.idempotencies[Int(method.policy.idempotency)])
        let declared = MethodPolicy.rateClasses[Int(method.policy.rateClass)]
        let byKind = method.isServerStreaming ? "stream" : row.idempotency == .read ? "read" : "write"
        #expect("\(row.rateClass)" == (declared == "unspecified" ? byKind : declared))
        #expect(row.requestBytesMax > 0)
        #expect(row.isServerStreaming || row.timeoutMsMax > 0)
      }
    }
  }

  @Test func limitsOfTheContractReachTheTable() {
    #expect(BenchServiceMethods.echo.requestBytesMax == 1_048_576)
    #expect(SessionServiceMethods.logOut.requestBytesMax == 65_536)
    #expect(SessionServiceMethods.logOut.timeoutMsMax == 10_000)
  }

  // MARK: Errors

  @Test func everyMethodSaysWhatItMayAnswerBesidesItsAnswer() throws {
    let methods = try Contract.schema.get().ownFiles.flatMap(\.services).flatMap { service in
      service.methods.map { (name: "\(service.fullName).\($0.name)", method: $0) }
    }
    let faults = methods.flatMap { name, method in
      let takesKey = MethodPolicy.idempotencies[Int(method.policy.idempotency)] == "key"
      return Self.faults(of: method.comment, takesKey: takesKey).map { "\(name): \($0)" }
    }
    #expect(methods.count > 100)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func whatIsNotSaidIsNoticed() {
    let (all, keyless) = (
      "Does it.\n\nErrors: ABORTED REQUEST_IN_PROGRESS; ABORTED\nIDEMPOTENCY_MISMATCH.", "Does it.\n\nErrors: NOT_FOUND X."
    )
    #expect(Self.faults(of: all, takesKey: true).isEmpty && Self.faults(of: keyless, takesKey: false).isEmpty)
    #expect(Self.faults(of: "Does it. Errors: none.", takesKey: false) == ["no line that begins with \"Errors:\""])
    #expect(Self.faults(of: keyless, takesKey: true) == ["REQUEST_IN_PROGRESS is not there", "IDEMPOTENCY_MISMATCH is not there"])
  }

  /// What a method's comment leaves out. "Errors: none but those of every method" is a line as well: it says that somebody has thought of it.
  private static func faults(of comment: String, takesKey: Bool) -> [String] {
    let lines = comment.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    guard lines.contains(where: { $0.hasPrefix("Errors:") }) else { return ["no line that begins with \"Errors:\""] }
    let words = takesKey ? ["REQUEST_IN_PROGRESS", "IDEMPOTENCY_MISMATCH"] : []
    return words.filter { !comment.contains($0) }.map { "\($0) is not there" }
  }
}
