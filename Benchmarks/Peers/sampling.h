// The clock and the sampling of the drivers in C++, as in PeersDriver's Sampling.swift.
#pragma once

#include <heap.h>

#include <cstdio>
#include <ctime>

// The resources used by the thread so far: nanoseconds of processor time, which excludes everything else that runs on
// the core, and page faults.
struct Usage {
    double nanoseconds;
    double faults;
};

inline Usage operator-(const Usage& end, const Usage& start) {
    return {end.nanoseconds - start.nanoseconds, end.faults - start.faults};
}

inline Usage now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return {time.tv_sec * 1e9 + time.tv_nsec, double(heap_page_faults())};
}

inline void print(const Usage& usage, size_t operations) {
    std::printf("%.1f %.3f\n", usage.nanoseconds / operations, usage.faults / operations);
}

// Prints a sample for each of at least three batches, until they have used the given processor time; `operation(count)`
// returns the resources used by `count` operations. If the first operation takes more than a second, it is the only
// sample.
template <typename Operation>
void sample(double milliseconds, Operation operation) {
    Usage first = operation(1);
    if (first.nanoseconds > 1e9) return print(first, 1);
    size_t batch = first.nanoseconds >= 200e3 ? 1 : size_t(200e3 / first.nanoseconds) + 1;
    double spent = 0;
    for (size_t samples = 0; spent < milliseconds * 1e6 || samples < 3; samples++) {
        Usage usage = operation(batch);
        print(usage, batch);
        spent += usage.nanoseconds;
    }
}
