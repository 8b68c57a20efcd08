/** How drawings are printed. A change here makes every printed picture stale. */
export const printing = {
  /** Raised by hand when the press itself changes. */
  press: 1,
  /** Pixels drawn per pixel printed, so that edges stay clean. */
  oversampling: 1.5,
  avif: { from: 46, to: 26, effort: 4 },
  webp: { from: 66, to: 40, effort: 5 },
  /** Most bytes of a file by its width; the quality gives way until it fits. */
  bytes: {
    480: { avif: 12_000, webp: 15_000 },
    720: { avif: 34_000, webp: 42_000 },
    960: { avif: 30_000, webp: 38_000 },
    1440: { avif: 46_000, webp: 58_000 },
    1920: { avif: 66_000, webp: 78_000 },
  },
} as const;

export type PrintedWidth = keyof typeof printing.bytes;
