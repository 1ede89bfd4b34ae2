import CairnTesting
import Cryptography
import Foundation
import Identity
import QRCodes
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing

@testable import QuizWalks

/// Pictures of QR codes, read by a program in another language and by the readers of PNG, CRC-32 and zlib that come with it.
@Suite struct QRPictureTests {
  /// Links, and one text of each length at which something changes among those that a link can have.
  static let texts =
    ["cairn://qwalk/groups/AB12CD", "https://app.example.org/qwalk/walks/ZZ99YY"]
    + [1, 17, 18, 32, 33, 53, 54, 78, 79, 106, 107, 134].map {
      String(repeating: "a", count: $0)
    }

  /// Texts that are read out of two pictures, one in a line; what could be read before one of them was not readable.
  private static func read(_ png: [UInt8], _ svg: [UInt8]) throws -> [String] {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    let reader = "\(#filePath)".replacing("Links/QRPictureTests.swift", with: "Tables/qr_read.py")
    python.arguments = ["python3", "-B", reader, "\(Repository.root)/scripts/lib", Hex.encode(png), Hex.encode(svg)]
    let (output, complaints) = (Pipe(), Pipe())
    python.standardOutput = output
    python.standardError = complaints
    try python.run()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    return answer.split(separator: "\n").map(String.init)
  }

  @Test(arguments: texts)
  func anotherProgramReadsBothPictures(text: String) throws {
    let code = try #require(QRCode(text))
    #expect(try Self.read(QRPicture.png(code), QRPicture.svg(code)) == [text, text])
  }

  @Test func aDamagedPictureIsNotRead() throws {
    let text = Self.texts[0]
    let code = try #require(QRCode(text))
    // Without the last cell that is dark.
    let svg = String(decoding: QRPicture.svg(code), as: UTF8.self)
    let last = try #require(svg.range(of: #"M\d+ \d+h1v1h-1z(?="/>)"#, options: .regularExpression))
    #expect(try Self.read(QRPicture.png(code), Array(svg.replacingCharacters(in: last, with: "").utf8)) == [text])
  }

  @Test func theLongestLinkHasACode() throws {
    let text = String(repeating: "a", count: LinkFeature.baseMax) + "qwalk/groups/AB12CD"
    let code = try #require(QRCode(text))
    #expect(try Self.read(QRPicture.png(code), QRPicture.svg(code)) == [text, text])
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
