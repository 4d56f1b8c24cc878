"""Polygons in well-known binary (OGC 06-103r4, section 8) and points inside them."""

import struct


def read_stream(blob):
    """The shapes of a stream of length-prefixed geometries, each a list of polygons."""
    shapes, offset = [], 0
    while offset < len(blob):
        (length,) = struct.unpack_from("<I", blob, offset)
        offset += 4
        shapes.append(_Reader(blob[offset:offset + length]).polygons())
        offset += length
    return shapes


class _Reader:
    def __init__(self, data):
        self.data, self.offset = data, 0

    def _take(self, order, layout):
        values = struct.unpack_from(order + layout, self.data, self.offset)
        self.offset += struct.calcsize(order + layout)
        return values

    def polygons(self):
        order = "<" if self._take("<", "B") == (1,) else ">"
        (kind,) = self._take(order, "I")
        (count,) = self._take(order, "I")
        if kind == 3:
            return [[self._ring(order) for _ in range(count)]]
        if kind == 6:
            return [polygon for _ in range(count) for polygon in self.polygons()]
        raise ValueError(f"not a polygon: geometry type {kind}")

    def _ring(self, order):
        (count,) = self._take(order, "I")
        flat = self._take(order, f"{2 * count}d")
        return list(zip(flat[::2], flat[1::2]))


def _edges(ring):
    return zip(ring, ring[1:] + ring[:1])


def _area_and_middle(ring):
    """The signed area of a ring and the latitude of its centre of mass."""
    x0, y0 = ring[0]
    area = moment = 0.0
    for (x1, y1), (x2, y2) in _edges(ring):
        cross = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
        area += cross / 2
        moment += cross * (y1 + y2 - 2 * y0) / 6
    return area, (y0 + moment / area if area else y0)


def _crossings(polygon, y):
    """Where the boundary of a polygon crosses a latitude, west to east."""
    return sorted(
        x1 + (y - y1) / (y2 - y1) * (x2 - x1)
        for ring in polygon for (x1, y1), (x2, y2) in _edges(ring) if (y1 > y) != (y2 > y))


def contains(shape, longitude, latitude):
    """Whether a point is inside one of a shape's polygons."""
    return any(
        sum(x < longitude for x in _crossings(polygon, latitude)) % 2 == 1 for polygon in shape)


def inner_point(shape):
    """A latitude and longitude well inside the largest polygon of a shape.

    It is the middle of the widest stretch of land at the latitude of the polygon's centre.
    """
    polygon = max(shape, key=lambda rings: abs(_area_and_middle(rings[0])[0]))
    _, y = _area_and_middle(polygon[0])
    ends = _crossings(polygon, y)
    west, east = max(zip(ends[::2], ends[1::2]), key=lambda pair: pair[1] - pair[0])
    return y, (west + east) / 2
