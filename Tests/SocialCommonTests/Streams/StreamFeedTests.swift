import CairnTesting
import EventLoop
import FoundationEssentials
import Testing

@testable import SocialCommon

@Suite struct StreamFeedTests {
  @Test func aDeviceHasOneSubscriptionAndTheLatestHolds() {
    let feed = StreamFeed()
    let (account, device) = (UUID(), UUID())
    let first = feed.begin(account, device)
    let second = feed.begin(account, device)
    let other = feed.begin(account, UUID())
    #expect(first.ending == .replaced)
    #expect(second.ending == nil && other.ending == nil)
    #expect(feed.count == 2)
    // The one that was replaced ends late, and takes nothing with it.
    feed.end(first)
    #expect(feed.count == 2)
    feed.end(second)
    feed.end(other)
    feed.end(other)
    #expect(feed.count == 0 && feed.accountIDs == [])
  }

  @Test func ofTooManyDevicesTheOldestEnds() {
    let feed = StreamFeed()
    let account = UUID()
    let subscriptions = (0..<StreamFeed.perAccountMax + 2).map { _ in feed.begin(account, UUID()) }
    #expect(subscriptions.map(\.ending) == [.tooMany, .tooMany] + Array(repeating: nil, count: StreamFeed.perAccountMax))
    let elsewhere = feed.begin(UUID(), UUID())
    #expect(elsewhere.ending == nil)
    #expect(feed.count == StreamFeed.perAccountMax + 1)
  }

  @Test func aRingIsKeptForWhoLooksLater() async throws {
    try await TestLoop.run { loop async throws in
      let feed = StreamFeed()
      let (anna, berta) = (feed.begin(UUID(), UUID()), feed.begin(UUID(), UUID()))
      feed.tell([anna.accountID])
      #expect(try await loop.wait(for: anna.bell, atMost: .seconds(5)))
      #expect(try await !loop.wait(for: anna.bell, atMost: .milliseconds(5)))
      #expect(try await !loop.wait(for: berta.bell, atMost: .milliseconds(5)))
      feed.tellAll()
      #expect(try await loop.wait(for: anna.bell, atMost: .seconds(5)))
      #expect(try await loop.wait(for: berta.bell, atMost: .seconds(5)))
      anna.note(3)
      feed.noteHead(3, of: anna.accountID)
      #expect(try await !loop.wait(for: anna.bell, atMost: .milliseconds(5)))
      // Ahead, or behind as after the restoring of a backup.
      for head in [4, 2] as [Int64] {
        feed.noteHead(head, of: anna.accountID)
        #expect(try await loop.wait(for: anna.bell, atMost: .seconds(5)))
      }
    }
  }
}
