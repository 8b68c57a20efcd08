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
