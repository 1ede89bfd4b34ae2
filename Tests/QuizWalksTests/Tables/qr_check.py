#!/usr/bin/env python3
"""Holds pictures of a QR code, in hexadecimal digits, against what scripts/lib/qr.py makes: qr_check.py SCRIPTS_LIB TEXT PNG SVG"""

import re
import struct
import sys
import zlib

sys.path.insert(0, sys.argv[1])
import qr  # noqa: E402

BORDER = 4


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


matrix = qr.matrix(sys.argv[2])
side = len(matrix) + 2 * BORDER
expected = [[0] * side for _ in range(side)]
for row, line in enumerate(matrix):
    expected[row + BORDER][BORDER:BORDER + len(line)] = line
print("png" if of_png(bytes.fromhex(sys.argv[3])) == expected else "no", "svg" if of_svg(bytes.fromhex(sys.argv[4]).decode()) == expected else "no")
