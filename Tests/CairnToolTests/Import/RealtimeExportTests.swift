import Foundation
import Geocaches
import Geodesy
import LocalBuddy
import QuizWalks
import Testing
import Timekeeping
import WhereAmI

@testable import CairnTool

@Suite struct RealtimeExportTests {
  /// Writes an export and reads all of it.
  private func items(_ text: String, of nodes: Set<String> = ["users", "games"]) throws -> [RealtimeExport.Item] {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let export = try RealtimeExport(path)
    var items: [RealtimeExport.Item] = []
    while let item = try export.next(of: nodes) { items.append(item) }
    return items
  }

  @Test func `Entries come one by one, with their bytes as they are`() throws {
    let text =
      #" { "users" : { "a" : {"name":"x } \" y", "n": [1,{"z":2}]} , "b":null, "c":7 }, "games": [null, {"k": true}], "users": {} } "#
    #expect(
      try items(text) == [
        .entry(node: "users", key: "a", text: Array(#"{"name":"x } \" y", "n": [1,{"z":2}]}"#.utf8)),
        .entry(node: "users", key: "c", text: Array("7".utf8)), .entry(node: "games", key: "1", text: Array(#"{"k": true}"#.utf8)),
      ])
    #expect(try items("{}").isEmpty && items(#"{"users":{},"games":[]}"#).isEmpty)
  }

  @Test func `What is not asked for, or too large, is told by its path and passed over`() throws {
    let large = String(repeating: "x", count: RealtimeExport.entryBytesMax)
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    let text = #"{"waitingRoom": {"deep": \#(deep)}, "users": {"a": "\#(large)", "b": 1}, "games": 5}"#
    #expect(
      try items(text) == [
        .fault(path: "waitingRoom", reason: "nothing of this node is taken in"),
        .fault(path: "users/a", reason: "larger than 8388608 bytes"), .entry(node: "users", key: "b", text: Array("1".utf8)),
        .fault(path: "games", reason: "no object"),
      ])
  }

  @Test(arguments: [
    "", "[]", "{", #"{"users""#, #"{"users":"#, #"{"users":{"a""#, #"{"users":{"a":{"#, #"{"users":{"a":{}"#,
    #"{"users":{"a":1} "games":{}}"#,
    #"{"users":{a:1}}"#, #"{"users":{"a" 1}}"#, #"{"users":{"a":"unended}}"#,
  ])
  func `What is no export, or ends in the middle, is a failure that says where`(text: String) {
    #expect(throws: Failure.self) { try items(text) }
  }

  @Test func `What stands before the end of a file that was cut is read`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(#"{"users":{"a":{"x":1},"b":{"x":"#.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let export = try RealtimeExport(path)
    #expect(try export.next(of: ["users"]) == .entry(node: "users", key: "a", text: Array(#"{"x":1}"#.utf8)))
    #expect(throws: Failure.self) { try export.next(of: ["users"]) }
  }

  @Test func `Nodes are read as JSON has them, and of a key that is there twice the first counts`() throws {
    let (node, twice) = try #require(
      JSONNode.read(Array(#"{"a":{"b":1,"b":2},"t":"\u00e4\ud83d\ude00\n\\","l":["x",null],"n":-1.5e3,"f":false}"#.utf8)))
    #expect(twice == ["/a/b"] && node["a"]?["b"] == .number(1) && node["t"] == .text("ä😀\n\\") && node["n"] == .number(-1500))
    #expect(node["l"]?["0"] == .text("x") && node["l"]?["1"] == nil && node["f"] == .bool(false) && node["none"] == nil)
    let deep = String(repeating: "[", count: JSONNode.depthMax + 1) + String(repeating: "]", count: JSONNode.depthMax + 1)
    for text in ["", "nul", "{", "[1,]", #"{"a"}"#, #"{"a":1,}"#, "inf", "0x10", "1 2", #""\x""#, #""\u12""#, "1e999", deep] {
      #expect(JSONNode.read(Array(text.utf8)) == nil, "\(text)")
    }
    #expect(JSONNode.read([0x22, 0xFF, 0x22]) == nil)
  }

  // MARK: The tree of Where am I

  private func user(_ text: String) throws -> (user: RealtimeUser, remarks: [RealtimePath.Remark]) {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(JSONNode.read(Array(text.utf8)))
    return (RealtimeUser("u1", node, &remarks), remarks)
  }

  @Test func `A user is read with statistics, badges, friends and requests`() throws {
    let (user, remarks) = try user(
      """
      {"username": "anna", "userpic": "https://example.org/a.png", "online": false, "last_access": 1500000000000, "token": "t",
       "statistics": {"avgScore": 12000.5, "day_in_row": 3, "game_in_day": 1, "max_score": 24000, "nGames": 10, "nGames_multi": 4, "nGames_sing": 6,
         "win": 3, "win_in_row": 2, "quit": 5},
       "badge": {"center": true, "fire": false, "gamer": true}, "friends": {"u2": {"username": "berta"}, "u3": true, "u4": false, "u1": true},
       "requests": ["u5"]}
      """)
    #expect(remarks.isEmpty && user.username == "anna" && user.friends == ["u2", "u3"] && user.senders == ["u5"])
    let balance = user.balance
    #expect(balance.singleGameCount == 6 && balance.multiplayerGameCount == 4 && balance.scoreSum == 120_005 && balance.scoreMax == 24_000)
    #expect(balance.winCount == 3 && balance.winStreakCount == 2 && balance.quitCount == 5 && balance.dayStreakCount == 3)
    #expect(balance.lastPlayDay == CalendarDay(text: "2017-07-14") && balance.badges == ["center", "gamer"])
  }

  @Test func `Whatever is of another kind is told by its path, and the rest taken`() throws {
    let (user, remarks) = try user(
      """
      {"username": 7, "statistics": {"avgScore": -1, "nGames": 9, "nGames_sing": 1.5, "nGames_multi": 2, "win": "many", "quit": 1e30},
       "badge": {"fire": 1, "hero": true}, "friends": "nobody", "requests": 5}
      """)
    #expect(
      Set(remarks.map(\.path)) == [
        "users/u1/username", "users/u1/statistics/avgScore", "users/u1/statistics/nGames", "users/u1/statistics/nGames_sing",
        "users/u1/statistics/win", "users/u1/statistics/quit", "users/u1/badge/fire", "users/u1/badge/hero", "users/u1/friends",
        "users/u1/requests",
      ])
    #expect(user.balance.multiplayerGameCount == 2 && user.balance.quitCount == 0 && user.friends.isEmpty && user.username == nil)
    #expect(try self.user("[]").remarks.isEmpty)
    #expect(try self.user("5").remarks == [RealtimePath.Remark(path: "users/u1", reason: "no object")])
  }

  private func game(_ text: String) throws -> (game: RealtimeGame?, remarks: [String]) {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(JSONNode.read(Array(text.utf8)))
    return (RealtimeGame("g", node, &remarks), remarks.map(\.path))
  }

  @Test func `A game is read with its rounds and answers`() throws {
    let (game, remarks) = try game(
      """
      {"date": "2020-05-06T07:08:09Z", "finished": true, "type": "multiplayer", "player1": {"score": 5000, "user": "u1"}, "player2": {"user": "u2"},
       "roundCoordinates": {"round_1": {"lat": 48.8, "lng": 2.3, "player1_answer": {"ready": true, "score": 5000, "coordinates": {"lat": 48.8, "lng": 2.3}},
         "player2_answer": {"score": 12.4}}, "round_2": {"lat": 0, "lng": 0}}}
      """)
    #expect(remarks.isEmpty)
    let read = try #require(game)
    #expect(read.time == CalendarDay(text: "2020-05-06")?.start && read.players == ["u1", "u2"] && read.rounds.count == 2)
    #expect(read.rounds[0].answers.map { $0?.score } == [5_000, 12] && read.rounds[0].answers[0]?.position?.latitude == 48.8)
    #expect(read.rounds[1].answers == [nil, nil])
  }

  @Test func `An answer is its player's, also where nobody sits on a seat in between`() throws {
    let (game, _) = try game(
      """
      {"date": 1, "finished": true, "player2": {"user": "u2"}, "player4": {"user": "u4"},
       "roundCoordinates": {"round_1": {"lat": 0, "lng": 0, "player1_answer": {"score": 1}, "player2_answer": {"score": 2},
         "player4_answer": {"score": 4}}}}
      """)
    let read = try #require(game)
    #expect(read.players == ["u2", "u4"] && read.rounds[0].answers.map { $0?.score } == [2, 4])
  }

  @Test(arguments: [
    ("5", "games/g"), (#"{"finished": false}"#, "games/g"), (#"{"finished": true, "date": "yesterday"}"#, "games/g/date"),
    (#"{"finished": true, "date": 1, "player1": {"user": "a"}, "player2": {"user": "a"}}"#, "games/g"),
    (#"{"finished": true, "date": 1, "player1": {"user": "a"}}"#, "games/g"),
    (
      #"{"finished": true, "date": 1, "player1": {"user": "a"}, "roundCoordinates": {"round_1": {"lat": 91, "lng": 0}}}"#,
      "games/g/roundCoordinates/round_1"
    ),
  ])
  func `What is no finished game is told by its path`(text: String, path: String) throws {
    let (game, remarks) = try game(text)
    #expect(game == nil && remarks.contains(path))
  }

  // MARK: The tree of CACHE-OUT

  private func cache(_ text: String) throws -> (cache: RealtimeCache?, remarks: [String]) {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(JSONNode.read(Array(text.utf8)))
    return (RealtimeCache("k", node, &remarks), remarks.map(\.path))
  }

  @Test func `A cache is read with the visits to it`() throws {
    let (cache, remarks) = try cache(
      """
      {"creator": "u1", "name": "Ponte", "description": "D", "hint": "H", "difficulty": "intermediate", "size": "Small", "environment": "urban",
       "position": {"lat": 45.8, "lng": 9.1}, "date": 1500000000000, "finds": {"a": {"user": "u2", "date": "2018-01-02", "comment": "Bello"},
         "b": {"user": "u3", "date": 1600000000000, "found": false}}}
      """)
    let read = try #require(cache)
    #expect(remarks.isEmpty && read.ownerID == "u1" && read.people == ["u1", "u2", "u3"])
    #expect(read.cache.name == "Ponte" && read.cache.difficulty == 2.5 && read.cache.terrain == nil && read.cache.size == "small")
    #expect(read.cache.place?.latitude == 45.8 && read.cache.hideTime == Moment(milliseconds: 1_500_000_000_000))
    #expect(read.finds.map(\.isFind) == [true, false] && read.finds.map(\.comment) == ["Bello", ""])
    #expect(read.finds[0].time == CalendarDay(text: "2018-01-02")?.start)
  }

  @Test func `What of a cache is of another kind is told by its path, and the rest taken`() throws {
    let (cache, remarks) = try cache(
      """
      {"creator": "u1", "name": 5, "difficulty": "hardly", "terrain": 9, "size": "barrel", "environment": "moon", "position": {"lat": 91, "lng": 0},
       "date": "once", "finds": {"a": {"user": "u2"}, "b": {"date": 1}, "c": 7, "d": {"user": "u2", "date": 1}}}
      """)
    let read = try #require(cache)
    #expect(
      remarks == [
        "caches/k/name", "caches/k/position/lat", "caches/k/difficulty", "caches/k/terrain", "caches/k/size", "caches/k/environment",
        "caches/k/date", "caches/k/finds/a", "caches/k/finds/b", "caches/k/finds/c",
      ])
    #expect(read.cache.size == "other" && read.cache.environment == "other" && read.finds.map(\.key) == ["d"])
    for text in ["5", "{}", #"{"creator": 7}"#] {
      let (none, remarks) = try self.cache(text)
      #expect(none == nil && !remarks.isEmpty)
    }
  }

  // MARK: The tree of Qwalk

  @Test func `The number of a right answer counts what the export counts`() throws {
    var remarks: [RealtimePath.Remark] = []
    let text = """
      {"creator": "u1", "questions": {"1": {"alternatives": [null, "A", "B"], "rightAnswer": 1},
        "2": {"alternatives": ["A", 5, "B"], "rightAnswer": 2}, "3": {"alternatives": ["A", 5], "rightAnswer": 1}}}
      """
    let node = try #require(JSONNode.read(Array(text.utf8))).node
    let read = RealtimeQuiz("k", node, &remarks)
    #expect(try #require(read).walk.questions.map(\.rightOption) == [0, 1, nil])
  }

  @Test func `A quiz is read with its questions in their order`() throws {
    var remarks: [RealtimePath.Remark] = []
    let text = """
      {"creator": "u1", "title": "Runt", "description": "D", "questions": {"10": {"text": "Last"}, "2": {"title": "Fråga 2", "text": "Hur?",
        "alternatives": ["A", "B"], "rightAnswer": "B", "position": {"lat": 59.3, "lng": 18.1}, "questionTimer": 30},
        "3": {"text": "Odd", "alternatives": ["A", 5], "rightAnswer": 4, "position": {"lat": 100, "lng": 0}}}}
      """
    let node = try #require(JSONNode.read(Array(text.utf8))).node
    let read = RealtimeQuiz("k", node, &remarks)
    let quiz = try #require(read)
    #expect(quiz.makerID == "u1" && quiz.walk.title == "Runt" && quiz.walk.questions.map(\.text) == ["Hur?", "Odd", "Last"])
    #expect(quiz.walk.questions[0].rightOption == 1 && quiz.walk.questions[0].timer == 30 && quiz.walk.questions[0].place?.latitude == 59.3)
    #expect(
      remarks.map(\.path) == [
        "quizzes/k/questions/3/alternatives/1", "quizzes/k/questions/3/rightAnswer", "quizzes/k/questions/3/position/lat",
      ])
    for text in ["5", "{}", #"{"creator": 7}"#] {
      remarks = []
      let node = try #require(JSONNode.read(Array(text.utf8))).node
      let read = RealtimeQuiz("k", node, &remarks)
      #expect(read == nil && !remarks.isEmpty)
    }
  }

  // MARK: The tree of LocalBuddy

  @Test func `A chat is read with its two people and their messages`() throws {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(
      JSONNode.read(
        Array(
          """
          {"users": {"u2": true, "u1": {"username": "anna"}}, "messages": {"m1": {"user": "u1", "date": 1500000000000, "text": "Ciao"},
            "m2": {"user": "u2", "text": "when?"}, "m3": {"user": "u2", "date": 1, "text": 5}}}
          """.utf8)))
    let read = RealtimeChat("c", node, &remarks)
    let chat = try #require(read)
    #expect(chat.people == ["u1", "u2"] && chat.messages.map(\.text) == ["Ciao"] && chat.messages[0].senderID == "u1")
    #expect(Set(remarks.map(\.path)) == ["chats/c/messages/m2", "chats/c/messages/m3", "chats/c/messages/m3/text"])
    for text in ["5", "{}", #"{"users": ["u1"]}"#, #"{"users": ["u1", "u2", "u3"]}"#] {
      let (node, _) = try #require(JSONNode.read(Array(text.utf8)))
      let none = RealtimeChat("c", node, &remarks)
      #expect(none == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("2017-07-14T02:40:00Z", 0), ("2017-07-14T02:40:00.25Z", 250), ("2017-07-14T02:40:00.123456Z", 123),
    ("2017-07-14T04:40:01+02:00", 1_000), ("2017-07-13 22:10-0430", 0), ("2017-07-14", nil), ("2017-07-14T02:40:00", nil),
    ("2017-07-14T24:00:00Z", nil), ("2017-07-14T02:40:00.Z", nil),
    ("2017-07-14T02:40:00Z!", nil), ("2017-02-30T02:40:00Z", nil), ("soon", nil), ("", nil),
  ])
  func `A time of ISO 8601 is a moment where it says its distance from UTC`(text: String, milliseconds: Int?) {
    #expect(ISOInstant.moment(text) == milliseconds.map { Moment(milliseconds: 1_500_000_000_000 + Int64($0)) })
  }

  @Test func `Messages of one day keep their times, whatever their keys are`() throws {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(
      JSONNode.read(
        Array(
          """
          {"users": ["u1", "u2"], "messages": {"a": {"user": "u1", "date": "2017-07-14T18:30:05Z", "text": "Later"},
            "b": {"user": "u2", "date": "2017-07-14T02:40:00.5Z", "text": "Earlier"},
            "c": {"user": "u2", "date": "2017-07-14", "text": "When?"}}}
          """.utf8)))
    let read = RealtimeChat("c", node, &remarks)
    let chat = try #require(read)
    #expect(chat.messages.sorted { $0.time < $1.time }.map(\.text) == ["Earlier", "Later"])
    #expect(remarks.map(\.path) == ["chats/c/messages/c"])
    #expect(chat.messages.last?.time == Moment(milliseconds: 1_500_000_000_500))
  }

  @Test func `A meeting is read, and is the same one each time`() throws {
    var remarks: [RealtimePath.Remark] = []
    let (node, _) = try #require(
      JSONNode.read(
        Array(
          """
          {"creator": "u1", "user": "u2", "date": "2026-11-27", "time": "18:30", "timeZone": "Europe/Rome", "accepted": true, "title": "Coffee",
            "place": "Duomo"}
          """.utf8)))
    let read = RealtimeMeeting("m", node, &remarks)
    let meeting = try #require(read)
    #expect(remarks.isEmpty && meeting.people == ["u1", "u2"] && meeting.isAccepted == true)
    let (one, other) = (UUID(), UUID())
    let moved = meeting.moved(by: one, with: other)
    #expect(moved.day == CalendarDay(text: "2026-11-27") && moved.time == "18:30" && moved.title == "Coffee" && moved.place == "Duomo")
    #expect(meeting.moved(by: one, with: other) == moved && meeting.moved(by: other, with: one).id != moved.id)
    for text in [
      "5", "{}", #"{"creator": "u1", "user": "u2", "date": "soon", "time": "18:30"}"#,
      // Midnight in Rome is another day by the clock of UTC.
      #"{"creator": "u1", "user": "u2", "date": 1795993200000, "time": "18:30"}"#,
      #"{"creator": "u1", "user": "u2", "date": "2026-11-29T23:00:00.000Z", "time": "18:30"}"#,
    ] {
      let (node, _) = try #require(JSONNode.read(Array(text.utf8)))
      let none = RealtimeMeeting("m", node, &remarks)
      #expect(none == nil, "\(text)")
    }
  }
}
