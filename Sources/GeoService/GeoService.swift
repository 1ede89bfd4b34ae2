// GeoService
