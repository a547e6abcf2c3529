#ifndef QUICKANCHORS_HEAP_H
#define QUICKANCHORS_HEAP_H

#include <stddef.h>

/// Bytes that the program holds from the allocator now.
size_t heap_held_bytes(void);

/// Returns all free memory to the system, so that what comes next runs on fresh pages; does nothing where the
/// environment tells the allocator to keep its memory (`MALLOC_TRIM_THRESHOLD_`).
void heap_give_back(void);

/// How many page faults this thread has met that needed no reading from disk.
long heap_page_faults(void);

/// The most memory in bytes that the program has ever had resident.
size_t heap_peak_bytes(void);

#endif
