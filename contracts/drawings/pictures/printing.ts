/** How drawings are printed. A change here makes every printed picture stale. */
export const printing = {
  /** Increase it when the press itself changes. */
  press: 2,
  /** Pixels drawn per pixel printed, for clean edges. */
  oversampling: 1.5,
  avif: { from: 44, to: 26, effort: 4 },
  webp: { from: 54, to: 34, effort: 5 },
  /** Maximum bytes of a file by its width; the quality is lowered until it fits. */
  bytes: {
    480: { avif: 11_000, webp: 13_000 },
    720: { avif: 32_000, webp: 36_000 },
    960: { avif: 25_000, webp: 34_000 },
    1200: { avif: 28_000, webp: 36_000 },
    1440: { avif: 44_000, webp: 50_000 },
    1920: { avif: 66_000, webp: 76_000 },
  },
} as const;

export type PrintedWidth = keyof typeof printing.bytes;
