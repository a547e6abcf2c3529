#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "heap.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>

size_t heap_held_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void heap_give_back(void) {
    if (!getenv("MALLOC_TRIM_THRESHOLD_")) malloc_trim(0);
}

long heap_page_faults(void) {
    struct rusage usage;
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_minflt;
}

size_t heap_peak_bytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (size_t)usage.ru_maxrss * 1024;
}
