// Written by protoc-gen-cairn; not by hand.
#pragma once
#include "cairn/rpc/v1/scope.pb-c.h"
#include "connectrpc/conformance/v1/server_compat.pb-c.h"
#include "connectrpc/conformance/v1/service.pb-c.h"
#include "google/protobuf/any.pb-c.h"

// Swift sees a constant of C as a value; the unpacker needs its address.

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__server_compat_request__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__server_compat_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__tlscreds__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__tlscreds__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__server_compat_response__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__server_compat_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__unary_response_definition__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__unary_response_definition__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__stream_response_definition__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__stream_response_definition__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__unary_request__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__unary_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__unary_response__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__unary_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__idempotent_unary_request__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__idempotent_unary_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__idempotent_unary_response__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__idempotent_unary_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__server_stream_request__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__server_stream_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__server_stream_response__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__server_stream_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__unimplemented_request__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__unimplemented_request__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__unimplemented_response__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__unimplemented_response__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__conformance_payload__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__conformance_payload__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__conformance_payload__request_info__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__conformance_payload__request_info__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__conformance_payload__connect_get_info__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__conformance_payload__connect_get_info__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__error__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__error__descriptor;
}

static inline const ProtobufCMessageDescriptor *connectrpc__conformance__v1__header__descriptor_pointer(void) {
  return &connectrpc__conformance__v1__header__descriptor;
}
