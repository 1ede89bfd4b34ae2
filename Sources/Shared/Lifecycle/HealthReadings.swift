public import CairnProto
internal import Observability

extension HealthMonitor {
  /// Figures of this process from its metrics.
  public func readings(_ request: GetReadingsRequest) -> GetReadingsResponse {
    let page = MetricRegistry.process.page(of: request.families, summed: request.summedFamilies)
    return GetReadingsResponse(health: now.health, page: String(decoding: page, as: UTF8.self))
  }
}
