#!/usr/bin/env python3
"""Prints a text as a QR code of characters, for a phone's camera: scripts/lib/qr.py https://192.168.1.7:7443

Bytes, error correction L, versions 1 to 6 (ISO/IEC 18004): up to 134 bytes, which every address fits in. No package does it everywhere
where `make run` does.
"""

import sys

# Versions: codewords of data, codewords of correction of a block, centre of the alignment pattern, blocks.
VERSIONS = [(19, 7, None, 1), (34, 10, 18, 1), (55, 15, 22, 1), (80, 20, 26, 1), (108, 26, 30, 1), (136, 18, 34, 2)]
# Level L with mask 0, with its correction and the fixed pattern laid over it (ISO/IEC 18004, annex C).
FORMAT = 0b111011111000100


def multiply(a: int, b: int) -> int:
    """In the field of 256 elements that the code is made over."""
    product = 0
    while b:
        product ^= a * (b & 1)
        a, b = (a << 1) ^ (0x11D if a & 0x80 else 0), b >> 1
    return product


def correction(data: list[int], count: int) -> list[int]:
    """The remainder of the data by the generator polynomial of that degree."""
    generator, root = [1], 1
    for _ in range(count):
        longer = generator + [0]
        for index, value in enumerate(generator):
            longer[index + 1] ^= multiply(value, root)
        generator, root = longer, multiply(root, 2)
    rest = data + [0] * count
    for index in range(len(data)):
        factor = rest[index]
        for offset, value in enumerate(generator):
            rest[index + offset] ^= multiply(value, factor)
    return rest[len(data):]


def codewords(content: bytes, room: int) -> list[int]:
    """Mode, length and content, filled up to the room there is."""
    bits = f"0100{len(content):08b}" + "".join(f"{byte:08b}" for byte in content)
    bits += "0" * min(4, 8 * room - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = [int(bits[index:index + 8], 2) for index in range(0, len(bits), 8)]
    return data + [(0xEC, 0x11)[index % 2] for index in range(room - len(data))]


def patterns(size: int, centre: int | None) -> dict[tuple[int, int], int]:
    """The cells that are the same in every code of a size, by row and column."""
    cells: dict[tuple[int, int], int] = {}
    for index in range(8, size - 8):
        cells[6, index] = cells[index, 6] = 1 - index % 2
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for row in range(-1, 8):
            for column in range(-1, 8):
                if 0 <= top + row < size and 0 <= left + column < size:
                    ring = max(abs(row - 3), abs(column - 3))
                    cells[top + row, left + column] = int(ring not in (2, 4))
    if centre:
        for row in range(-2, 3):
            for column in range(-2, 3):
                cells[centre + row, centre + column] = int(max(abs(row), abs(column)) != 1)
    for index in range(15):
        bit = FORMAT >> index & 1
        cells[(index if index < 6 else index + 1) if index < 8 else size - 15 + index, 8] = bit
        column = size - 1 - index if index < 8 else 7 if index == 8 else 14 - index
        cells[8, column] = bit
    cells[size - 8, 8] = 1
    return cells


def matrix(text: str) -> list[list[int]]:
    """The rows of the code, 1 for what is dark."""
    content = text.encode()
    for version, (room, count, centre, blocks) in enumerate(VERSIONS, 1):
        if len(content) + 2 <= room:
            break
    else:
        raise ValueError(f"{len(content)} bytes are too many: at most {VERSIONS[-1][0] - 2}")
    size = 17 + 4 * version
    cells = patterns(size, centre)
    data = codewords(content, room)
    parts = [data[room // blocks * index:room // blocks * (index + 1)] for index in range(blocks)]
    # The first codeword of each block, then the second of each.
    mixed = [byte for bytes_ in (parts, [correction(part, count) for part in parts]) for each in zip(*bytes_) for byte in each]
    bits = [byte >> shift & 1 for byte in mixed for shift in range(7, -1, -1)]
    position, upwards = 0, True
    # In columns of two from the right, up and down; the one with the timing pattern is left out.
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in (right, right - 1):
                if (row, column) not in cells:
                    bit = bits[position] if position < len(bits) else 0
                    position += 1
                    cells[row, column] = bit ^ (row + column + 1) % 2
        upwards = not upwards
    return [[cells[row, column] for column in range(size)] for row in range(size)]


def drawn(text: str) -> str:
    """The code for a terminal, two rows in a line of characters, light around it: cells that are light are drawn."""
    rows = matrix(text)
    size = len(rows) + 4
    light = lambda row, column: not (2 <= row < size - 2 and 2 <= column < size - 2 and rows[row - 2][column - 2])  # noqa: E731
    lines = []
    for row in range(0, size, 2):
        pairs = [(light(row, column), row + 1 < size and light(row + 1, column)) for column in range(size)]
        lines.append("".join({(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}[pair] for pair in pairs))
    return "\n".join(lines)


if __name__ == "__main__":
    print(drawn(sys.argv[1]))
