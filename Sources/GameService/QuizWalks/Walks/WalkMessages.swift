import CairnProto
import FoundationEssentials
import Identity
import Positions
import QuizWalksProto

extension LatLng {
  init(_ point: GridPoint) {
    let degree = Double(GridPoint.stepsPerDegree)
    self.init(latitudeDegrees: Double(point.latitude) / degree, longitudeDegrees: Double(point.longitude) / degree)
  }
}

extension WalkImage {
  init(_ image: Image) {
    self.init(mediaID: image.mediaID.text, altText: image.altText)
  }
}

extension WalkVisibility {
  init(_ visibility: StoredWalk.Visibility) {
    switch visibility {
    case .draft: self = .unspecified
    case .own: self = .`private`
    case .link: self = .link
    case .friends: self = .friends
    case .all: self = .`public`
    }
  }
}

extension Walk {
  /// - Parameters:
  ///   - viewer: Relation of the caller to the maker.
  ///   - canMake: Whether the caller has an account that may edit and share.
  init(_ walk: ShownWalk, for viewer: WalkRules.Viewer, maker: Person?, canMake: Bool) {
    let isMakers = viewer.isMaker || viewer.isEditor
    let canPlay = walk.version > 0 && WalkRules.isShown(walk.visibility, to: viewer)
    // A friend shows what is for friends; the maker of a private walk makes it visible first.
    let canShare = canPlay && walk.visibility != .own
    self.init(
      walkID: walk.id.text, title: walk.title, descriptionField: walk.description, lang: walk.lang, image: walk.image.map { WalkImage($0) },
      questionCount: Int32(walk.questionCount), maker: maker,
      area: walk.area.map { LatLng(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) }, radiusM: Int32(walk.radius),
      isInOrder: walk.isInOrder, hasTieBreaker: walk.hasTieBreaker, version: Int32(walk.version),
      visibility: WalkVisibility(walk.visibility), code: canShare ? walk.code ?? "" : "",
      permissions: WalkPermissions(canPlay: canPlay, canShare: canShare, canEdit: isMakers && canMake), publishTime: walk.publishTime,
      isGenerated: walk.isGenerated)
  }
}

extension Draft {
  init(_ walk: StoredWalk, _ questions: [StoredQuestion], editors: [UUID]) {
    self.init(
      walkID: walk.id.text, head: DraftHead(walk.head), questions: questions.map { Question($0) }, revision: walk.revision,
      version: Int32(walk.version), visibility: WalkVisibility(walk.visibility), isChanged: walk.revision != walk.publishedRevision,
      editorAccountIDs: editors.map(\.text))
  }
}

extension DraftHead {
  init(_ head: StoredWalk.Head) {
    self.init(
      title: head.title, descriptionField: head.description, lang: head.lang, image: head.image.map { WalkImage($0) },
      radiusM: Int32(head.radius), isInOrder: head.isInOrder, routePoints: head.route.map { LatLng($0) },
      tieBreaker: head.tieBreaker.map { TieBreaker(text: $0.text, lower: $0.lower, upper: $0.upper, answer: $0.answer) })
  }
}

extension Question {
  /// As its makers see it.
  init(_ question: StoredQuestion) {
    self.init(
      questionID: question.id.text, number: Int32(question.number), title: question.title, text: question.text, lang: question.lang,
      image: question.image.map { WalkImage($0) }, explanation: question.explanation, position: question.point.map { LatLng($0) },
      timerSeconds: Int32(question.timer ?? 0),
      kind: .choice(ChoiceQuestion(options: question.options, rightOption: question.rightOption.map { Int32($0) })))
  }
}
