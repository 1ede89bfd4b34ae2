// Written by protoc-gen-cairn from cairn/game/internal/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
internal import ExpeditionsProto
internal import QuizWalksProto
internal import WhereAmIProto
public import Protobuf

extension CountResultsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__count_results_request__descriptor_pointer(), as: Cairn__Game__Internal__V1__CountResultsRequest.self) {
      (c) throws(DecodingError) in try CountResultsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__CountResultsRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
  }
}

extension CountResultsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__count_results_response__descriptor_pointer(), as: Cairn__Game__Internal__V1__CountResultsResponse.self) {
      (c) throws(DecodingError) in try CountResultsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__CountResultsResponse>) throws(DecodingError) {
    counts = try Binary.list(c.pointee.n_counts_, c.pointee.counts_, { (value) throws(DecodingError) in value })
  }

  func write(to binary: inout BinaryWriter) {
    if !counts.isEmpty {
      let start = binary.begin(1)
      for element in counts { binary.element(element) }
      binary.end(start)
    }
  }
}

extension PlayerScore {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__player_score__descriptor_pointer(), as: Cairn__Game__Internal__V1__PlayerScore.self) {
      (c) throws(DecodingError) in try PlayerScore(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__PlayerScore>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    score = c.pointee.score_
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if score != 0 {
      binary.field(2, score)
    }
  }
}

extension FindOpenPlayRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__find_open_play_request__descriptor_pointer(), as: Cairn__Game__Internal__V1__FindOpenPlayRequest.self) {
      (c) throws(DecodingError) in try FindOpenPlayRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__FindOpenPlayRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension FindOpenPlayResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__find_open_play_response__descriptor_pointer(), as: Cairn__Game__Internal__V1__FindOpenPlayResponse.self) {
      (c) throws(DecodingError) in try FindOpenPlayResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__FindOpenPlayResponse>) throws(DecodingError) {
    if let field = c.pointee.where_am_i_ { whereAmI = try WhereAmIProto.OpenPlay(c: field) }
    if let field = c.pointee.expeditions_ { expeditions = try ExpeditionsProto.OpenPlay(c: field) }
    if let field = c.pointee.qwalk_ { qwalk = try QuizWalksProto.OpenPlay(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let whereAmI {
      let start = binary.begin(1)
      whereAmI.write(to: &binary)
      binary.end(start)
    }
    if let expeditions {
      let start = binary.begin(2)
      expeditions.write(to: &binary)
      binary.end(start)
    }
    if let qwalk {
      let start = binary.begin(3)
      qwalk.write(to: &binary)
      binary.end(start)
    }
  }
}

extension FindScoresRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__find_scores_request__descriptor_pointer(), as: Cairn__Game__Internal__V1__FindScoresRequest.self) {
      (c) throws(DecodingError) in try FindScoresRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__FindScoresRequest>) throws(DecodingError) {
    realm = CairnProto.Realm(rawValue: c.pointee.realm_)
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(2, element)
      }
    }
  }
}

extension FindScoresResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__find_scores_response__descriptor_pointer(), as: Cairn__Game__Internal__V1__FindScoresResponse.self) {
      (c) throws(DecodingError) in try FindScoresResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__FindScoresResponse>) throws(DecodingError) {
    scores = try Binary.list(c.pointee.n_scores_, c.pointee.scores_, messages: { (value) throws(DecodingError) in try PlayerScore(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !scores.isEmpty {
      for element in scores {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
