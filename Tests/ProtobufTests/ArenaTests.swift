import Protobuf
import Testing

/// The memory of one decode: aligned, bounded, never handed out twice.
@Suite struct ArenaTests {
  @Test func budgetGrowsWithTheBodyUpToItsMaximum() {
    #expect(DecodingBudget.bytes(forBodyOf: 0) == 65_536)
    #expect(DecodingBudget.bytes(forBodyOf: 97) == 65_536 + 97 * 16)
    #expect(DecodingBudget.bytes(forBodyOf: 64 * 1024 * 1024) == 8 * 1024 * 1024)
    #expect(DecodingBudget.bytes(forBodyOf: .max) == 8 * 1024 * 1024)
  }

  @Test func allocationsAreAlignedAndDoNotOverlap() {
    Arena.withArena(budget: 10_000_000) { arena in
      var blocks: [(pointer: UnsafeMutableRawPointer, size: Int, mark: UInt8)] = []
      for index in 0..<2_000 {
        let size = (index * 37) % 900 + (index % 400 == 0 ? 700_000 : 0)
        guard let pointer = arena.allocate(size) else { continue }
        #expect(UInt(bitPattern: pointer) % 16 == 0)
        let mark = UInt8(truncatingIfNeeded: index)
        pointer.initializeMemory(as: UInt8.self, repeating: mark, count: size)
        blocks.append((pointer, size, mark))
      }
      for block in blocks {
        #expect(UnsafeRawBufferPointer(start: block.pointer, count: block.size).allSatisfy { $0 == block.mark })
      }
    }
  }

  @Test func theBudgetIsKept() {
    Arena.withArena(budget: 1_000) { arena in
      #expect(arena.allocate(900) != nil)
      #expect(!arena.isExhausted)
      #expect(arena.allocate(900) == nil)
      #expect(arena.isExhausted)
    }
  }

  @Test(arguments: [Int.max, -1, Int.min])
  func absurdSizesAreRefused(size: Int) {
    Arena.withArena(budget: 8 * 1024 * 1024) { arena in
      #expect(arena.allocate(size) == nil)
      #expect(arena.isExhausted)
    }
  }
}
