import Testing

@Suite struct HTTP2Placeholder {}
