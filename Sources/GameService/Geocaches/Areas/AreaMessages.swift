import CairnProto
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Protobuf
import RPC
import Timekeeping

/// Malformed requests are refused here, before anything is loaded.
enum AreaRequests {
  /// - Throws: INVALID_ARGUMENT.
  static func watch(_ message: WatchedArea?, id: UUID, of accountID: UUID, at now: Moment) throws(RPCError) -> StoredWatch {
    let message = try Field.required(message, "area")
    let isDaily: Bool
    switch message.delivery {
    case .instant: isDaily = false
    case .daily: isDaily = true
    case .unspecified: throw .invalid("area.delivery", .missing)
    case .unrecognized: throw .invalid("area.delivery", .unknownValue)
    }
    return StoredWatch(
      id: id, accountID: accountID, name: try CacheTexts.text(message.name, "area.name", lengthMax: AreaRules.nameLengthMax),
      ground: try ground(message), filterText: String(decoding: try filter(message.filter, of: accountID).json(), as: UTF8.self),
      newsTime: now,
      nextTime: isDaily ? now + AreaRules.dailyInterval : nil, createTime: now)
  }

  private static func ground(_ message: WatchedArea) throws(RPCError) -> StoredWatch.Ground {
    if !message.zoneID.isEmpty {
      guard message.centre == nil else { throw .invalid("area.centre", .notApplicable, "a zone has none") }
      guard message.radiusM == 0 else { throw .invalid("area.radius_m", .notApplicable, "a zone has none") }
      guard message.zoneID.utf8.count <= FilterRules.zoneBytesMax else { throw .invalid("area.zone_id", .tooLong) }
      guard FilterRules.mayBeZone(message.zoneID) else { throw .invalid("area.zone_id", .malformed) }
      return .zone(message.zoneID)
    }
    let centre = try Field.position(message.centre, "area.centre")
    let radius = message.radiusM == 0 ? AreaRules.radiusDefault : message.radiusM
    guard radius > 0, radius <= AreaRules.radiusMax else { throw .invalid("area.radius_m", .outOfRange) }
    return .circle(centre, radius: radius)
  }

  /// The same parts as of a map, but for those that say who or where.
  private static func filter(_ message: CacheFilter?, of accountID: UUID) throws(RPCError) -> CacheFilter {
    let message = message ?? CacheFilter()
    let checked = try SearchFilter(message, callerID: accountID)
    let known: Set<FilterRules.Part> = [.difficulty, .terrain, .sizes, .environments, .kinds]
    if !message.statuses.isEmpty { throw .invalid("filter.statuses", .notApplicable, "what can be found is told") }
    for part in checked.activeParts where part != .statuses && !known.contains(part) {
      throw .invalid("filter.\(part.rawValue)", .notApplicable)
    }
    return message
  }
}

extension WatchedArea {
  init(_ watch: StoredWatch) {
    self.init(
      areaID: watch.id.text, name: watch.name, filter: watch.filter, delivery: watch.nextTime == nil ? .instant : .daily)
    switch watch.ground {
    case .circle(let place, let radius): (centre, radiusM) = (LatLng(place), radius)
    case .zone(let id): zoneID = id
    }
  }
}

extension StoredWatch {
  /// The filter as a message. A text that no version has written lets everything through.
  var filter: CacheFilter { (try? CacheFilter(json: Array(filterText.utf8))) ?? CacheFilter() }
}
