import Expeditions
import Testing

@Suite struct ChallengeHandlersTests {
}
