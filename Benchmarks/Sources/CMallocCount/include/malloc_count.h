#ifndef QUICKANCHORS_MALLOC_COUNT_H
#define QUICKANCHORS_MALLOC_COUNT_H

/// The number of times that this thread has requested memory from the allocator: malloc, calloc, realloc and the
/// aligned forms.
long malloc_count(void);

#endif
