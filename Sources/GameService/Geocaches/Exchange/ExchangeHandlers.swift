import CairnProto
import CairnServices
import Events
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import RPC
import Spatial
import Timekeeping

/// The calls of CacheExchangeService.
struct ExchangeHandlers: CacheExchangeServiceHandlers {
  let search: SearchHandlers
  let views: CacheViews
  var database: Database { search.database }
  var pageTokens: PageTokenKey { search.pageTokens }
  var store: ExchangeStore { ExchangeStore(database: database) }
  let logs = LogStore()

  /// Caches of a part of the map.
  private struct Selection {
    let boxes: [SpatialBox]
    let filter: SearchFilter
    /// Everything that must stay the same from page to page.
    let digest: [UInt8]
  }

  /// Wish for a page.
  private struct Wish {
    let since: Moment
    let size: Int
    let token: String
    let list: PageList
  }

  /// A page of ids.
  private struct Page {
    let ids: [UUID]
    let nextToken: String
    let asOf: Moment
    /// Told with the first page.
    let count: Int
  }

  // MARK: Downloads

  func downloadCaches(_ request: DownloadCachesRequest, _ context: RequestContext) async throws -> DownloadCachesResponse {
    let selection = try await selection(request.selection, context)
    let since = request.sinceTime ?? Self.beginning
    let list = PageList(
      CacheExchangeServiceMethods.downloadCaches, filter: selection.digest + Array("\(since.microseconds)".utf8))
    let wish = Wish(since: since, size: try Self.size(request.pageSize), token: request.pageToken, list: list)
    let page = try await page(of: selection, wish, context)
    let caches = try await views.show(page.ids, to: try context.accountID, showsHints: request.showsHints)
    return DownloadCachesResponse(
      caches: caches, nextPageToken: page.nextToken, asOfTime: page.asOf, cacheCount: Int32(clamping: page.count))
  }

  func findGoneCaches(_ request: FindGoneCachesRequest, _ context: RequestContext) async throws -> FindGoneCachesResponse {
    let ids = try Field.ids(request.cacheIDs, "cache_ids", count: 0...ExchangeRules.goneMax)
    let selection = try await selection(request.selection, context)
    let shown = try await store.shown(ids, in: selection.boxes, selection.filter)
    return FindGoneCachesResponse(cacheIDs: ids.filter { !shown.contains($0) }.map(\.text))
  }

  // MARK: Files

  func exportGpx(_ request: ExportGpxRequest, _ context: RequestContext) async throws -> ExportGpxResponse {
    let form = try Self.form(request.form)
    let selection = try await selection(request.selection, context)
    let list = PageList(CacheExchangeServiceMethods.exportGpx, filter: selection.digest + Array(form.rawValue.utf8))
    let wish = Wish(
      since: Self.beginning, size: try Self.size(request.pageSize), token: request.pageToken, list: list)
    let page = try await page(of: selection, wish, context)
    let caches = try await views.show(page.ids, to: try context.accountID, showsHints: request.showsHints)
    return ExportGpxResponse(gpx: GPXWriter.file(caches.map { GPXCache($0) }, as: form, at: context.now), nextPageToken: page.nextToken)
  }

  func exportMyFinds(_ request: ExportMyFindsRequest, _ context: RequestContext) async throws -> ExportMyFindsResponse {
    let (callerID, size) = (try context.accountID, try Self.size(request.pageSize))
    let list = PageList(CacheExchangeServiceMethods.exportMyFinds, filter: callerID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let found = try await logs.finds(by: callerID, after: place, limit: size + 1, in: database)
    let sizes = try await store.sizes(of: found.map(\.cacheID))
    let page = Array(found.prefix(min(size, ExchangeRules.fitting(found.map { sizes[$0.cacheID] ?? 0 }))))
    let caches = try await views.show(page.map(\.cacheID), to: callerID, showsHints: false)
    let known = Dictionary(caches.map { ($0.summary?.cacheID ?? "", $0) }) { first, _ in first }
    let described = try await views.people.describePeople(
      DescribePeopleRequest(viewer: callerID.bytes, accounts: [callerID.bytes])
    ).persons.first
    let entries = page.compactMap { log in
      known[log.cacheID.text].map { GPXCache($0, find: log, finder: described?.username ?? "") }
    }
    let next = found.count > page.count ? page.last.map { pageTokens.token(after: $0.visitTime, $0.id, in: list) } : nil
    return ExportMyFindsResponse(gpx: GPXWriter.file(entries, at: context.now), nextPageToken: next ?? "")
  }

  // MARK: Parts

  private static func form(_ wire: GpxForm) throws(RPCError) -> GPXWriter.Form {
    switch wire {
    case .unspecified, .oneZero: .oneZero
    case .oneOne: .oneOne
    case .unrecognized: throw .invalid("form", .unknownValue)
    }
  }

  private static func size(_ asked: Int32) throws(RPCError) -> Int {
    try Field.pageSize(asked, "page_size", default: ExchangeRules.pageDefault, max: 100)
  }

  private func selection(_ message: CacheSelection?, _ context: RequestContext) async throws -> Selection {
    let message = try Field.required(message, "selection")
    let box = try SearchHandlers.box(message.southWest, message.northEast)
    let filter = try await search.filter(message.filter, context)
    return Selection(boxes: SpatialBox.windows(of: box), filter: filter, digest: filter.digest + Array("\(box)".utf8))
  }

  /// A page by ids. The time from which the next download is new travels with the token, so that all pages say that of the first.
  private func page(of selection: Selection, _ wish: Wish, _ context: RequestContext) async throws -> Page {
    let place = try pageTokens.place(wish.token, in: wish.list, as: Moment.self, UUID.self)
    let count = try await place == nil ? count(of: selection, since: wish.since) : 0
    let (asOf, last) = place ?? (context.now - ExchangeRules.overlap, .first)
    let found = try await store.page(
      in: selection.boxes, selection.filter, since: wish.since, after: last, limit: wish.size + 1)
    let ids = found.prefix(min(wish.size, ExchangeRules.fitting(found.map(\.size)))).map(\.id)
    let next = found.count > ids.count ? ids.last.map { pageTokens.token(after: asOf, $0, in: wish.list) } : nil
    return Page(ids: ids, nextToken: next ?? "", asOf: asOf, count: count)
  }

  /// Caches of all pages. The limit is on how many the whole has, of which the next download may bring all.
  private func count(of selection: Selection, since: Moment) async throws -> Int {
    let count = try await search.store.count(selection.filter, in: selection.boxes, upTo: ExchangeRules.cachesMax + 1)
    guard count <= ExchangeRules.cachesMax else {
      throw RPCError(
        .failedPrecondition, reason: .areaTooLarge, message: "at most \(ExchangeRules.cachesMax) caches",
        metadata: ["cache_count_max": "\(ExchangeRules.cachesMax)"])
    }
    if since == Self.beginning { return count }
    return try await store.count(in: selection.boxes, selection.filter, since: since, upTo: ExchangeRules.cachesMax)
  }

  /// Time since which everything is new.
  private static let beginning = Moment(milliseconds: 0)
}
