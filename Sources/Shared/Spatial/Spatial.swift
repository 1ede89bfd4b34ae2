// Spatial
