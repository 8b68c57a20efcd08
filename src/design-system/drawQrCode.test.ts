import { encode } from 'uqr';
import { drawQrCode } from './drawQrCode';

/** The dark modules that a path draws. */
const darkOf = (path: string) => new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));

describe('drawing a QR code', () => {
  it('draws the modules of the booking number', () => {
    const { data } = encode('SR-7001-2', { border: 4, ecc: 'M' });
    const { path, size } = drawQrCode('SR-7001-2');
    const dark = darkOf(path);
    expect(size).toBe(data.length);
    data.forEach((row, y) => row.forEach((isDark, x) => expect(dark.has(`${x},${y}`)).toBe(isDark)));
  });

  it('differs from booking to booking', () => {
    expect(drawQrCode('7001').path).not.toBe(drawQrCode('7002').path);
  });

  it('has a quiet zone of four modules', () => {
    const { path, size } = drawQrCode('7001');
    const at = [...darkOf(path)].flatMap((each) => each.split(',').map(Number));
    expect(Math.min(...at)).toBe(4);
    expect(Math.max(...at)).toBe(size - 5);
  });
});
