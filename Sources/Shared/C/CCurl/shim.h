#pragma once
#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo take anything by "...", which Swift cannot call: one function per kind of argument.

typedef size_t (*cairn_curl_data)(char *bytes, size_t size, size_t count, void *user);

static inline CURLcode cairn_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

// Strings are copied by libcurl.
static inline CURLcode cairn_curl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode cairn_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode cairn_curl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode cairn_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}

// For CURLOPT_WRITEFUNCTION, CURLOPT_READFUNCTION and CURLOPT_HEADERFUNCTION.
static inline CURLcode cairn_curl_set_data_function(CURL *handle, CURLoption option, cairn_curl_data function) {
  return curl_easy_setopt(handle, option, function);
}

static inline CURLcode cairn_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}
