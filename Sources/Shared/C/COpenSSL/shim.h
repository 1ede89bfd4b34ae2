// OpenSSL 3 for the module Cryptography, and for nobody else.
//
// Swift does not import function-like macros nor constants made by them. Each function below stands for one such macro,
// so that no magic number of a control call has to be repeated in Swift.
#pragma once
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/ocsp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
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

// A public RSA key of its two numbers, most significant byte first; NULL for what is none.
static inline EVP_PKEY *cairn_rsa_public_key(const unsigned char *n, size_t n_bytes, const unsigned char *e, size_t e_bytes) {
  EVP_PKEY *key = NULL;
  OSSL_PARAM *parameters = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  BIGNUM *modulus = BN_bin2bn(n, (int)n_bytes, NULL);
  BIGNUM *exponent = BN_bin2bn(e, (int)e_bytes, NULL);
  if (context && builder && modulus && exponent && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, modulus) == 1 &&
      OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, exponent) == 1 && (parameters = OSSL_PARAM_BLD_to_param(builder)) &&
      EVP_PKEY_fromdata_init(context) == 1) {
    EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
  }
  OSSL_PARAM_free(parameters);
  OSSL_PARAM_BLD_free(builder);
  BN_free(modulus);
  BN_free(exponent);
  EVP_PKEY_CTX_free(context);
  return key;
}

// A public key on a named curve, of its point as SEC 1 §2.3.3 writes it; NULL for a point that is not on the curve.
static inline EVP_PKEY *cairn_ec_public_key(const char *curve, const unsigned char *point, size_t point_bytes) {
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)curve, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, (void *)point, point_bytes), OSSL_PARAM_construct_end()};
  if (context && EVP_PKEY_fromdata_init(context) == 1) EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
  EVP_PKEY_CTX_free(context);
  return key;
}

// The DER of an ECDSA signature whose two numbers stand side by side, as JOSE has them. `der` has room for 2 * half_bytes + 16.
// Returns its length; 0 when memory is used up.
static inline int cairn_ecdsa_der(const unsigned char *numbers, size_t half_bytes, unsigned char *der) {
  ECDSA_SIG *signature = ECDSA_SIG_new();
  BIGNUM *r = BN_bin2bn(numbers, (int)half_bytes, NULL);
  BIGNUM *s = BN_bin2bn(numbers + half_bytes, (int)half_bytes, NULL);
  int count = 0;
  if (signature && r && s && ECDSA_SIG_set0(signature, r, s) == 1) {
    count = i2d_ECDSA_SIG(signature, &der);
  } else {
    BN_free(r);
    BN_free(s);
  }
  ECDSA_SIG_free(signature);
  return count < 0 ? 0 : count;
}
