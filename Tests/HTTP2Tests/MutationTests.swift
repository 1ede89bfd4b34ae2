// Random damage to real conversations: whatever comes, a session neither crashes nor loses count of its streams.
import HTTP2
import Testing

/// splitmix64: a seed is all it takes to replay a failure.
private struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}

@Suite struct MutationTests {
  /// A conversation with most kinds of frames in it.
  private func conversation(_ chance: inout Chance) -> [UInt8] {
    var bytes = clientStart + Frame(.settings, flags: Frame.ack).bytes
    for number in 0..<UInt32.random(in: 1...12, using: &chance) {
      let id = number * 2 + 1
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: bytes += headersFrame(id)
      case 1: bytes += headersFrame(id, end: false) + Frame(.data, flags: 1, stream: id, [UInt8](repeating: 7, count: 500)).bytes
      case 2: bytes += headersFrame(id, end: false) + Frame(.resetStream, stream: id, bigEndian(8)).bytes
      case 3:
        bytes +=
          Frame(.headers, stream: id, hpack(plainRequest)).bytes + Frame(.continuation, flags: 4, stream: id, hpack([("x", "y")])).bytes
      case 4: bytes += Frame(.windowUpdate, bigEndian(1_000)).bytes + headersFrame(id, end: false)
      case 5: bytes += Frame(.ping, [UInt8](repeating: 0, count: 8)).bytes + Frame(.settings, [0, 4, 0, 0, 1, 0]).bytes
      case 6: bytes += headersFrame(id, end: false) + Frame(.headers, flags: 5, stream: id, hpack([("sum", "1")])).bytes
      default:
        bytes += headersFrame(id, [("content-length", "3")], end: false) + Frame(.data, flags: 9, stream: id, [2, 1, 2, 3, 0, 0]).bytes
      }
    }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8], _ chance: inout Chance) {
    for _ in 0..<Int.random(in: 0...6, using: &chance) {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &chance)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(UInt8.random(in: .min ... .max, using: &chance), at: place)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &chance))
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 24...bytes.count, using: &chance))
      }
      if bytes.count < 25 { return }
    }
  }

  /// Does something arbitrary to an announced stream, from inside an event.
  private func act(on stream: HTTP2Stream, of peer: Peer, _ choice: UInt64) {
    let session = peer.session!
    switch choice % 7 {
    case 0: try? session.respond(stream, status: 200, body: .complete([1, 2, 3]))
    case 1: try? session.respond(stream, status: 200, body: .streaming)
    case 2: session.reset(stream, .cancel)
    case 3: try? session.send(stream, [UInt8](repeating: 1, count: 100_000))
    case 4: try? session.finish(stream)
    case 5: try? session.respondInformational(stream, status: 100)
    default: session.consume(stream, 100)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func damagedRequestsNeverHarmAServer(seed: UInt64) throws {
    var chance = Chance(state: seed)
    for round in 0..<700 {
      var bytes = conversation(&chance)
      damage(&bytes, &chance)
      let server = try Peer(.server)
      server.consumesAtOnce = round % 2 == 0
      var inner = Chance(state: chance.next())
      server.onHeaders = { [unowned server] in act(on: $0, of: server, inner.next()) }
      server.onData = { [unowned server] in act(on: $0, of: server, inner.next()) }
      server.onEnd = { [unowned server] in act(on: $0, of: server, inner.next()) }
      server.onClosed = { [unowned server] in act(on: $0, of: server, inner.next()) }
      server.onWritable = { [unowned server] in act(on: $0, of: server, inner.next()) }
      deliver(bytes, to: server, &chance)
      server.session.tick(nowMs: 5_000)
      server.session.connectionLost()
      expectClosedOnce(server, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [UInt64(11), 12]) func damagedAnswersNeverHarmAClient(seed: UInt64) throws {
    var chance = Chance(state: seed)
    for round in 0..<500 {
      let server = try Peer.echo()
      let client = try Peer(.client, .upstreamClient)
      for _ in 0..<Int.random(in: 1...5, using: &chance) { try client.post([UInt8](repeating: 5, count: 200)) }
      server.receive(client.output())
      var bytes = server.output()
      damage(&bytes, &chance)
      deliver(bytes, to: client, &chance)
      client.session.connectionLost()
      let closed = client.events.count { if case .closed = $0 { true } else { false } }
      #expect(closed >= 1 && client.session.liveStreamCount == 0 && client.session.bufferedBytes == 0, "seed \(seed), round \(round)")
    }
  }

  private func deliver(_ bytes: [UInt8], to peer: Peer, _ chance: inout Chance) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = Int.random(in: 1...200, using: &chance)
      peer.receive(Array(rest.prefix(step)))
      rest = rest.dropFirst(step)
      if Bool.random(using: &chance) { _ = peer.output() }
    }
    _ = peer.output()
  }

  private func expectClosedOnce(_ peer: Peer, _ place: Comment) {
    var opened: [Int32: Int] = [:]
    for event in peer.events {
      if case .headers(let id, _, _, _) = event { opened[id, default: 0] += 1 }
      if case .closed(let id, _) = event { opened[id, default: 0] -= 1 }
    }
    #expect(opened.values.allSatisfy { $0 == 0 }, place)
    #expect(peer.session.liveStreamCount == 0 && peer.session.bufferedBytes == 0, place)
  }
}
