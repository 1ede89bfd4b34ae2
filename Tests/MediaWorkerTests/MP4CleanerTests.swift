import Testing

@testable import MediaWorker

@Suite struct MP4CleanerTests {
  @Test func picturesAndSoundStayAndNothingElse() throws {
    let video = MP4(more: MP4.box("uuid", Array("XMP of the place".utf8)) + MP4.box("free", Array("hidden".utf8))).bytes
    let part = try MP4Cleaner.clean(video, millisecondsMax: 60_000)
    #expect(part.width == 640 && part.height == 480 && part.milliseconds == 1_500)
    // Nothing has moved.
    #expect(part.bytes.count == video.count)
    let text = String(decoding: part.bytes, as: UTF8.self)
    #expect(text.contains("PICTUREPICTUREPICTURE") && text.contains("SOUNDSOUND"))
    for trace in ["48.2085", "trackplace", "GAPBYTES", "XMP", "hidden", "mebx", "udta"] { #expect(!text.contains(trace), "\(trace)") }
    // What is clean stays as it is.
    #expect(try MP4Cleaner.clean(part.bytes, millisecondsMax: 60_000) == part)
  }

  @Test(arguments: [
    (MP4(brand: "qt  "), MediaRefusal.unsupported), (MP4(codec: "ap4h"), .unsupported), (MP4(milliseconds: 60_001), .tooLarge),
    // Its pictures lie elsewhere: whoever played it would be sent there.
    (MP4(dataFlags: 0), .unsupported), (MP4(more: MP4.box("moof", [])), .unsupported), (MP4(more: [0, 0, 0, 4]), .damaged),
    (MP4(more: MP4.box("moov", [])), .damaged),
  ])
  func whatIsNoShortVideoIsRefused(video: MP4, refusal: MediaRefusal) throws {
    let job = try MediaJob(["video", "1000000", "60000"])
    #expect(throws: refusal) { _ = try job.run(video.bytes) }
  }

  @Test func aVoiceMessageIsSoundAlone() throws {
    let (voice, job) = (MP4(brand: "M4A ", hasPicture: false).bytes, try MediaJob(["sound", "1000000", "60000"]))
    let part = try #require(try job.run(voice).first)
    #expect(part.width == 0 && part.height == 0 && part.milliseconds == 1_500 && part.bytes.count == voice.count)
    let text = String(decoding: part.bytes, as: UTF8.self)
    #expect(text.contains("SOUNDSOUND") && !text.contains("PICTURE") && !text.contains("48.2085"))
    // A video is no voice message, and the other way round.
    #expect(throws: MediaRefusal.unsupported) { _ = try job.run(MP4().bytes) }
    #expect(throws: MediaRefusal.unsupported) { _ = try MediaJob(["video", "1000000", "60000"]).run(voice) }
  }

  /// Whatever is cut off or turned over, it is refused or of the same length, and never ends the process.
  @Test func damageDoesNoHarm() throws {
    let video = MP4().bytes
    for count in 0..<video.count {
      #expect(throws: MediaRefusal.self) { _ = try MP4Cleaner.clean(Array(video[..<count]), millisecondsMax: 60_000) }
    }
    var random = SystemRandomNumberGenerator()
    for place in video.indices {
      for value in [0x00, 0x01, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &random)] {
        var damaged = video
        damaged[place] = value
        if let part = try? MP4Cleaner.clean(damaged, millisecondsMax: 60_000) { #expect(part.bytes.count == video.count) }
      }
    }
  }
}
