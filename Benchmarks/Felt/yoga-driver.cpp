// Does with Yoga what FeltDriver's workloads of the same names do with our views, with the same arguments and output.
#include <yoga/Yoga.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

using Step = std::function<void()>;

// Text whose words are measured once, like ours; all letters have the same width.
struct Text {
    std::string string;
    std::vector<float> words;

    void measureWords() {
        float width = 0;
        for (char letter : string) {
            if (letter == ' ') words.push_back(width);
            width = letter == ' ' ? 0 : width + advance;
        }
        words.push_back(width);
    }

    YGSize broken(float limit) {
        if (words.empty()) measureWords();
        float line = 0, longest = 0, lines = 1;
        for (float word : words) {
            float extended = line > 0 ? line + advance + word : word;
            if (extended > limit && line > 0) {
                extended = word;
                lines++;
            }
            longest = std::max(longest, line = extended);
        }
        return {longest, lines * lineHeight};
    }

    static constexpr float advance = 7.5, lineHeight = 19;
};

YGConfigRef config = YGConfigNew();

YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
    auto* text = static_cast<Text*>(YGNodeGetContext(node));
    YGSize size = text->broken(widthMode == YGMeasureModeUndefined ? 1e9f : width);
    if (widthMode == YGMeasureModeExactly) size.width = width;
    if (heightMode == YGMeasureModeExactly) size.height = height;
    return size;
}

YGNodeRef node(YGNodeRef parent = nullptr) {
    YGNodeRef made = YGNodeNewWithConfig(config);
    if (parent) YGNodeInsertChild(parent, made, YGNodeGetChildCount(parent));
    return made;
}

YGNodeRef label(std::string string, YGNodeRef parent) {
    YGNodeRef made = node(parent);
    YGNodeSetContext(made, new Text{std::move(string), {}});
    YGNodeSetMeasureFunc(made, measure);
    return made;
}

YGNodeRef block(float height, YGNodeRef parent) {
    YGNodeRef made = node(parent);
    YGNodeStyleSetHeight(made, height);
    return made;
}

YGNodeRef makeRoot(float width = 390, float height = 844) {
    YGNodeRef root = node();
    YGNodeStyleSetWidth(root, width);
    YGNodeStyleSetHeight(root, height);
    return root;
}

void layOut(YGNodeRef root) { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }

void end(YGNodeRef root) {
    std::vector<YGNodeRef> waiting = {root};
    while (!waiting.empty()) {
        YGNodeRef next = waiting.back();
        waiting.pop_back();
        delete static_cast<Text*>(YGNodeGetContext(next));
        for (uint32_t index = 0; index < YGNodeGetChildCount(next); index++)
            waiting.push_back(YGNodeGetChild(next, index));
    }
    YGNodeFreeRecursive(root);
}

// Texts of 4 to 20 words, made before any step is measured.
std::vector<std::string> makeSentences() {
    std::vector<std::string> made;
    for (int count = 4; count <= 20; count++) {
        std::string text;
        for (int word = 0; word < count; word++) text += (word ? " word" : "word") + std::to_string(word * 7 % 13);
        made.push_back(text);
    }
    return made;
}

const std::vector<std::string> sentences = makeSentences();

const std::string& words(int index) { return sentences[index % sentences.size()]; }

YGNodeRef chat(int count) {
    YGNodeRef root = makeRoot();
    for (int index = 0; index < count; index++) {
        YGNodeRef bubble = node(root);
        bool isMine = index % 3 == 0;
        YGNodeStyleSetMargin(bubble, YGEdgeTop, 6);
        YGNodeStyleSetMargin(bubble, isMine ? YGEdgeEnd : YGEdgeStart, 12);
        YGNodeStyleSetAlignSelf(bubble, isMine ? YGAlignFlexEnd : YGAlignFlexStart);
        YGNodeStyleSetMaxWidthPercent(bubble, 75);
        YGNodeStyleSetPadding(bubble, YGEdgeVertical, 8);
        YGNodeStyleSetPadding(bubble, YGEdgeHorizontal, 10);
        label(words(index), bubble);
    }
    return root;
}

YGNodeRef collection(int count) {
    YGNodeRef root = makeRoot();
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
    YGNodeStyleSetFlexWrap(root, YGWrapWrap);
    YGNodeStyleSetAlignContent(root, YGAlignFlexStart);
    for (int index = 0; index < count; index++) {
        YGNodeRef cell = block(122, root);
        YGNodeStyleSetWidth(cell, 122);
        YGNodeStyleSetMargin(cell, YGEdgeEnd, 8);
        YGNodeStyleSetMargin(cell, YGEdgeBottom, 8);
        YGNodeStyleSetJustifyContent(cell, YGJustifySpaceBetween);
        block(90, cell);
        YGNodeRef name = label("Photo " + std::to_string(index), cell);
        YGNodeStyleSetAlignSelf(name, YGAlignCenter);
        YGNodeStyleSetMargin(name, YGEdgeBottom, 6);
    }
    return root;
}

YGNodeRef nestedStacks(int depth) {
    YGNodeRef root = makeRoot(), outer = root;
    for (int level = 0; level < depth; level++) {
        YGNodeRef stack = node(outer), last = block(10, outer);
        if (level > 0) YGNodeStyleSetMargin(last, YGEdgeTop, 2);
        outer = stack;
    }
    block(44, outer);
    return root;
}

