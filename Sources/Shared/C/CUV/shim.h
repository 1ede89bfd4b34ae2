#pragma once
#include <uv.h>

#ifdef __linux__
// mallopt: Swift's Glibc module has no malloc.h.
#include <malloc.h>
#endif
