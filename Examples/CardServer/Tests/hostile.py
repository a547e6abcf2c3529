#!/usr/bin/env python3
"""Sends a running card server requests that no well-meaning client would send, and checks that each is answered with a status
and, if it is refused, a sentence, that no file is read, and that the server keeps running.

    hostile.py PORT [COUNT [SEED]]
"""
import http.client
import json
import random
import socket
import sys
import time
import urllib.parse

port, count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000, int(sys.argv[3]) if len(sys.argv) > 3 else 1
random.seed(seed)
print(f"{count} requests, seed {seed}")
good = {"title": "a", "author": "b", "role": "c", "statistics": [{"number": "1", "label": "d"}]}
odd = ["", "\0", "\u202e", "e" + "\u0301" * 300, "𓂀" * 50, "<svg onload=alert(1)>", "%s%n", "../../etc/passwd", "/etc/passwd",
       "\ud83d\ude00" * 20, "مرحبا", "A" * 5000, "-1", "1e400", "NaN", "\r\nX-Injected: 1", "file:///etc/passwd", "\uffff", "&amp;]]>"]


def mutated(text):
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(random.randint(1, 8)):
        at = random.randrange(len(data) + 1)
        kind = random.randrange(4)
        if kind == 0 and data:
            data[at % len(data)] = random.randrange(256)
        elif kind == 1:
            data[at:at] = bytes(random.randrange(256) for _ in range(random.randint(1, 9)))
        elif kind == 2:
            del data[at:at + random.randint(1, 9)]
        else:
            data[at:at] = data[:random.randint(0, 200)]
    return bytes(data)


def value(depth=0):
    kind = random.randrange(8)
    if kind < 3:
        return random.choice(odd)
    if kind == 3:
        return random.choice([0, -1, 10 ** 30, 1e308, True, None])
    if kind == 4 and depth < 4:
        return [value(depth + 1) for _ in range(random.randint(0, 12))]
    if kind == 5 and depth < 4:
        return {random.choice(list(good) + odd): value(depth + 1) for _ in range(random.randint(0, 5))}
    return random.choice(list(good.values()))


def body():
    kind = random.randrange(6)
    if kind == 0:
        return mutated(json.dumps(good))
    if kind == 1:
        return b"[" * random.randint(1, 60_000)
    if kind == 2:
        return b"x" * random.randint(60_000, 200_000)
    if kind == 3:
        return bytes(random.randrange(256) for _ in range(random.randint(0, 500)))
    data = dict(good)
    for name in random.sample(list(data) + ["avatar"], random.randint(1, 3)):
        data[name] = value()
    return json.dumps(data).encode("utf-8", "surrogatepass")


def target():
    path = random.choice(["/card", "/card", "/cards", "/", "/health", "/../../etc/passwd", "/%2e%2e/etc/passwd", "//", "/card/", "/metrics/x"])
    pairs = [(random.choice(["title", "author", "role", "avatar", "statistic", "format", ""]), random.choice(odd + ["png", "svg", "pdf"]))
             for _ in range(random.randint(0, 12))]
    quoted = "&".join(name + "=" + urllib.parse.quote(value, errors="surrogatepass") for name, value in pairs)
    return path + "?" + (quoted if random.random() < 0.8 else quoted.replace("%", random.choice(["%", "%%", "%z"])))


statuses, waits = {}, []
connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
for index in range(count):
    method = random.choice(["GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE"])
    where, content = target(), body() if method in ("POST", "PUT") else None
    if method == "POST":
        where = random.choice([where, "/cards"])
    headers = {"Accept": random.choice(["*/*", "image/svg+xml", "application/pdf", "\x01", "a" * 4000]),
               "If-None-Match": random.choice(['""', '"x"', "*", "W/", ","])} if random.random() < 0.3 else {}
    start = time.monotonic()
    for attempt in range(2):
        try:
            connection.request(method, where, content, headers)
            answer = connection.getresponse()
            text = answer.read()
            break
        except (http.client.HTTPException, ConnectionError, BrokenPipeError):
            # A server may close a connection after an error; it may not refuse a new one.
            connection.close()
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            assert attempt == 0, f"request {index} is not answered: {method} {where[:200]}"
    waits.append(time.monotonic() - start)
    statuses[answer.status] = statuses.get(answer.status, 0) + 1
    assert answer.status != 500, f"request {index}: {method} {where[:200]} {text[:200]}"
    assert b"root:x:0" not in text, f"request {index} has read a file: {where[:200]}"
    if answer.status >= 400 and method != "HEAD" and answer.getheader("connection") != "close":
        assert text.strip().endswith(b"."), f"request {index}: {answer.status} without a sentence: {text[:200]}"

# More clients than there are processors send half a request and wait; another client is served in the meantime.
slow = []
for _ in range(100):
    client = socket.create_connection(("127.0.0.1", port))
    client.sendall(b"POST /cards HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{")
    slow.append(client)
start = time.monotonic()
fresh = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
fresh.request("GET", "/card?title=a")
assert fresh.getresponse().status == 200
print(f"a card beside 100 slow clients: {1000 * (time.monotonic() - start):.0f} ms")
for client in slow:
    client.settimeout(30)
    # The server closes idle connections, with or without an answer.
    while client.recv(4096):
        pass
print(f"slow clients are closed after {time.monotonic() - start:.0f} s")
waits.sort()
print("statuses:", dict(sorted(statuses.items())), f"median {1000 * waits[count // 2]:.1f} ms, longest {1000 * waits[-1]:.0f} ms")
