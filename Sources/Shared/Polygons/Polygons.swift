// Polygons
