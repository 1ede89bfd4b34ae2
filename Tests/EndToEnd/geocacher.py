"""Somebody who plays CACHE-OUT: the generated clients of another ecosystem, over HTTP/2."""

from __future__ import annotations

import uuid

from cairn.game.geocaches.v1 import (
    cache_areas_pb2,
    cache_exchange_pb2,
    cache_filters_pb2,
    cache_imports_pb2,
    cache_kinds_pb2,
    cache_logs_pb2,
    cache_search_pb2,
    cachers_pb2,
    caches_pb2,
)
from cairn.game.geocaches.v1.cache_areas_connect import CacheAreaServiceClientSync
from cairn.game.geocaches.v1.cache_exchange_connect import CacheExchangeServiceClientSync
from cairn.game.geocaches.v1.cache_imports_connect import CacheImportServiceClientSync
from cairn.game.geocaches.v1.cache_logs_connect import CacheLogServiceClientSync
from cairn.game.geocaches.v1.cache_search_connect import CacheSearchServiceClientSync
from cairn.game.geocaches.v1.cachers_connect import CacherServiceClientSync
from cairn.game.geocaches.v1.caches_connect import CacheServiceClientSync
from player import Player, place

Kind = cache_kinds_pb2.CacheKind
Status = cache_kinds_pb2.CacheStatus
Size = cache_kinds_pb2.CacheSize
Environment = cache_kinds_pb2.CacheEnvironment
Level = cache_kinds_pb2.DifficultyLevel
LogKind = cache_logs_pb2.LogKind
Filter = cache_filters_pb2.CacheFilter
Sort = cache_search_pb2.SearchCachesRequest.Sort


def content(name: str, latitude: float, longitude: float, **more) -> caches_pb2.CacheContent:
    """Enough to be published."""
    fields = {
        "kind": Kind.CACHE_KIND_TRADITIONAL, "position": place(latitude, longitude), "name": name, "description": "A small box.",
        "hint": "Look up.", "difficulty": 1.5, "terrain": 2, "size": Size.CACHE_SIZE_SMALL,
        "environment": Environment.CACHE_ENVIRONMENT_URBAN,
    }
    return caches_pb2.CacheContent(**{**fields, **more})


def selection(box, wanted=None) -> cache_exchange_pb2.CacheSelection:
    """A part of the map by south, west, north and east."""
    corner = cache_search_pb2.MapCorner
    return cache_exchange_pb2.CacheSelection(
        south_west=corner(latitude_degrees=box[0], longitude_degrees=box[1]),
        north_east=corner(latitude_degrees=box[2], longitude_degrees=box[3]), filter=wanted,
    )


