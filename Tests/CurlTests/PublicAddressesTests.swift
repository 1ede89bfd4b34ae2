import Testing

@testable import Curl

@Suite struct PublicAddressesTests {
  @Test(
    arguments: [
      [8, 8, 8, 8], [1, 1, 1, 1], [9, 255, 255, 255], [11, 0, 0, 0], [100, 63, 255, 255], [100, 128, 0, 0], [126, 255, 255, 255],
      [128, 0, 0, 0],
      [169, 253, 0, 1], [169, 255, 0, 1], [172, 15, 255, 255], [172, 32, 0, 0], [192, 167, 255, 255], [192, 169, 0, 0],
      [198, 17, 255, 255],
      [198, 20, 0, 0], [223, 255, 255, 255],
    ] as [[UInt8]])
  func `An address of the Internet is one, up to the edges of what is none`(address: [UInt8]) {
    #expect(PublicAddresses.holds(address))
    #expect(PublicAddresses.holds([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + address))
    #expect(PublicAddresses.holds([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] + address))
  }

  @Test(
    arguments: [
      [0, 0, 0, 0], [10, 0, 0, 1], [10, 255, 255, 255], [100, 64, 0, 0], [100, 127, 255, 255], [127, 0, 0, 1], [127, 255, 255, 255],
      [169, 254, 169, 254], [172, 16, 0, 0], [172, 31, 255, 255], [192, 0, 0, 8], [192, 168, 0, 1], [198, 18, 0, 0], [198, 19, 255, 255],
      [203, 0, 113, 1], [224, 0, 0, 1], [239, 255, 255, 255], [240, 0, 0, 1], [255, 255, 255, 255],
    ] as [[UInt8]])
  func `An address of this machine, this network or nobody is none`(address: [UInt8]) {
    #expect(!PublicAddresses.holds(address))
    #expect(!PublicAddresses.holds([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + address))
    #expect(!PublicAddresses.holds([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] + address))
  }

  @Test(
    arguments: [
      ([0x2A, 0x00, 0x14, 0x50], true), ([0x26, 0x07, 0xF8, 0xB0], true), ([0x20, 0x01, 0x48, 0x60], true), ([0, 0, 0, 0], false),
      ([0xFE, 0x80, 0, 0], false), ([0xFC, 0, 0, 0], false), ([0xFD, 0x12, 0, 0], false), ([0xFF, 0x02, 0, 0], false),
      ([0x20, 0x01, 0x0D, 0xB8], false), ([0x20, 0x01, 0, 0], false), ([0x20, 0x02, 0x7F, 0], false), ([0x3F, 0xFF, 0x01, 0], false),
      ([0x40, 0, 0, 0], false),
    ] as [([UInt8], Bool)])
  func `Of IPv6 the unicast addresses of the Internet are`(beginning: [UInt8], isPublic: Bool) {
    #expect(PublicAddresses.holds(beginning + [UInt8](repeating: 0, count: 11) + [1]) == isPublic)
  }

  @Test func `What is no address is none`() {
    for count in [0, 3, 5, 15, 17] { #expect(!PublicAddresses.holds([UInt8](repeating: 8, count: count))) }
  }
}
