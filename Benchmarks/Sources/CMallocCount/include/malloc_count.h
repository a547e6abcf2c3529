#ifndef QUICKANCHORS_MALLOC_COUNT_H
#define QUICKANCHORS_MALLOC_COUNT_H

/// How often this thread has asked the allocator for memory: malloc, calloc, realloc and the aligned forms.
long malloc_count(void);

#endif
