// What the program that runs the tests shares with them: a file that both map into memory, so that a crash loses nothing.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct State {
    // The mutant that is alive, or -1.
    int32_t alive;
    int32_t mutants;
    int32_t tests;
    // The test that runs; `tests` before the first one.
    int32_t current;
    // The processor time that a process may take, or 0.
    int32_t seconds;
    int32_t reserved;
    // The processor time of each test.
    double times[];
    // Then a byte for each test that is to run, and one for each pair of a test and a mutant that it reaches.
};

static struct State *state;
static uint8_t *wanted, *reached;
static double start;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

__attribute__((constructor)) static void mapState(void) {
    const char *path = getenv("MUTATION_STATE");
    int file = path ? open(path, O_RDWR) : -1;
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return;
    void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory == MAP_FAILED) return;
    state = memory;
    wanted = (uint8_t *)(state->times + state->tests);
    reached = wanted + state->tests;
    if (state->seconds > 0) {
        struct rlimit time = {(rlim_t)state->seconds, (rlim_t)state->seconds};
        setrlimit(RLIMIT_CPU, &time);
        struct rlimit memory = {(rlim_t)6 << 30, (rlim_t)6 << 30};
        setrlimit(RLIMIT_AS, &memory);
        // A test that waits forever takes no processor time.
        alarm((unsigned)state->seconds * 20);
    }
}

bool isMutant(int32_t number) {
    if (!state) return false;
    reached[(size_t)state->current * (size_t)state->mutants + (size_t)number] = 1;
    return number == state->alive;
}

// Whether the test is to run.
bool beginsTest(int32_t number) {
    if (!state) return true;
    if (!wanted[number]) return false;
    state->current = number;
    start = now();
    return true;
}

void endsTest(int32_t number) {
    if (state) state->times[number] += now() - start;
}
