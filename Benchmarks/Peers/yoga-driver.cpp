// Lays out the scenes of Sources/Scenes with Yoga, as flex containers, and times the same operations as PeersDriver.
// Usage: yoga-driver PIXELS SCENE SIZE CASE MILLISECONDS FRAMES
// PIXELS is the number of pixels per point (Yoga's default is 1); with 0, nothing is rounded to pixels.
// Prints nanoseconds and page faults per operation, one sample per line, and writes the final frames as doubles.
#include <yoga/Yoga.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "sampling.h"

namespace {

// Measures like TextBox: all letters have the same width.
constexpr float advance = 7.5, lineHeight = 19;

std::string_view album = "Kind of Blue", duration = "9:22", shortTitle = "So What",
                 longTitle = "Flamenco Sketches, the alternate take of the second day";
std::string_view newTitles[] = {
    "Blue in Green", "All Blues", "Freddie Freeloader, with a title that has to truncate"};

YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
    auto fit = [](float natural, float available, YGMeasureMode mode) {
        if (mode == YGMeasureModeExactly) return available;
        return mode == YGMeasureModeAtMost ? std::min(natural, available) : natural;
    };
    float length = static_cast<std::string_view*>(YGNodeGetContext(node))->size() * advance;
    return {fit(length, width, widthMode), fit(lineHeight, height, heightMode)};
}

YGConfigRef config = YGConfigGetDefault();

YGNodeRef makeNode() { return YGNodeNewWithConfig(config); }

YGNodeRef makeText(std::string_view& text) {
    YGNodeRef node = makeNode();
    YGNodeSetContext(node, &text);
    YGNodeSetMeasureFunc(node, measure);
    return node;
}

void append(YGNodeRef child, YGNodeRef parent) { YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent)); }

struct Tree {
    YGNodeRef root;
    // The text that changes, if the scene has one.
    YGNodeRef title = nullptr;

    void layOut() const { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }
};

YGNodeRef makeRoot(float width, float height) {
    YGNodeRef root = makeNode();
    YGNodeStyleSetWidth(root, width);
    YGNodeStyleSetHeight(root, height);
    return root;
}

Tree makeList(size_t rows) {
    YGNodeRef root = makeRoot(390, 844);
    for (size_t index = 0; index < rows; index++) {
        YGNodeRef row = makeNode();
        YGNodeStyleSetMargin(row, YGEdgeTop, 8);
        YGNodeStyleSetMargin(row, YGEdgeHorizontal, 16);
        YGNodeStyleSetHeight(row, 44);
        append(row, root);
    }
    return {root};
}

// A row of artwork, a column of two texts that takes up the free space, and a duration, all vertically centered.
YGNodeRef makeCell(YGNodeRef title) {
    YGNodeRef cell = makeNode(), artwork = makeNode(), column = makeNode();
    YGNodeRef second = makeText(album), last = makeText(duration);
    YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(cell, YGAlignCenter);
    YGNodeStyleSetHeight(cell, 64);
    YGNodeStyleSetPadding(cell, YGEdgeLeft, 16);
    YGNodeStyleSetPadding(cell, YGEdgeRight, 24);
    YGNodeStyleSetWidth(artwork, 36);
    YGNodeStyleSetHeight(artwork, 36);
    YGNodeStyleSetFlex(column, 1);
    YGNodeStyleSetAlignItems(column, YGAlignFlexStart);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 16);
    YGNodeStyleSetMargin(column, YGEdgeRight, 8);
    // In our cell, the two lines are pinned to the edges and overlap by this amount.
    YGNodeStyleSetMargin(second, YGEdgeTop, -2);
    append(artwork, cell);
    append(title, column);
    append(second, column);
    append(column, cell);
    append(last, cell);
    return cell;
}

Tree makeCells(size_t count) {
    Tree tree = {makeRoot(390, 844)};
    for (size_t index = 0; index < count; index++) {
        YGNodeRef title = makeText(index % 2 == 0 ? shortTitle : longTitle);
        append(makeCell(title), tree.root);
        if (index == count / 2) tree.title = title;
    }
    return tree;
}

Tree makeNested(size_t depth) {
    YGNodeRef root = makeRoot(40000, 40000), outer = root;
    for (size_t level = 0; level < depth; level++) {
        YGNodeRef inner = makeNode();
        YGNodeStyleSetPadding(outer, YGEdgeAll, 1);
        YGNodeStyleSetFlex(inner, 1);
        append(inner, outer);
        outer = inner;
    }
    return {root};
}

