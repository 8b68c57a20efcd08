import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules along one side, the quiet zone included. */
  readonly size: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** The quiet zone of four modules that the standard requires; with less, some readers find no code. */
const QUIET_ZONE = 4;

/** Encodes a text as a QR code in the browser. */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
