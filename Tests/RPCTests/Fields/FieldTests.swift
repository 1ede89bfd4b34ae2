import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import RPC
import Testing

/// One word for one mistake, whichever field it is (proto/README.md).
@Suite struct FieldTests {
  private static let id = UUID(text: "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b")

  @Test(arguments: [
    "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b", "0190A1B2-C3D4-7E5F-8A6B-7C8D9E0F1A2B", "0190a1b2-C3D4-7e5f-8A6b-7c8d9e0F1a2b",
  ])
  func `An id is read in any case, as RFC 9562 asks of readers, and written in lower case`(text: String) throws {
    let id = try Field.id(text, "game_id")
    #expect(id == Self.id && id.text == "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b")
  }

  @Test(arguments: [
    ("", "MISSING"), ("x", "INVALID_UUID"), ("0190a1b2c3d47e5f8a6b7c8d9e0f1a2b", "INVALID_UUID"),
    ("{0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b}", "INVALID_UUID"), ("0190g1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b", "INVALID_UUID"),
    ("0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b ", "INVALID_UUID"),
  ])
  func `What is no id is refused with the field's path`(text: String, reason: String) {
    #expect(Self.refusal { _ = try Field.id(text, "game_id") } == "game_id \(reason)")
  }

  @Test func `Ids between services are 16 bytes`() {
    #expect(Self.refusal { _ = try Field.id([], "account") } == "account MISSING")
    #expect(Self.refusal { _ = try Field.id([1], "account") } == "account INVALID_UUID")
    #expect(Self.refusal { _ = try Field.ids([[UInt8]](), "accounts", count: 1...2) } == "accounts MISSING")
    #expect(Self.refusal { _ = try Field.ids([[1]], "accounts", count: 1...2) } == "accounts INVALID_UUID")
    #expect(Self.refusal { _ = try Field.ids(["", "", ""], "ids", count: 0...2) } == "ids TOO_MANY")
    #expect(Self.refusal { _ = try Field.ids(["x"], "ids", count: 2...4) } == "ids TOO_FEW")
    #expect((try? Field.ids([String](), "ids", count: 0...2)) == [])
  }

  @Test(arguments: [(Int32(0), 20), (1, 1), (100, 100), (101, 100), (.max, 100)])
  func `A page has as many rows as are asked for, within limits`(asked: Int32, size: Int) throws {
    #expect(try Field.pageSize(asked) == size)
    #expect(Self.refusal { _ = try Field.pageSize(-1) } == "page_size OUT_OF_RANGE")
  }

  @Test func `An enum's value that must be given is missing or unknown`() throws {
    #expect(Self.refusal { _ = try Field.word(Realm.unspecified, "realm") } == "realm MISSING")
    #expect(Self.refusal { _ = try Field.word(Realm(rawValue: 77), "realm") } == "realm UNKNOWN_VALUE")
    #expect(Self.refusal { _ = try Field.word(Realm.qwalk, "realm") { $0 == .expeditions ? 1 : nil } } == "realm UNKNOWN_VALUE")
    #expect(try Field.word(Realm.qwalk, "realm") == .qwalk)
  }

  @Test(arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity), (-90.1, 0)])
  func `A place is missing or out of range`(latitude: Double, longitude: Double) {
    let place = LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude)
    #expect(Self.refusal { _ = try Field.position(place, "where") } == "where OUT_OF_RANGE")
    #expect(Self.refusal { _ = try Field.gridPoint(place, "where") } == "where OUT_OF_RANGE")
    #expect(Self.refusal { _ = try Field.position(nil) } == "position MISSING")
    #expect(Self.refusal { _ = try Field.gridPoint(nil) } == "position MISSING")
  }

  @Test func `A text is missing, too short, too long or none`() throws {
    #expect(Self.refusal { _ = try Field.text("", "note", length: 1...5) } == "note MISSING")
    #expect(Self.refusal { _ = try Field.text("a", "note", length: 2...5) } == "note TOO_SHORT")
    #expect(Self.refusal { _ = try Field.text("abcdef", "note", length: 2...5) } == "note TOO_LONG")
    #expect(Self.refusal { _ = try Field.text("a\nb", "note", max: 5) } == "note NOT_WRITING")
    #expect(Self.refusal { _ = try Field.text("a\u{202E}b", "note", max: 5) } == "note NOT_WRITING")
    #expect(try Field.text("a\nb", "note", max: 5, isMultiline: true) == "a\nb")
    #expect(try Field.text("a\u{308}", "note", max: 5) == "\u{E4}")
  }

  @Test func `A number has its limits told`() throws {
    #expect(try Field.number(3, "count", in: 1...3) == 3)
    #expect(Self.refusal { _ = try Field.number(4, "count", in: 1...3) } == "count OUT_OF_RANGE")
    #expect(Self.refusal { _ = try Field.number(Double.nan, "count", in: 1...3) } == "count OUT_OF_RANGE")
  }

  /// Path and word of the first mistake; nil when there is none.
  private static func refusal(_ body: () throws -> Void) -> String? {
    do { try body() } catch {
      return (error as? RPCError)?.fieldViolations.first.map { "\($0.field) \($0.reason)" }
    }
    return nil
  }
}