double readFrames(YGNodeRef root) {
    double sum = 0;
    std::vector<YGNodeRef> waiting = {root};
    while (!waiting.empty()) {
        YGNodeRef node = waiting.back();
        waiting.pop_back();
        for (uint32_t index = 0; index < YGNodeGetChildCount(node); index++) {
            YGNodeRef child = YGNodeGetChild(node, index);
            sum += YGNodeLayoutGetLeft(child) + YGNodeLayoutGetTop(child) + YGNodeLayoutGetWidth(child) +
                   YGNodeLayoutGetHeight(child);
            waiting.push_back(child);
        }
    }
    return sum;
}

// Our cells have no column: the texts are direct subviews of the cell.
bool isColumn(YGNodeRef node) {
    return YGNodeStyleGetAlignItems(node) == YGAlignFlexStart && YGNodeGetChildCount(node) > 0;
}

// The frames of all nodes below the root, parents first, each in its parent's coordinates.
void writeFrames(const Tree& tree, const char* path) {
    struct Waiting {
        YGNodeRef node;
        double x, y;
    };
    std::ofstream file(path, std::ios::binary);
    std::vector<Waiting> waiting = {{tree.root, 0, 0}};
    while (!waiting.empty()) {
        Waiting next = waiting.back();
        waiting.pop_back();
        bool isShown = next.node != tree.root && !isColumn(next.node);
        double x = next.x + YGNodeLayoutGetLeft(next.node), y = next.y + YGNodeLayoutGetTop(next.node);
        double frame[] = {x, y, YGNodeLayoutGetWidth(next.node), YGNodeLayoutGetHeight(next.node)};
        if (isShown) file.write(reinterpret_cast<const char*>(frame), sizeof frame);
        if (!isColumn(next.node)) x = y = 0;
        for (uint32_t index = YGNodeGetChildCount(next.node); index > 0; index--)
            waiting.push_back({YGNodeGetChild(next.node, index - 1), x, y});
    }
}

// The step whose frames are compared.
constexpr size_t lastStep = 11;

class Runner {
    std::string scene;
    size_t size;
    double milliseconds;

    Tree make() const {
        return scene == "list" ? makeList(size) : scene == "cells" ? makeCells(size) : makeNested(size);
    }

    // A whole layout, or its teardown.
    Tree build(bool isEndTimed) const {
        std::vector<Tree> trees;
        auto freeTrees = [&] {
            for (const Tree& tree : trees) YGNodeFreeRecursive(tree.root);
            trees.clear();
        };
        sample(milliseconds, [&](size_t count) {
            freeTrees();
            trees.reserve(count);
            heap_give_back();
            double sum = 0;
            Usage start = now();
            for (size_t done = 0; done < count; done++) {
                trees.push_back(make());
                trees.back().layOut();
                sum += readFrames(trees.back().root);
            }
            Usage built = now();
            // Keeps the reading of the frames from being optimized away.
            asm volatile("" : : "g"(sum) : "memory");
            if (!isEndTimed) return built - start;
            freeTrees();
            return now() - built;
        });
        return trees.empty() ? laidOut() : trees.front();
    }

    Tree laidOut() const {
        Tree tree = make();
        tree.layOut();
        return tree;
    }

    template <typename Change>
    Tree steps(Change change) const {
        Tree tree = laidOut();
        size_t step = 2;
        sample(milliseconds, [&](size_t count) {
            Usage start = now();
            for (size_t done = 0; done < count; done++) {
                change(tree, ++step);
                tree.layOut();
            }
            return now() - start;
        });
        change(tree, lastStep);
        tree.layOut();
        return tree;
    }

public:
    Runner(const char* scene, const char* size, const char* milliseconds)
        : scene(scene), size(std::atol(size)), milliseconds(std::atof(milliseconds)) {}

    bool canRun(const std::string& name) const {
        bool isKnown = scene == "list" || scene == "cells" || scene == "nested";
        return isKnown && (name == "whole" || name == "teardown" || name == "resize" ||
                           name == "nothing" || (name == "text" && scene == "cells"));
    }

    Tree run(const std::string& name) const {
        if (name == "resize")
            return steps([](Tree& tree, size_t step) { YGNodeStyleSetWidth(tree.root, 390 + float(step % 32)); });
        if (name == "text")
            return steps([](Tree& tree, size_t step) {
                YGNodeSetContext(tree.title, &newTitles[step % 3]);
                YGNodeMarkDirty(tree.title);
            });
        if (name == "nothing") return steps([](Tree&, size_t) {});
        return build(name == "teardown");
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7) return 2;
    YGConfigSetPointScaleFactor(config, std::atof(argv[1]));
    Runner runner(argv[2], argv[3], argv[5]);
    if (!runner.canRun(argv[4])) return 2;
    writeFrames(runner.run(argv[4]), argv[6]);
}
