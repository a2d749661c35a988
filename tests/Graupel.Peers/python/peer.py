"""Answers each value on the standard input with what this library sees in it, and with the value as this library writes it.

A frame is a length of four bytes, highest first, and the bytes; an answer is a 0 and two frames, or a 1 and a frame with the error.
"""

import math
import struct
import sys

import msgpack


def describe_number(number):
    if math.isnan(number):
        return "nan"
    if number.is_integer() and abs(number) < 2**53:
        return "-0" if number == 0 and math.copysign(1, number) < 0 else str(int(number))
    return "f" + struct.pack(">d", number).hex()


def describe(value):
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return describe_number(value)
    if isinstance(value, str):
        return "s" + value.encode().hex()
    if isinstance(value, bytes):
        return "b" + value.hex()
    if isinstance(value, msgpack.Timestamp):
        return f"t{value.seconds}.{value.nanoseconds}"
    if isinstance(value, msgpack.ExtType):
        return f"x{value.code}:{value.data.hex()}"
    if isinstance(value, tuple):
        return " ".join(["[", *map(describe, value), "]"])
    return " ".join(["{", *(describe(part) for pair in value.items() for part in pair), "}"])


def frame(data):
    return struct.pack(">I", len(data)) + data


def answer(data):
    try:
        value = msgpack.unpackb(data, use_list=False, strict_map_key=False, timestamp=0)
        return b"\0" + frame(describe(value).encode()) + frame(msgpack.packb(value))
    except Exception as error:
        return b"\1" + frame(repr(error).encode())


def main():
    while header := sys.stdin.buffer.read(4):
        (length,) = struct.unpack(">I", header)
        sys.stdout.buffer.write(answer(sys.stdin.buffer.read(length)))
        sys.stdout.buffer.flush()


sys.setrecursionlimit(10000)
main()
