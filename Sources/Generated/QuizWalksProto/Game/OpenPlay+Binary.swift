// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/open_play.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension OpenPlay {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__open_play__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__OpenPlay.self) {
      (c) throws(DecodingError) in try OpenPlay(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__OpenPlay>) throws(DecodingError) {
    runs = try Binary.list(c.pointee.n_runs_, c.pointee.runs_, messages: { (value) throws(DecodingError) in try OpenRun(c: value) })
  }

  package func write(to binary: inout BinaryWriter) {
    if !runs.isEmpty {
      for element in runs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension OpenRun {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__open_run__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__OpenRun.self) {
      (c) throws(DecodingError) in try OpenRun(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__OpenRun>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "OpenRun.run_id")
    walkID = try Binary.string(c.pointee.walk_id_, "OpenRun.walk_id")
    walkTitle = try Binary.string(c.pointee.walk_title_, "OpenRun.walk_title")
    startTime = try moment(c.pointee.start_time_, "OpenRun.start_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !walkID.isEmpty {
      binary.field(2, walkID)
    }
    if !walkTitle.isEmpty {
      binary.field(3, walkTitle)
    }
    if let startTime {
      binary.field(4, startTime)
    }
  }
}
