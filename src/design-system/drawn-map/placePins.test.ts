import fc from 'fast-check';
import { frameAround, project } from './mapProjection';
import { placePins } from './placePins';

const size = { halfWidth: 11, halfHeight: 5.5 };
const point = fc.record({
  x: fc.double({ min: 0, max: 100, noNaN: true }),
  y: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('placePins', () => {
  it('keeps every label inside the map, and a dozen of them apart wherever the hotels are', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), (points) => {
        const pins = placePins(points, size);
        expect(pins).toHaveLength(points.length);
        pins.forEach((pin, index) => {
          expect(pin.x).toBeGreaterThanOrEqual(size.halfWidth);
          expect(pin.x).toBeLessThanOrEqual(100 - size.halfWidth);
          expect(pin.y).toBeGreaterThanOrEqual(size.halfHeight);
          expect(pin.y).toBeLessThanOrEqual(100 - size.halfHeight);
          for (const other of pins.slice(index + 1)) {
            const apart =
              Math.abs(pin.x - other.x) >= 2 * size.halfWidth || Math.abs(pin.y - other.y) >= 2 * size.halfHeight;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });
});

describe('many pins', () => {
  const small = { halfWidth: 15, halfHeight: 5 };
  it('stand along both edges from north to south, apart from each other', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 13, maxLength: 20 }), (points) => {
        const pins = placePins(points, small);
        for (const x of [small.halfWidth, 100 - small.halfWidth]) {
          const here = pins.flatMap((pin, index) => (pin.x === x ? [{ pin, point: points[index] }] : []));
          const rows = here.sort((a, b) => a.pin.y - b.pin.y);
          rows.forEach(({ pin, point: actual }, row) => {
            expect(pin.y).toBeGreaterThanOrEqual(small.halfHeight);
            expect(pin.y).toBeLessThanOrEqual(100 - small.halfHeight);
            const next = rows[row + 1];
            if (!next) return;
            expect(next.pin.y - pin.y).toBeGreaterThanOrEqual(2 * small.halfHeight - 1e-9);
            expect(actual?.y).toBeLessThanOrEqual(next.point?.y ?? 0);
          });
        }
        const sides = pins.map(({ x }) => x);
        expect(sides.filter((x) => x === small.halfWidth)).toHaveLength(Math.ceil(points.length / 2));
        expect(new Set(sides).size).toBe(2);
      }),
    );
  });

  it('stand around their points where the edges have no room for all', () => {
    const points = Array.from({ length: 26 }, (_, index) => ({ x: 20 + 2 * index, y: 10 + 3 * index }));
    expect(new Set(placePins(points, size).map(({ x }) => x)).size).toBeGreaterThan(2);
  });
});

describe('frameAround', () => {
  it('shows all hotels, from Levi to Tallinn, and something around a single one', () => {
    const [levi, tallinn] = [project([24.81, 67.8]), project([24.75, 59.44])];
    const frame = frameAround([levi, tallinn]);
    for (const { x, y } of [levi, tallinn]) {
      expect(x).toBeGreaterThan(frame.x);
      expect(x).toBeLessThan(frame.x + frame.width);
      expect(y).toBeGreaterThan(frame.y);
      expect(y).toBeLessThan(frame.y + frame.height);
    }
    expect(levi.y).toBeLessThan(tallinn.y);
    expect(frameAround([levi]).height).toBeGreaterThan(1);
  });
});
