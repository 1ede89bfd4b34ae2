import QuizWalks
import Testing

@Suite struct WalkHandlersTests {
}
