#!/usr/bin/env python3
"""Reads QR codes out of pictures, in hexadecimal digits, as a camera's program does, and prints the texts: qr_read.py SCRIPTS_LIB PNG SVG

What it cannot read, or reads only by correcting it, ends it. The patterns that are the same in every code, and the correction that belongs to data,
are those of scripts/lib/qr.py.
"""

import re
import struct
import sys
import zlib

sys.path.insert(0, sys.argv[1])
import qr  # noqa: E402

BORDER = 4
# Which cells a mask turns over, by row and column (ISO/IEC 18004, table 10).
MASKS = [
    lambda i, j: (i + j) % 2 == 0, lambda i, j: i % 2 == 0, lambda i, j: j % 3 == 0, lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0, lambda i, j: i * j % 2 + i * j % 3 == 0, lambda i, j: (i * j % 2 + i * j % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2 == 0,
]


def of_png(data):
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks, place = {}, 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place:place + 4])
        kind, content = data[place + 4:place + 8], data[place + 8:place + 8 + length]
        assert struct.unpack(">I", data[place + 8 + length:place + 12 + length])[0] == zlib.crc32(kind + content), kind
        chunks[kind] = content
        place += 12 + length
    width, height, depth, color = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert (width, depth, color) == (height, 1, 0) and list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    lines, step = zlib.decompress(chunks[b"IDAT"]), width // 8 + 1
    assert not any(lines[start] for start in range(0, len(lines), step)), "a row is filtered"
    rows = [lines[start + 1:start + step] for start in range(0, len(lines), step)]
    assert len(rows) == height and all(byte in (0, 255) for row in rows for byte in row)
    assert all(rows[index] == rows[index - index % 8] for index in range(height))
    return [[int(byte == 0) for byte in row] for row in rows[::8]]


def of_svg(text):
    side = int(re.search(r'viewBox="0 0 (\d+) \1"', text)[1])
    cells = [[0] * side for _ in range(side)]
    for column, row in re.findall(r"M(\d+) (\d+)h1v1h-1z", text):
        cells[int(row)][int(column)] = 1
    return cells


def without_border(rows):
    """The code, once all around it is light."""
    side = range(BORDER, len(rows) - BORDER)
    assert all(len(row) == len(rows) for row in rows)
    assert not any(cell for i, row in enumerate(rows) for j, cell in enumerate(row) if i not in side or j not in side), "the border is not light"
    return [[rows[i][j] for j in side] for i in side]


def format_places(size):
    """Where the fifteen bits of the format stand, twice, the lowest first."""
    down = [(index, 8) for index in (0, 1, 2, 3, 4, 5, 7, 8)] + [(size - 15 + index, 8) for index in range(8, 15)]
    across = [(8, size - 1 - index) for index in range(8)] + [(8, 7)] + [(8, 14 - index) for index in range(9, 15)]
    return down, across


def mask_of(rows):
    """Number of the mask, from a format that says level L and has its right correction."""
    first, second = (sum(rows[i][j] << index for index, (i, j) in enumerate(places)) for places in format_places(len(rows)))
    assert first == second, "two formats"
    told = first ^ 0b101010000010010
    rest = told
    for shift in range(4, -1, -1):
        if rest >> shift + 10 & 1:
            rest ^= 0b10100110111 << shift
    assert rest == 0 and told >> 13 == 0b01, f"format {told:015b}"
    return told >> 10 & 7


def codewords(rows, fixed, mask):
    """In columns of two from the right, up and down; the one with the timing pattern is left out."""
    size, bits, upwards = len(rows), [], True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for i in range(size - 1, -1, -1) if upwards else range(size):
            bits += [rows[i][j] ^ MASKS[mask](i, j) for j in (right, right - 1) if (i, j) not in fixed]
        upwards = not upwards
    return [int("".join(map(str, bits[index:index + 8])), 2) for index in range(0, len(bits) - 7, 8)]


def text_of(rows):
    version, rest = divmod(len(rows) - 17, 4)
    assert rest == 0 and 1 <= version <= len(qr.VERSIONS), f"{len(rows)} cells"
    room, count, centre, blocks = qr.VERSIONS[version - 1]
    fixed = qr.patterns(len(rows), centre)
    formats = {place for places in format_places(len(rows)) for place in places}
    assert all(rows[i][j] == cell for (i, j), cell in fixed.items() if (i, j) not in formats), "a pattern is damaged"
    words = codewords(rows, fixed, mask_of(rows))
    data, behind = [], words[room:room + count * blocks]
    for block in range(blocks):
        part = words[block:room:blocks]
        assert qr.correction(part, count) == behind[block::blocks], "the correction is another one"
        data += part
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", f"mode {bits[:4]}"
    length = int(bits[4:12], 2)
    end = 12 + 8 * length
    assert end <= len(bits) and "1" not in bits[end:end + 4], "no end"
    padding = bits[-(-(end + 4) // 8) * 8:]
    assert padding == "".join(f"{(0xEC, 0x11)[index % 2]:08b}" for index in range(len(padding) // 8)), "no padding"
    return bytes(int(bits[index:index + 8], 2) for index in range(12, end, 8)).decode()


print(text_of(without_border(of_png(bytes.fromhex(sys.argv[2])))))
print(text_of(without_border(of_svg(bytes.fromhex(sys.argv[3]).decode()))))