void appendRow(YGNodeRef root) {
    YGNodeRef row = block(44, root);
    YGNodeStyleSetMargin(row, YGEdgeTop, 8);
    YGNodeStyleSetMargin(row, YGEdgeHorizontal, 16);
}

YGNodeRef list(int count) {
    YGNodeRef root = makeRoot();
    for (int index = 0; index < count; index++) appendRow(root);
    return root;
}

YGNodeRef texts(int count, YGNodeRef root) {
    for (int index = 0; index < count; index++) {
        YGNodeRef text = label(words(index), root);
        if (index > 0) YGNodeStyleSetMargin(text, YGEdgeTop, 4);
        YGNodeStyleSetMargin(text, YGEdgeHorizontal, 8);
    }
    return root;
}

YGNodeRef split(int count) {
    YGNodeRef root = makeRoot(900, 700);
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
    YGNodeRef left = node(root), divider = node(root), right = node(root);
    YGNodeStyleSetWidth(left, 400);
    YGNodeStyleSetWidth(divider, 8);
    YGNodeStyleSetFlex(right, 1);
    texts(count, left);
    texts(count, right);
    return root;
}

YGNodeRef card(int count) {
    YGNodeRef root = makeRoot(600, 315);
    for (int index = 0; index < count; index++) {
        YGNodeRef card = node(root), top = node(card), column = node(top);
        YGNodeStyleSetPadding(card, YGEdgeAll, 24);
        YGNodeStyleSetFlexDirection(top, YGFlexDirectionRow);
        YGNodeStyleSetWidth(block(64, top), 64);
        YGNodeStyleSetMargin(column, YGEdgeStart, 16);
        YGNodeStyleSetFlex(column, 1);
        label("Title " + std::to_string(index), column);
        label("quickanchors.org", column);
        YGNodeStyleSetMargin(label(words(index + 8), card), YGEdgeTop, 12);
        YGNodeRef row = node(card);
        YGNodeStyleSetMargin(row, YGEdgeTop, 12);
        YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
        for (const char* text : {"12 comments", "48 likes", "3 min"})
            YGNodeStyleSetMargin(label(text, row), YGEdgeEnd, 8);
    }
    return root;
}

struct Scene {
    const char* name;
    YGNodeRef (*make)(int count);
};

const Scene scenes[] = {{"chat", chat}, {"collection", collection}, {"nested-stacks", nestedStacks},
                        {"list", list}, {"split", split},           {"card", card}};

YGNodeRef laidOut(YGNodeRef root) {
    layOut(root);
    return root;
}

// The step of a workload; empty if there is none of this name.
Step prepare(const std::string& name, int count) {
    for (const Scene& scene : scenes) {
        auto make = scene.make;
        if (name == std::string(scene.name) + "-first") return [=] { layOut(make(count)); };
        if (name != std::string(scene.name) + "-end") continue;
        YGNodeRef root = laidOut(make(count));
        return [=] { end(root); };
    }
    if (name == "rows-appended") return [=] {
        YGNodeRef root = makeRoot();
        for (int index = 0; index < count; index++) {
            appendRow(root);
            layOut(root);
        }
    };
    if (name == "list-append") {
        YGNodeRef root = laidOut(list(count));
        return [=] {
            appendRow(root);
            layOut(root);
        };
    }
    if (name == "list-remove-front") {
        YGNodeRef root = laidOut(list(count));
        return [=] {
            YGNodeRef first = YGNodeGetChild(root, 0);
            YGNodeRemoveChild(root, first);
            YGNodeFree(first);
            layOut(root);
        };
    }
    if (name == "split-drag") {
        YGNodeRef root = laidOut(split(count)), left = YGNodeGetChild(root, 0);
        return [=] {
            YGNodeStyleSetWidth(left, YGNodeLayoutGetWidth(left) + 1);
            layOut(root);
        };
    }
    if (name == "cells-new-width") {
        YGNodeRef root = laidOut(texts(count, makeRoot()));
        return [=] {
            YGNodeStyleSetWidth(root, YGNodeLayoutGetWidth(root) + 3);
            layOut(root);
        };
    }
    return {};
}

// What is counted: callgrind collects while this function runs.
__attribute__((noinline)) void measuredStep(const Step& step) { step(); }

// The processor time that the process has used, in milliseconds.
double processorTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

}  // namespace

int main(int argumentCount, char** arguments) {
    // As by default in our views, nothing is rounded to whole points.
    YGConfigSetPointScaleFactor(config, 0);
    if (argumentCount < 3) return 2;
    std::string name = arguments[1];
    Step step = prepare(name, std::atoi(arguments[2]));
    if (!step) return 3;
    bool isEdit = name.find("-first") == std::string::npos && name.find("-end") == std::string::npos &&
                  name != "rows-appended";
    for (int repetition = 0; isEdit && repetition < 3; repetition++) step();
    double start = processorTime();
    measuredStep(step);
    double duration = processorTime() - start;
    if (!std::strcmp(arguments[argumentCount - 1], "time")) std::printf("%f\n", duration);
}
