#ifndef QUICKANCHORS_HEAP_H
#define QUICKANCHORS_HEAP_H

#include <stddef.h>

/// The number of bytes that the program currently has allocated.
size_t heap_held_bytes(void);

/// Returns all free memory to the system, so that the following code runs on fresh pages; does nothing if the
/// environment tells the allocator to keep its memory (`MALLOC_TRIM_THRESHOLD_`).
void heap_give_back(void);

/// The number of this thread's page faults that required no read from disk.
long heap_page_faults(void);

/// The peak resident memory of the program, in bytes.
size_t heap_peak_bytes(void);

#endif
