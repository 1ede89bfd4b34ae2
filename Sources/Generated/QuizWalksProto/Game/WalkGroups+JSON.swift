// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_groups.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension WalkGroupMember {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupMember(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupMember") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("number") {
        number = try json.int32("WalkGroupMember.number")
      } else if json.isKey("name") {
        name = try json.string("WalkGroupMember.name")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("progress") {
        progress = try json.skipNull() ? nil : try WalkGroupProgress(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if let progress {
      json.key("progress")
      progress.write(to: &json)
    }
    json.endObject()
  }
}

extension WalkGroupProgress {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupProgress(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupProgress") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("hasBegun", "has_begun") {
        hasBegun = try json.bool("WalkGroupProgress.has_begun")
      } else if json.isKey("hasEnded", "has_ended") {
        hasEnded = try json.bool("WalkGroupProgress.has_ended")
      } else if json.isKey("answeredCount", "answered_count") {
        answeredCount = try json.int32("WalkGroupProgress.answered_count")
      } else if json.isKey("points") {
        points = try json.skipNull() ? nil : try json.int32("WalkGroupProgress.points")
      } else if json.isKey("durationMs", "duration_ms") {
        durationMs = try json.skipNull() ? nil : try json.int64("WalkGroupProgress.duration_ms")
      } else if json.isKey("rank") {
        rank = try json.skipNull() ? nil : try json.int32("WalkGroupProgress.rank")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if hasBegun {
      json.key("hasBegun")
      json.value(hasBegun)
    }
    if hasEnded {
      json.key("hasEnded")
      json.value(hasEnded)
    }
    if answeredCount != 0 {
      json.key("answeredCount")
      json.value(answeredCount)
    }
    if let points {
      json.key("points")
      json.value(points)
    }
    if let durationMs {
      json.key("durationMs")
      json.value(durationMs)
    }
    if let rank {
      json.key("rank")
      json.value(rank)
    }
    json.endObject()
  }
}

extension WalkGroupQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("WalkGroupQuestion.question_id")
      } else if json.isKey("number") {
        number = try json.int32("WalkGroupQuestion.number")
      } else if json.isKey("answeredCount", "answered_count") {
        answeredCount = try json.int32("WalkGroupQuestion.answered_count")
      } else if json.isKey("rightCount", "right_count") {
        rightCount = try json.int32("WalkGroupQuestion.right_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if answeredCount != 0 {
      json.key("answeredCount")
      json.value(answeredCount)
    }
    if rightCount != 0 {
      json.key("rightCount")
      json.value(rightCount)
    }
    json.endObject()
  }
}

