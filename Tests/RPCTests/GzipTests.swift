import Testing

@testable import RPC

@Suite struct GzipTests {
  @Test func membersAreJoined() throws {
    let members = [[UInt8]("one, ".utf8), [UInt8](repeating: 7, count: 100_000), [], [UInt8]("three".utf8)]
    let file = members.flatMap { Gzip.compress($0) }
    #expect(try Gzip.decompress(file, limit: 200_000) == Array(members.joined()))
  }

  @Test func aLimitIsThatOfAllMembers() {
    let file = Array(repeating: Gzip.compress([UInt8](repeating: 0, count: 10_000)), count: 11).flatMap { $0 }
    #expect(throws: Gzip.Failure.tooLarge) { try Gzip.decompress(file, limit: 100_000) }
  }

  @Test func whatFollowsAMemberIsAnotherOrAFault() {
    let member = Gzip.compress([1, 2, 3])
    #expect(throws: Gzip.Failure.malformed) { try Gzip.decompress(member + [0], limit: 100) }
    #expect(throws: Gzip.Failure.malformed) { try Gzip.decompress(member + member.dropLast(), limit: 100) }
  }
}
