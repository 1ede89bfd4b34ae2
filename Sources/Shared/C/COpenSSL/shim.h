// OpenSSL 3 for the module Cryptography, and for nobody else.
//
// Swift does not import function-like macros nor constants made by them. Each function below stands for one such macro,
// so that no magic number of a control call has to be repeated in Swift.
#pragma once
#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/ocsp.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

static inline int cairn_ssl_ctx_set_min_proto_version(SSL_CTX *context, int version) {
  return (int)SSL_CTX_set_min_proto_version(context, version);
}

static inline int cairn_ssl_ctx_set_groups_list(SSL_CTX *context, const char *groups) {
  return (int)SSL_CTX_set1_groups_list(context, groups);
}

static inline void cairn_ssl_ctx_set_session_cache_off(SSL_CTX *context) {
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

static inline void cairn_ssl_ctx_set_mode_release_buffers(SSL_CTX *context) {
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
}

// The options are 64-bit values shifted by a macro.
static inline void cairn_ssl_ctx_set_hardening_options(SSL_CTX *context) {
  SSL_CTX_set_options(
      context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_PRIORITIZE_CHACHA);
}

static inline int cairn_ssl_set_server_name(SSL *ssl, const char *name) {
  return (int)SSL_set_tlsext_host_name(ssl, name);
}

typedef int (*cairn_ticket_key_callback)(SSL *, unsigned char *, unsigned char *, EVP_CIPHER_CTX *, EVP_MAC_CTX *, int);

static inline void cairn_ssl_ctx_set_ticket_key_callback(SSL_CTX *context, cairn_ticket_key_callback callback) {
  SSL_CTX_set_tlsext_ticket_key_evp_cb(context, callback);
}

typedef int (*cairn_server_name_callback)(SSL *, int *, void *);

static inline void cairn_ssl_ctx_set_server_name_callback(SSL_CTX *context, cairn_server_name_callback callback) {
  SSL_CTX_set_tlsext_servername_callback(context, callback);
}

typedef int (*cairn_status_callback)(SSL *, void *);

static inline void cairn_ssl_ctx_set_status_callback(SSL_CTX *context, cairn_status_callback callback) {
  SSL_CTX_set_tlsext_status_cb(context, callback);
}

// The connection takes the bytes over and frees them as memory of its own, hence the copy.
static inline int cairn_ssl_set_status(SSL *ssl, const unsigned char *bytes, size_t count) {
  return (int)SSL_set_tlsext_status_ocsp_resp(ssl, OPENSSL_memdup(bytes, count), (long)count);
}

// In C, because a parameter keeps the pointers to its name and its value, and Swift lends strings for one call only.
static inline int cairn_hmac_sha256_init(EVP_MAC_CTX *context, const unsigned char *key, size_t key_bytes) {
  OSSL_PARAM parameters[] = {OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)"SHA256", 0), OSSL_PARAM_construct_end()};
  return EVP_MAC_init(context, key, key_bytes, parameters);
}
