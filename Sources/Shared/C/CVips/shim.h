#pragma once
#include <malloc.h>
#include <vips/vips.h>

#include "confine.h"
#include "jpeg.h"

// libvips takes options by "...", which Swift cannot call: one function for each use.

// A damaged file has libvips warn of each of its lines: what a stranger's file says is told nobody.
static inline void cairn_vips_say_nothing(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer user) {
  (void)domain, (void)level, (void)message, (void)user;
}

// Starts libvips with one thread of its own, no cache, and no loader but the four that are meant.
static inline int cairn_vips_start(const char *program) {
  // libheif decodes the tiles of an image on several threads. Each would claim 64 MB of addresses for a heap of its own, which count as memory.
  mallopt(M_ARENA_MAX, 1);
  if (VIPS_INIT(program)) return -1;
  g_log_set_default_handler(cairn_vips_say_nothing, NULL);
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  vips_operation_block_set("VipsForeignLoadJpeg", FALSE);
  vips_operation_block_set("VipsForeignLoadPng", FALSE);
  vips_operation_block_set("VipsForeignLoadWebp", FALSE);
  vips_operation_block_set("VipsForeignLoadHeif", FALSE);
  return 0;
}

// Reads the head of an image; no pixel is decoded. NULL when it has none.
static inline VipsImage *cairn_vips_open(const void *bytes, size_t length) {
  return vips_image_new_from_buffer(bytes, length, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// Decodes an image to at most the size, upright and in sRGB. Never enlarges. Fails when bytes are missing, but for JPEG.
static inline int cairn_vips_shrink(const void *bytes, size_t length, int width, int height, int crops, VipsImage **image) {
  return vips_thumbnail_buffer((void *)bytes, length, image, width, "height", height, "size", VIPS_SIZE_DOWN, "crop",
                               crops ? VIPS_INTERESTING_CENTRE : VIPS_INTERESTING_NONE, "export_profile", "srgb", "fail_on",
                               VIPS_FAIL_ON_TRUNCATED, NULL);
}

// Encodes as WebP. Writes an EXIF chunk whatever it is told ("strip" as well, in 8.14): the caller takes it out. The bytes are freed by g_free.
static inline int cairn_vips_save(VipsImage *image, int quality, void **bytes, size_t *length) {
  // Every viewer takes an image without a profile for sRGB, which it is in. And what is not there is not written.
  gchar **fields = vips_image_get_fields(image);
  for (gchar **field = fields; field && *field; field++) vips_image_remove(image, *field);
  g_strfreev(fields);
  return vips_webpsave_buffer(image, bytes, length, "Q", quality, "strip", TRUE, NULL);
}

static inline void cairn_vips_release(VipsImage *image) { g_object_unref(image); }
