// GNU libunistring for the module Texts, and for nobody else.
//
// Swift does not import function-like macros nor constants made by them; the form of normalisation is such a constant.
#pragma once
#include <stdlib.h>
#include <uninorm.h>

// A text in normalisation form C, to be freed; NULL when memory is used up.
static inline uint8_t *cairn_nfc(const uint8_t *text, size_t bytes, size_t *result_bytes) {
  return u8_normalize(UNINORM_NFC, text, bytes, NULL, result_bytes);
}

// The same in form KD, in which characters that stand for others are those others.
static inline uint8_t *cairn_nfkd(const uint8_t *text, size_t bytes, size_t *result_bytes) {
  return u8_normalize(UNINORM_NFKD, text, bytes, NULL, result_bytes);
}