extension WalkGroup {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroup(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroup") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("WalkGroup.group_id")
      } else if json.isKey("walkId", "walk_id") {
        walkID = try json.string("WalkGroup.walk_id")
      } else if json.isKey("walkTitle", "walk_title") {
        walkTitle = try json.string("WalkGroup.walk_title")
      } else if json.isKey("kind") {
        kind = try json.enumeration("WalkGroup.kind", WalkGroupKind.self)
      } else if json.isKey("state") {
        state = try json.enumeration("WalkGroup.state", WalkGroupState.self)
      } else if json.isKey("code") {
        code = try json.string("WalkGroup.code")
      } else if json.isKey("options") {
        options = try json.skipNull() ? nil : try RunOptions(reading: &json)
      } else if json.isKey("isMaker", "is_maker") {
        isMaker = try json.bool("WalkGroup.is_maker")
      } else if json.isKey("ownNumber", "own_number") {
        ownNumber = try json.int32("WalkGroup.own_number")
      } else if json.isKey("ownRunId", "own_run_id") {
        ownRunID = try json.string("WalkGroup.own_run_id")
      } else if json.isKey("members") {
        members = try json.list("WalkGroup.members") { (json: inout JSONReader) throws(DecodingError) in try WalkGroupMember(reading: &json) }
      } else if json.isKey("questions") {
        questions = try json.list("WalkGroup.questions") { (json: inout JSONReader) throws(DecodingError) in try WalkGroupQuestion(reading: &json) }
      } else if json.isKey("questionCount", "question_count") {
        questionCount = try json.int32("WalkGroup.question_count")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("WalkGroup.create_time")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("WalkGroup.start_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("WalkGroup.expire_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("WalkGroup.end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !walkTitle.isEmpty, !json.redact("walkTitle") {
      json.key("walkTitle")
      json.value(walkTitle)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if let options {
      json.key("options")
      options.write(to: &json)
    }
    if isMaker {
      json.key("isMaker")
      json.value(isMaker)
    }
    if ownNumber != 0 {
      json.key("ownNumber")
      json.value(ownNumber)
    }
    if !ownRunID.isEmpty {
      json.key("ownRunId")
      json.value(ownRunID)
    }
    if !members.isEmpty {
      json.key("members")
      json.list(members) { json, element in element.write(to: &json) }
    }
    if !questions.isEmpty {
      json.key("questions")
      json.list(questions) { json, element in element.write(to: &json) }
    }
    if questionCount != 0 {
      json.key("questionCount")
      json.value(questionCount)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension CreateWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("CreateWalkGroupRequest.walk_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("CreateWalkGroupRequest.kind", WalkGroupKind.self)
      } else if json.isKey("options") {
        options = try json.skipNull() ? nil : try RunOptions(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if let options {
      json.key("options")
      options.write(to: &json)
    }
    json.endObject()
  }
}

extension CreateWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("CreateWalkGroupResponse.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension JoinWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try JoinWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "JoinWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("JoinWalkGroupRequest.code")
      } else if json.isKey("name") {
        name = try json.string("JoinWalkGroupRequest.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}

extension JoinWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try JoinWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "JoinWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("JoinWalkGroupResponse.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension GetWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("GetWalkGroupRequest.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension GetWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("group") {
        group = try json.skipNull() ? nil : try WalkGroup(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let group {
      json.key("group")
      group.write(to: &json)
    }
    json.endObject()
  }
}

extension ListWalkGroupsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWalkGroupsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWalkGroupsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListWalkGroupsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListWalkGroupsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension WalkGroupSummary {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkGroupSummary(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkGroupSummary") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("WalkGroupSummary.group_id")
      } else if json.isKey("walkTitle", "walk_title") {
        walkTitle = try json.string("WalkGroupSummary.walk_title")
      } else if json.isKey("kind") {
        kind = try json.enumeration("WalkGroupSummary.kind", WalkGroupKind.self)
      } else if json.isKey("state") {
        state = try json.enumeration("WalkGroupSummary.state", WalkGroupState.self)
      } else if json.isKey("isMaker", "is_maker") {
        isMaker = try json.bool("WalkGroupSummary.is_maker")
      } else if json.isKey("joinTime", "join_time") {
        joinTime = try json.moment("WalkGroupSummary.join_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if !walkTitle.isEmpty, !json.redact("walkTitle") {
      json.key("walkTitle")
      json.value(walkTitle)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if isMaker {
      json.key("isMaker")
      json.value(isMaker)
    }
    if let joinTime {
      json.key("joinTime")
      json.value(joinTime)
    }
    json.endObject()
  }
}

extension ListWalkGroupsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWalkGroupsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWalkGroupsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groups") {
        groups = try json.list("ListWalkGroupsResponse.groups") { (json: inout JSONReader) throws(DecodingError) in try WalkGroupSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListWalkGroupsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groups.isEmpty {
      json.key("groups")
      json.list(groups) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension InviteToWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InviteToWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InviteToWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("InviteToWalkGroupRequest.group_id")
      } else if json.isKey("accountIds", "account_ids") {
        accountIDs = try json.list("InviteToWalkGroupRequest.account_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("InviteToWalkGroupRequest.account_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if !accountIDs.isEmpty {
      json.key("accountIds")
      json.list(accountIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension InviteToWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InviteToWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InviteToWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension StartWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("StartWalkGroupRequest.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension StartWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension StartGroupRunRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartGroupRunRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartGroupRunRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("StartGroupRunRequest.group_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try RunPosition(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension StartGroupRunResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartGroupRunResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartGroupRunResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("StartGroupRunResponse.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension LeaveWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("LeaveWalkGroupRequest.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension LeaveWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension RemoveFromWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveFromWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveFromWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("RemoveFromWalkGroupRequest.group_id")
      } else if json.isKey("number") {
        number = try json.int32("RemoveFromWalkGroupRequest.number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    json.endObject()
  }
}

extension RemoveFromWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RemoveFromWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RemoveFromWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension EndWalkGroupRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndWalkGroupRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndWalkGroupRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("groupId", "group_id") {
        groupID = try json.string("EndWalkGroupRequest.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension EndWalkGroupResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndWalkGroupResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndWalkGroupResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
