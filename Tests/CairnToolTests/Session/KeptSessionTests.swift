import Foundation
import Testing
import Timekeeping

@testable import CairnTool

@Suite struct KeptSessionTests {
  private static let session = KeptSession(
    gateway: "https://cairn.example:443", authorities: "/a b/ca.pem", username: "anna", accessToken: "a.b.c",
    accessTokenExpireTime: Moment(milliseconds: 1_800_000_000_123), refreshToken: "r")

  @Test func `What was written is read again`() {
    #expect(KeptSession(Self.session.text) == Self.session)
    #expect(KeptSession(Self.session.text + "something_new x\n") == Self.session)
    for text in ["", "x", "gateway g\n", Self.session.text.replacingOccurrences(of: "refresh_token r", with: "refresh_token ")] {
      #expect(KeptSession(text) == nil)
    }
  }

  @Test func `A token is renewed before it ends`() {
    let end = Self.session.accessTokenExpireTime
    #expect(!Self.session.isStale(at: end - .seconds(21)) && Self.session.isStale(at: end - .seconds(20)) && Self.session.isStale(at: end))
  }

  @Test func `The file is its owner's alone, and replaced as a whole`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = SessionFile(path: folder + "/deep/session")
    #expect(try file.read() == nil)
    for name in ["anna", "berta"] {
      var session = Self.session
      session.username = name
      try await file.locked { try file.write(session) }
      #expect(try file.read() == session)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(throws: Failure.self) { try file.read() }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(throws: Failure.self) { try file.read() }
    file.remove()
    #expect(try file.read() == nil)
  }
}
