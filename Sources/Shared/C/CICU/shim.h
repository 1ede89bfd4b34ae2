// ICU's names of countries and languages for the module DisplayNames, and for nobody else. Debian's library, which libxml2 brings along: Foundation has one of
// its own, of 34 MB in each process that imports it whole. Functions here, because the library's own names carry its version, by macros.
#pragma once
#include <unicode/uloc.h>

static inline int32_t cairn_icu_country(const char *locale, const char *shown_in, uint16_t *name, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayCountry(locale, shown_in, (UChar *)name, capacity, &error);
  return U_FAILURE(error) || error == U_USING_DEFAULT_WARNING ? 0 : length;
}

static inline int32_t cairn_icu_language(const char *locale, const char *shown_in, uint16_t *name, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(locale, shown_in, (UChar *)name, capacity, &error);
  return U_FAILURE(error) || error == U_USING_DEFAULT_WARNING ? 0 : length;
}