class Geocacher:
    """What somebody does in CACHE-OUT."""

    def __init__(self, player: Player) -> None:
        self.player = player
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.caches = CacheServiceClientSync(player.url, **options)
        self.searches = CacheSearchServiceClientSync(player.url, **options)
        self.logs = CacheLogServiceClientSync(player.url, **options)
        self.cachers = CacherServiceClientSync(player.url, **options)
        self.exchange = CacheExchangeServiceClientSync(player.url, **options)
        self.areas = CacheAreaServiceClientSync(player.url, **options)
        self.imports = CacheImportServiceClientSync(player.url, **options)

    def headers(self, key: str | None = None) -> dict[str, str]:
        return self.player.headers(key)

    def keyed(self, key: str | None = None) -> dict[str, str]:
        return self.headers(key or str(uuid.uuid4()))

    # One's own

    def create(self, what=None, fixes=(), key: str | None = None):
        request = caches_pb2.CreateCacheRequest(content=what or caches_pb2.CacheContent(), fixes=fixes)
        return self.caches.create_cache(request, headers=self.keyed(key))

    def update(self, cache_id: str, version: int, what, key: str | None = None) -> int:
        request = caches_pb2.UpdateCacheRequest(cache_id=cache_id, version=version, content=what)
        return self.caches.update_cache(request, headers=self.keyed(key)).version

    def publish(self, cache_id: str, version: int = 1, key: str | None = None):
        request = caches_pb2.PublishCacheRequest(cache_id=cache_id, version=version)
        return self.caches.publish_cache(request, headers=self.keyed(key))

    def hide(self, what) -> str:
        draft = self.create(what)
        self.publish(draft.cache_id, draft.version)
        return draft.cache_id

    def archive(self, cache_id: str, key: str | None = None) -> bool:
        request = caches_pb2.ArchiveCacheRequest(cache_id=cache_id)
        return self.caches.archive_cache(request, headers=self.keyed(key)).is_archived

    def mine(self, *statuses):
        request = caches_pb2.ListMyCachesRequest(statuses=statuses)
        return self.caches.list_my_caches(request, headers=self.headers()).caches

    # Looking

    def get(self, cache_id: str, at=None, shows_hint: bool = False):
        request = caches_pb2.GetCacheRequest(cache_id=cache_id, at=at, shows_hint=shows_hint)
        return self.caches.get_cache(request, headers=self.headers()).cache

    def box(self, south: float, west: float, north: float, east: float, wanted=None, zoom: int | None = None):
        corner = cache_search_pb2.MapCorner
        request = cache_search_pb2.CachesInBoxRequest(
            south_west=corner(latitude_degrees=south, longitude_degrees=west),
            north_east=corner(latitude_degrees=north, longitude_degrees=east), zoom=zoom, filter=wanted,
        )
        return self.searches.caches_in_box(request, headers=self.headers())

    def near(self, latitude: float, longitude: float, radius_m: float | None = None, wanted=None):
        request = cache_search_pb2.CachesNearRequest(position=place(latitude, longitude), radius_m=radius_m, filter=wanted)
        return self.searches.caches_near(request, headers=self.headers())

    def search(self, wanted=None, sort: int = Sort.SORT_NEWEST, **more):
        request = cache_search_pb2.SearchCachesRequest(filter=wanted, sort=sort, **more)
        return self.searches.search_caches(request, headers=self.headers())

    # From elsewhere

    def import_gpx(self, media_id: str, name: str, is_dry_run: bool = False) -> str:
        request = cache_imports_pb2.ImportGpxRequest(media_id=media_id, foreign_name=name, is_dry_run=is_dry_run)
        return self.imports.import_gpx(request, headers=self.keyed()).import_id

    def imported(self, import_id: str = ""):
        request = cache_imports_pb2.GetGpxImportRequest(import_id=import_id)
        return self.imports.get_gpx_import(request, headers=self.headers()).gpx_import

    # To take along

    def download(self, box, wanted=None, **more):
        request = cache_exchange_pb2.DownloadCachesRequest(selection=selection(box, wanted), **more)
        return self.exchange.download_caches(request, headers=self.headers())

    def gone(self, box, cache_ids, wanted=None) -> list[str]:
        request = cache_exchange_pb2.FindGoneCachesRequest(selection=selection(box, wanted), cache_ids=cache_ids)
        return list(self.exchange.find_gone_caches(request, headers=self.headers()).cache_ids)

    def gpx(self, box, wanted=None, **more) -> str:
        request = cache_exchange_pb2.ExportGpxRequest(selection=selection(box, wanted), **more)
        return self.exchange.export_gpx(request, headers=self.headers()).gpx

    def my_finds(self) -> str:
        return self.exchange.export_my_finds(cache_exchange_pb2.ExportMyFindsRequest(), headers=self.headers()).gpx

    # Areas

    def watch_area(self, latitude: float, longitude: float, radius_m: float = 0, key: str | None = None, **more) -> str:
        fields = {"delivery": cache_areas_pb2.AREA_DELIVERY_INSTANT, **more}
        area = cache_areas_pb2.WatchedArea(centre=place(latitude, longitude), radius_m=radius_m, **fields)
        return self.areas.watch_area(cache_areas_pb2.WatchAreaRequest(area=area), headers=self.keyed(key)).area_id

    # Visits

    def log(self, cache_id: str, kind: int = LogKind.LOG_KIND_FOUND, comment: str = "Thanks!", photos=(), key: str | None = None, **more):
        what = cache_logs_pb2.LogContent(kind=kind, comment=comment, photos=photos, time_zone="Europe/Helsinki", **more)
        request = cache_logs_pb2.SubmitLogRequest(cache_id=cache_id, content=what)
        return self.logs.submit_log(request, headers=self.keyed(key))

    def log_all(self, requests):
        return self.logs.submit_logs(cache_logs_pb2.SubmitLogsRequest(logs=requests), headers=self.headers()).results

    def visits(self, cache_id: str):
        return self.logs.list_logs(cache_logs_pb2.ListLogsRequest(cache_id=cache_id), headers=self.headers()).logs

    def stats(self, account_id: str = ""):
        return self.cachers.get_cacher_stats(cachers_pb2.GetCacherStatsRequest(account_id=account_id), headers=self.headers()).stats
