import Testing

@Suite struct EventsPlaceholder {}
