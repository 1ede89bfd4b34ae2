import LocalBuddy
import Testing

@Suite struct BuddyHandlersTests {
}
