// Feeds a constraint stream (ConstraintStream.text) to kiwi and times the operations that PeersDriver times for ours,
// except `remove`.
// Usage: kiwi-driver STREAM CASE MILLISECONDS VALUES
// Prints nanoseconds and page faults per operation, one sample per line, and writes the final values as doubles.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "sampling.h"

namespace {

struct Row {
    double constant;
    double strength;
    kiwi::RelationalOperator relation;
    std::vector<kiwi::Term> terms;
};

struct Stream {
    std::vector<kiwi::Variable> variables;
    std::vector<Row> rows;
    std::vector<kiwi::Constraint> constraints;
    size_t draggedRow, editedRow, replacedStart, replacedEnd;
};

// Kiwi adds up weighted violations, so the priorities of the streams become weights that are far enough apart.
double strengthOf(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority > 751) return kiwi::strength::create(1, 0, 0);
    if (priority > 750) return kiwi::strength::create(0, 100, 0);
    if (priority > 250) return kiwi::strength::create(0, 1, 0);
    return kiwi::strength::create(0, 0, 1);
}

kiwi::Constraint constraintOf(const Row& row, double constant) {
    return kiwi::Constraint(kiwi::Expression(row.terms, -constant), row.relation, row.strength);
}

Stream read(const char* path) {
    Stream stream;
    std::ifstream file(path);
    size_t variableCount, rowCount;
    file >> variableCount >> rowCount >> stream.draggedRow >> stream.editedRow >> stream.replacedStart >>
        stream.replacedEnd;
    if (!file) return stream;
    stream.variables.resize(variableCount);
    for (size_t index = 0; index < rowCount; index++) {
        double priority;
        int comparison;
        size_t termCount;
        Row row;
        file >> priority >> comparison >> row.constant >> termCount;
        row.strength = strengthOf(priority);
        row.relation = comparison < 0 ? kiwi::OP_LE : comparison > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        for (size_t term = 0; term < termCount; term++) {
            size_t variable;
            double coefficient;
            file >> variable >> coefficient;
            row.terms.emplace_back(stream.variables[variable], coefficient);
        }
        stream.constraints.push_back(constraintOf(row, row.constant));
        stream.rows.push_back(std::move(row));
    }
    if (!file) {
        std::fprintf(stderr, "The stream %s is cut short.\n", path);
        std::exit(1);
    }
    return stream;
}

// Copies out every value, as a layout that reads its frames from them does.
void readValues(kiwi::Solver& solver, const Stream& stream) {
    solver.updateVariables();
    static std::vector<double> values;
    values.resize(stream.variables.size());
    for (size_t index = 0; index < values.size(); index++) values[index] = stream.variables[index].value();
    // Keeps the copies from being optimized away.
    asm volatile("" : : "r"(values.data()) : "memory");
}

void build(const Stream& stream, double milliseconds) {
    sample(milliseconds, [&](size_t count) {
        std::vector<std::unique_ptr<kiwi::Solver>> solvers(count);
        heap_give_back();
        Usage start = now();
        for (auto& solver : solvers) {
            solver = std::make_unique<kiwi::Solver>();
            for (const auto& constraint : stream.constraints) solver->addConstraint(constraint);
            readValues(*solver, stream);
        }
        return now() - start;
    });
}

void drag(const Stream& stream, double milliseconds) {
    kiwi::Solver solver;
    for (size_t index = 0; index < stream.constraints.size(); index++)
        if (index != stream.draggedRow) solver.addConstraint(stream.constraints[index]);
    kiwi::Variable variable = stream.rows[stream.draggedRow].terms[0].variable();
    solver.addEditVariable(variable, kiwi::strength::strong);
    size_t step = 0;
    sample(milliseconds, [&](size_t count) {
        Usage start = now();
        for (size_t done = 0; done < count; done++) {
            solver.suggestValue(variable, 390 + double(++step % 32));
            readValues(solver, stream);
        }
        return now() - start;
    });
    solver.suggestValue(variable, 401.5);
    readValues(solver, stream);
}

void edit(const Stream& stream, double milliseconds) {
    kiwi::Solver solver;
    for (const auto& constraint : stream.constraints) solver.addConstraint(constraint);
    std::vector<kiwi::Constraint> choices;
    for (int choice = 0; choice < 8; choice++)
        choices.push_back(constraintOf(stream.rows[stream.editedRow], 45 + choice));
    kiwi::Constraint current = stream.constraints[stream.editedRow];
    auto change = [&](const kiwi::Constraint& next) {
        solver.removeConstraint(current);
        solver.addConstraint(next);
        readValues(solver, stream);
        current = next;
    };
    size_t step = 0;
    sample(milliseconds, [&](size_t count) {
        Usage start = now();
        for (size_t done = 0; done < count; done++) change(choices[++step % 8]);
        return now() - start;
    });
    change(constraintOf(stream.rows[stream.editedRow], 57));
}

void replace(const Stream& stream, double milliseconds) {
    kiwi::Solver solver;
    for (const auto& constraint : stream.constraints) solver.addConstraint(constraint);
    sample(milliseconds, [&](size_t count) {
        Usage start = now();
        for (size_t done = 0; done < count; done++) {
            for (size_t row = stream.replacedStart; row < stream.replacedEnd; row++)
                solver.removeConstraint(stream.constraints[row]);
            solver.updateVariables();
            for (size_t row = stream.replacedStart; row < stream.replacedEnd; row++)
                solver.addConstraint(stream.constraints[row]);
            solver.updateVariables();
        }
        return now() - start;
    });
}

// The number of bytes that a built solver uses.
void memory(const Stream& stream) {
    kiwi::Solver solver;
    double before = heap_held_bytes();
    for (const auto& constraint : stream.constraints) solver.addConstraint(constraint);
    readValues(solver, stream);
    std::printf("%.1f 0\n", heap_held_bytes() - before);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) return 2;
    Stream stream = read(argv[1]);
    std::string name = argv[2];
    double milliseconds = std::atof(argv[3]);
    if (name == "build") build(stream, milliseconds);
    else if (name == "drag") drag(stream, milliseconds);
    else if (name == "edit") edit(stream, milliseconds);
    else if (name == "replace") replace(stream, milliseconds);
    else if (name == "memory") memory(stream);
    else return 2;
    std::ofstream values(argv[4], std::ios::binary);
    for (const auto& variable : stream.variables) {
        double value = variable.value();
        values.write(reinterpret_cast<const char*>(&value), sizeof value);
    }
    // Tearing down gigabytes of rows is neither measured nor waited for.
    values.close();
    std::fflush(stdout);
    std::_Exit(0);
}
