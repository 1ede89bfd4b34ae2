import EventLoop
import HTTP2
import RPC

/// The doors of one loop: finds whose path a request has, and admits it. Confined to its loop.
final class DoorHall {
  private let doors: [Door]
  private let sessions: SessionGate
  private let desk: FrontDesk

  init(_ doors: [Door], _ sessions: SessionGate, _ desk: FrontDesk) {
    self.doors = doors
    self.sessions = sessions
    self.desk = desk
  }

  /// Answers a request whose path is a door's.
  /// - Returns: Whether it is one.
  func answers(_ stream: HTTP2Stream, on connection: HTTPConnection) -> Bool {
    guard let (door, token) = stream.withPath({ find($0.withoutQuery) }) else { return false }
    let facts = desk.facts(of: stream, connection)
    let exchange = DoorExchange(stream, connection, desk, door, token, facts)
    let offer = door.offer(for: stream.method)
    do throws(RPCError) {
      // Before the token is looked at: a guess costs its address as much as a right one.
      try desk.limits.admit(facts.address, offer == nil ? door.row.rateClass : .read, at: facts.startMs)
      guard desk.load.admits(from: facts.address.callNetwork) else { throw desk.load.refusal }
      if let method = door.row.asks { exchange.caller = try sessions.caller(of: stream.headers, for: method, at: facts.time) }
    } catch {
      exchange.refuse(error)
      return true
    }
    if let offer {
      exchange.show(offer)
    } else if !door.takes(stream.method) {
      exchange.refuseMethod()
    } else if token.isEmpty {
      exchange.leadsNowhere()
    } else {
      exchange.begin()
    }
    return true
  }

  private func find(_ path: UnsafeRawBufferPointer) -> (Door, token: String)? {
    for door in doors {
      if let token = door.row.end(of: path) { return (door, token) }
    }
    return nil
  }
}
