import Geocaches
import Testing

@Suite struct CacheHandlersTests {
}
