// Lifecycle
