import { Drawing } from './DrawnMapFrame.styles';

/** Something like a map, while one is still to come. Its colours are attributes: exported pages may have no styles. */
export function DrawnMapSketch() {
  return (
    <Drawing viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
      <path d="M-5 50C25 45 30 20 60 22S90 8 105-5" strokeWidth={12} stroke="var(--colors-infoSurface)" />
      <path d="M-5 20 105 48M30-5 44 65M72-5 64 65" strokeWidth={1.5} stroke="var(--colors-surfaceSunken)" />
    </Drawing>
  );
}
