#pragma once
#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

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

typedef curl_socket_t (*cairn_curl_open)(void *user, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode cairn_curl_set_open_function(CURL *handle, cairn_curl_open function) {
  return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

// Copies an address: 4 bytes of IPv4 or 16 of IPv6; 0 of anything else. A curl_sockaddr has a part of the address at its end, and libcurl the rest
// behind it: Swift sees the part.
static inline int cairn_curl_address(const struct curl_sockaddr *address, unsigned char *bytes) {
  if (address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
    memcpy(bytes, &((const struct sockaddr_in *)&address->addr)->sin_addr, 4);
    return 4;
  }
  if (address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
    memcpy(bytes, &((const struct sockaddr_in6 *)&address->addr)->sin6_addr, 16);
    return 16;
  }
  return 0;
}

// As libcurl opens one itself; not for programs that are started meanwhile.
static inline curl_socket_t cairn_curl_socket(const struct curl_sockaddr *address) {
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static inline CURLcode cairn_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}
