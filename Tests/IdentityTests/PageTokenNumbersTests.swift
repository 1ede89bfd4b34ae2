import Testing

@testable import Identity

@Suite struct PageTokenNumbersTests {
  @Test func numbersAreReadAsTheyWereWritten() throws {
    let bytes = PageTokenNumbers.bytes(1, UInt64(bitPattern: -2), .max) + [7, 8]
    #expect(bytes.count == 26 && bytes.prefix(8) == [0, 0, 0, 0, 0, 0, 0, 1])
    let (numbers, rest) = try #require(PageTokenNumbers.read(3, of: bytes))
    #expect(numbers == [1, UInt64(bitPattern: -2), .max] && rest == [7, 8])
    #expect(PageTokenNumbers.read(3, of: Array(bytes.prefix(24)))?.rest == [])
    #expect(PageTokenNumbers.read(3, of: Array(bytes.prefix(23))) == nil && PageTokenNumbers.read(1, of: []) == nil)
  }
}
