// Written by protoc-gen-cairn from cairn/game/whereami/v1/geo_guess.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension Game {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Game(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Game") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("Game.game_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("Game.kind", Game.Kind.self)
      } else if json.isKey("state") {
        state = try json.enumeration("Game.state", Game.State.self)
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("Game.map_id")
      } else if json.isKey("version") {
        version = try json.int64("Game.version")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("Game.round_number")
      } else if json.isKey("roundCount", "round_count") {
        roundCount = try json.int32("Game.round_count")
      } else if json.isKey("phaseEndTime", "phase_end_time") {
        phaseEndTime = try json.moment("Game.phase_end_time")
      } else if json.isKey("serverTime", "server_time") {
        serverTime = try json.moment("Game.server_time")
      } else if json.isKey("rounds") {
        rounds = try json.list("Game.rounds") { (json: inout JSONReader) throws(DecodingError) in try Round(reading: &json) }
      } else if json.isKey("players") {
        players = try json.list("Game.players") { (json: inout JSONReader) throws(DecodingError) in try Player(reading: &json) }
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Game.create_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("Game.end_time")
      } else if json.isKey("timing") {
        timing = try json.skipNull() ? nil : try Timing(reading: &json)
      } else if json.isKey("scoringVersion", "scoring_version") {
        scoringVersion = try json.int32("Game.scoring_version")
      } else if json.isKey("mapDiagonalM", "map_diagonal_m") {
        mapDiagonalM = try json.double("Game.map_diagonal_m")
      } else if json.isKey("winnerIndex", "winner_index") {
        winnerIndex = try json.skipNull() ? nil : try json.int32("Game.winner_index")
      } else if json.isKey("nextPanorama", "next_panorama") {
        nextPanorama = try json.skipNull() ? nil : try CairnProto.Panorama(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if roundCount != 0 {
      json.key("roundCount")
      json.value(roundCount)
    }
    if let phaseEndTime {
      json.key("phaseEndTime")
      json.value(phaseEndTime)
    }
    if let serverTime {
      json.key("serverTime")
      json.value(serverTime)
    }
    if !rounds.isEmpty {
      json.key("rounds")
      json.list(rounds) { json, element in element.write(to: &json) }
    }
    if !players.isEmpty {
      json.key("players")
      json.list(players) { json, element in element.write(to: &json) }
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if let timing {
      json.key("timing")
      timing.write(to: &json)
    }
    if scoringVersion != 0 {
      json.key("scoringVersion")
      json.value(scoringVersion)
    }
    if mapDiagonalM != 0 {
      json.key("mapDiagonalM")
      json.value(mapDiagonalM)
    }
    if let winnerIndex {
      json.key("winnerIndex")
      json.value(winnerIndex)
    }
    if let nextPanorama {
      json.key("nextPanorama")
      nextPanorama.write(to: &json)
    }
    json.endObject()
  }
}

extension Timing {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Timing(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Timing") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("loadTimeoutMs", "load_timeout_ms") {
        loadTimeoutMs = try json.int32("Timing.load_timeout_ms")
      } else if json.isKey("movingMs", "moving_ms") {
        movingMs = try json.int32("Timing.moving_ms")
      } else if json.isKey("guessMs", "guess_ms") {
        guessMs = try json.int32("Timing.guess_ms")
      } else if json.isKey("revealMs", "reveal_ms") {
        revealMs = try json.int32("Timing.reveal_ms")
      } else if json.isKey("lateBufferMs", "late_buffer_ms") {
        lateBufferMs = try json.int32("Timing.late_buffer_ms")
      } else if json.isKey("countdownMs", "countdown_ms") {
        countdownMs = try json.int32("Timing.countdown_ms")
      } else if json.isKey("reconnectGraceMs", "reconnect_grace_ms") {
        reconnectGraceMs = try json.int32("Timing.reconnect_grace_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if loadTimeoutMs != 0 {
      json.key("loadTimeoutMs")
      json.value(loadTimeoutMs)
    }
    if movingMs != 0 {
      json.key("movingMs")
      json.value(movingMs)
    }
    if guessMs != 0 {
      json.key("guessMs")
      json.value(guessMs)
    }
    if revealMs != 0 {
      json.key("revealMs")
      json.value(revealMs)
    }
    if lateBufferMs != 0 {
      json.key("lateBufferMs")
      json.value(lateBufferMs)
    }
    if countdownMs != 0 {
      json.key("countdownMs")
      json.value(countdownMs)
    }
    if reconnectGraceMs != 0 {
      json.key("reconnectGraceMs")
      json.value(reconnectGraceMs)
    }
    json.endObject()
  }
}

extension Player {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Player(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Player") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("playerIndex", "player_index") {
        playerIndex = try json.int32("Player.player_index")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("Player.account_id")
      } else if json.isKey("score") {
        score = try json.int32("Player.score")
      } else if json.isKey("rank") {
        rank = try json.int32("Player.rank")
      } else if json.isKey("hasLeft", "has_left") {
        hasLeft = try json.bool("Player.has_left")
      } else if json.isKey("isLoaded", "is_loaded") {
        isLoaded = try json.bool("Player.is_loaded")
      } else if json.isKey("hasAnswered", "has_answered") {
        hasAnswered = try json.bool("Player.has_answered")
      } else if json.isKey("isReady", "is_ready") {
        isReady = try json.bool("Player.is_ready")
      } else if json.isKey("badgeIds", "badge_ids") {
        badgeIDs = try json.list("Player.badge_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("Player.badge_ids") }
      } else if json.isKey("reconnectEndTime", "reconnect_end_time") {
        reconnectEndTime = try json.moment("Player.reconnect_end_time")
      } else if json.isKey("username") {
        username = try json.string("Player.username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if playerIndex != 0 {
      json.key("playerIndex")
      json.value(playerIndex)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if score != 0 {
      json.key("score")
      json.value(score)
    }
    if rank != 0 {
      json.key("rank")
      json.value(rank)
    }
    if hasLeft {
      json.key("hasLeft")
      json.value(hasLeft)
    }
    if isLoaded {
      json.key("isLoaded")
      json.value(isLoaded)
    }
    if hasAnswered {
      json.key("hasAnswered")
      json.value(hasAnswered)
    }
    if isReady {
      json.key("isReady")
      json.value(isReady)
    }
    if !badgeIDs.isEmpty {
      json.key("badgeIds")
      json.list(badgeIDs) { json, element in json.value(element) }
    }
    if let reconnectEndTime {
      json.key("reconnectEndTime")
      json.value(reconnectEndTime)
    }
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    json.endObject()
  }
}

extension Round {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Round(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Round") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("Round.round_number")
      } else if json.isKey("panorama") {
        panorama = try json.skipNull() ? nil : try CairnProto.Panorama(reading: &json)
      } else if json.isKey("solution") {
        solution = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("guesses") {
        guesses = try json.list("Round.guesses") { (json: inout JSONReader) throws(DecodingError) in try Guess(reading: &json) }
      } else if json.isKey("marker") {
        marker = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("defaultMarker", "default_marker") {
        defaultMarker = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("isRedrawn", "is_redrawn") {
        isRedrawn = try json.bool("Round.is_redrawn")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if let panorama {
      json.key("panorama")
      panorama.write(to: &json)
    }
    if let solution {
      json.key("solution")
      solution.write(to: &json)
    }
    if !guesses.isEmpty {
      json.key("guesses")
      json.list(guesses) { json, element in element.write(to: &json) }
    }
    if let marker {
      json.key("marker")
      marker.write(to: &json)
    }
    if let defaultMarker {
      json.key("defaultMarker")
      defaultMarker.write(to: &json)
    }
    if isRedrawn {
      json.key("isRedrawn")
      json.value(isRedrawn)
    }
    json.endObject()
  }
}

extension Guess {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Guess(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Guess") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("playerIndex", "player_index") {
        playerIndex = try json.int32("Guess.player_index")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("origin") {
        origin = try json.enumeration("Guess.origin", Guess.Origin.self)
      } else if json.isKey("isDefault", "is_default") {
        isDefault = try json.bool("Guess.is_default")
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.skipNull() ? nil : try json.double("Guess.distance_m")
      } else if json.isKey("score") {
        score = try json.skipNull() ? nil : try json.int32("Guess.score")
      } else if json.isKey("submitTime", "submit_time") {
        submitTime = try json.moment("Guess.submit_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if playerIndex != 0 {
      json.key("playerIndex")
      json.value(playerIndex)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if origin != .unspecified {
      json.key("origin")
      json.value(origin)
    }
    if isDefault {
      json.key("isDefault")
      json.value(isDefault)
    }
    if let distanceM {
      json.key("distanceM")
      json.value(distanceM)
    }
    if let score {
      json.key("score")
      json.value(score)
    }
    if let submitTime {
      json.key("submitTime")
      json.value(submitTime)
    }
    json.endObject()
  }
}

extension StartSingleRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartSingleRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartSingleRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mapId", "map_id") {
        mapID = try json.string("StartSingleRequest.map_id")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("StartSingleRequest.time_zone")
      } else if json.isKey("provider") {
        provider = try json.enumeration("StartSingleRequest.provider", CairnProto.PanoramaProvider.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if provider != .unspecified {
      json.key("provider")
      json.value(provider)
    }
    json.endObject()
  }
}

extension StartSingleResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartSingleResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartSingleResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension GetGameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GetGameRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension GetGameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("persons") {
        persons = try json.list("GetGameResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension WatchGameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchGameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchGameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("WatchGameRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension WatchGameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchGameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchGameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("persons") {
        persons = try json.list("WatchGameResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension RoundLoadedRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoundLoadedRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoundLoadedRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("RoundLoadedRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("RoundLoadedRequest.round_number")
      } else if json.isKey("found") {
        found = try json.skipNull() ? nil : try FoundPanorama(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if let found {
      json.key("found")
      found.write(to: &json)
    }
    json.endObject()
  }
}

extension FoundPanorama {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FoundPanorama(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FoundPanorama") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("panoramaId", "panorama_id") {
        panoramaID = try json.string("FoundPanorama.panorama_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !panoramaID.isEmpty {
      json.key("panoramaId")
      json.value(panoramaID)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension RoundLoadedResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoundLoadedResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoundLoadedResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension ReportPanoramaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportPanoramaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportPanoramaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("ReportPanoramaRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("ReportPanoramaRequest.round_number")
      } else if json.isKey("problem") {
        problem = try json.enumeration("ReportPanoramaRequest.problem", ReportPanoramaRequest.Problem.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if problem != .unspecified {
      json.key("problem")
      json.value(problem)
    }
    json.endObject()
  }
}

extension ReportPanoramaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportPanoramaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportPanoramaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension EndMovingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndMovingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndMovingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("EndMovingRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("EndMovingRequest.round_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    json.endObject()
  }
}

extension EndMovingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndMovingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndMovingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension PlaceMarkerRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceMarkerRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceMarkerRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("PlaceMarkerRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("PlaceMarkerRequest.round_number")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension PlaceMarkerResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceMarkerResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceMarkerResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension SubmitGuessRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitGuessRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitGuessRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("SubmitGuessRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("SubmitGuessRequest.round_number")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension SubmitGuessResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SubmitGuessResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SubmitGuessResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension SetReadyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetReadyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetReadyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("SetReadyRequest.game_id")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("SetReadyRequest.round_number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    json.endObject()
  }
}

extension SetReadyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetReadyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetReadyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension LeaveGameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveGameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveGameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("LeaveGameRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension LeaveGameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveGameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveGameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension AbortLoadingRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AbortLoadingRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AbortLoadingRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("AbortLoadingRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension AbortLoadingResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AbortLoadingResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AbortLoadingResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension GetResultRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetResultRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetResultRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GetResultRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension GetResultResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetResultResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetResultResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("score") {
        score = try json.int32("GetResultResponse.score")
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("GetResultResponse.distance_m")
      } else if json.isKey("persons") {
        persons = try json.list("GetResultResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    if score != 0 {
      json.key("score")
      json.value(score)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ListMyGamesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyGamesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyGamesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListMyGamesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListMyGamesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension GameSummary {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GameSummary(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GameSummary") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GameSummary.game_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("GameSummary.kind", Game.Kind.self)
      } else if json.isKey("state") {
        state = try json.enumeration("GameSummary.state", Game.State.self)
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("GameSummary.map_id")
      } else if json.isKey("score") {
        score = try json.int32("GameSummary.score")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("GameSummary.create_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("GameSummary.end_time")
      } else if json.isKey("isWon", "is_won") {
        isWon = try json.bool("GameSummary.is_won")
      } else if json.isKey("opponents") {
        opponents = try json.list("GameSummary.opponents") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if score != 0 {
      json.key("score")
      json.value(score)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if isWon {
      json.key("isWon")
      json.value(isWon)
    }
    if !opponents.isEmpty {
      json.key("opponents")
      json.list(opponents) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ListMyGamesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListMyGamesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListMyGamesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("games") {
        games = try json.list("ListMyGamesResponse.games") { (json: inout JSONReader) throws(DecodingError) in try GameSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListMyGamesResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !games.isEmpty {
      json.key("games")
      json.list(games) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension OpenGame {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenGame(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenGame") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("OpenGame.game_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("OpenGame.kind", Game.Kind.self)
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("OpenGame.map_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    json.endObject()
  }
}
