// Written by scripts/proto.sh --plugin; not by hand.
#pragma once
#include "google/protobuf/descriptor.pb-c.h"
#include "google/protobuf/compiler/plugin.pb-c.h"

// Swift sees a constant of C as a value; the unpacker needs its address.
static inline const ProtobufCMessageDescriptor *plugin_request_descriptor(void) {
  return &google__protobuf__compiler__code_generator_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *plugin_response_descriptor(void) {
  return &google__protobuf__compiler__code_generator_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *plugin_descriptor_set_descriptor(void) {
  return &google__protobuf__file_descriptor_set__descriptor;
}
