#pragma once
#include <setjmp.h>
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

// Whether a JPEG has all of its picture. libvips does not tell: it reads on as if zeros followed. libjpeg remarks it, and goes on as well.

struct cairn_jpeg_errors {
  struct jpeg_error_mgr manager;
  jmp_buf end;
  int is_cut;
};

static inline void cairn_jpeg_give_up(j_common_ptr decoder) { longjmp(((struct cairn_jpeg_errors *)decoder->err)->end, 1); }

static inline void cairn_jpeg_note(j_common_ptr decoder, int level) {
  if (level < 0 && decoder->err->msg_code == JWRN_HIT_MARKER) ((struct cairn_jpeg_errors *)decoder->err)->is_cut = 1;
}

// - Returns: 1 when nothing of the picture's data is missing before the marker that ends it, 0 otherwise.
static inline int cairn_jpeg_is_whole(const unsigned char *bytes, size_t length) {
  struct jpeg_decompress_struct decoder;
  struct cairn_jpeg_errors errors = {.is_cut = 0};
  decoder.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = cairn_jpeg_give_up;
  errors.manager.emit_message = cairn_jpeg_note;
  if (setjmp(errors.end)) {
    jpeg_destroy_decompress(&decoder);
    return 0;
  }
  jpeg_create_decompress(&decoder);
  jpeg_mem_src(&decoder, (unsigned char *)bytes, length);
  jpeg_read_header(&decoder, TRUE);
  // Its coefficients are read in any case; of the pixels as few are made as can be.
  decoder.scale_denom = 8;
  decoder.do_fancy_upsampling = FALSE;
  decoder.out_color_space = decoder.jpeg_color_space;
  jpeg_start_decompress(&decoder);
  JSAMPARRAY line = decoder.mem->alloc_sarray((j_common_ptr)&decoder, JPOOL_IMAGE, decoder.output_width * decoder.output_components, 1);
  while (decoder.output_scanline < decoder.output_height && !errors.is_cut) jpeg_read_scanlines(&decoder, line, 1);
  jpeg_destroy_decompress(&decoder);
  return !errors.is_cut;
}
