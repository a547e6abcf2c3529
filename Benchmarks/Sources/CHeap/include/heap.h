#ifndef QUICKANCHORS_HEAP_H
#define QUICKANCHORS_HEAP_H

#include <stddef.h>

/// Bytes that the program holds from the allocator now.
size_t heap_held_bytes(void);

#endif
