import CairnTesting
import Cryptography
import Foundation
import Identity
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing

@testable import QuizWalks

/// QR codes against a program in another language, and against the readers of PNG, CRC-32 and zlib that come with it.
@Suite struct QRCodeTests {
  /// One text of each length at which something changes, and both that there are.
  static let texts =
    ["cairn://qwalk/groups/AB12CD", "https://app.example.org/qwalk/walks/ZZ99YY"]
    + [0, 1, 17, 18, 32, 33, 53, 54, 78, 79, 106].map {
      String(repeating: "a", count: $0)
    }

  private static func check(_ text: String, _ png: [UInt8], _ svg: [UInt8]) throws -> String {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments =
      [
        "python3", "-B", "\(#filePath)".replacing("Links/QRCodeTests.swift", with: "Tables/qr_check.py"), "\(Repository.root)/scripts/lib",
        text,
      ]
      + [Hex.encode(png), Hex.encode(svg)]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    return answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: texts)
  func anotherProgramDrawsTheSame(text: String) throws {
    let code = try #require(QRCode(text))
    #expect(try Self.check(text, QRPicture.png(code), QRPicture.svg(code)) == "png svg")
  }

  @Test func aTextThatIsTooLongHasNone() {
    #expect(QRCode(String(repeating: "a", count: QRCode.bytesMax)) != nil)
    #expect(QRCode(String(repeating: "a", count: QRCode.bytesMax + 1)) == nil)
    #expect(LinkFeature.baseMax + "qwalk/groups/AB12CD".utf8.count <= QRCode.bytesMax)
  }

  @Test func aGroupAndAWalkHaveLinksForThoseWhoMayShareThem() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID)
      func groupLink(_ accountID: UUID, _ format: QrFormat = .png) async throws -> WalkLink {
        let context = house.call(WalkLinkServiceMethods.getWalkGroupLink, by: accountID)
        return try #require(try await house.links.getWalkGroupLink(.init(groupID: groupID, format: format), context).link)
      }
      func walkLink(_ accountID: UUID) async throws -> WalkLink {
        let context = house.call(WalkLinkServiceMethods.getWalkLink, by: accountID)
        return try #require(try await house.links.getWalkLink(.init(walkID: walkID, format: .svg), context).link)
      }
      let own = try await groupLink(house.maker)
      let code = try await house.shown(groupID, by: house.maker).code
      #expect(own.link == "cairn://qwalk/groups/\(code)" && own.contentType == "image/png")
      #expect(Array(own.image.prefix(4)) == [0x89] + Array("PNG".utf8))
      let walk = try await walkLink(friend)
      let walkCode = try await house.walk(walkID, by: friend).code
      #expect(walk.link == "cairn://qwalk/walks/\(walkCode)" && walk.contentType == "image/svg+xml")
      #expect(await house.refusal { _ = try await groupLink(friend) } == "WALK_GROUP_NOT_FOUND")
      #expect(await house.refusal { _ = try await groupLink(house.maker, .unspecified) } == "MISSING")
      try await house.endGroup(groupID)
      #expect(await house.refusal { _ = try await groupLink(house.maker) } == "WALK_GROUP_ENDED")
      let hide = house.call(WalkServiceMethods.setWalkVisibility, by: house.maker)
      _ = try await house.walks.setWalkVisibility(SetWalkVisibilityRequest(walkID: walkID, visibility: .private), hide)
      #expect(await house.refusal { _ = try await walkLink(friend) } == "WALK_NOT_FOUND")
      #expect(await house.refusal { _ = try await walkLink(house.maker) } == "WALK_NOT_PUBLISHED")
    }
  }
}
