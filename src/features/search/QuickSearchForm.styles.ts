import { styled } from '@/design-system/stitches.config';

/** Two short fields per line on a phone; everything on one line where there is room. */
export const Fields = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@tablet': { gap: '$4', gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.3fr)' },
  '@desktop': { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1.3fr)) minmax(0, 1.6fr)' },
  // No column depends on its contents: a page is painted while it is still arriving.
  '@wide': { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1.2fr)) minmax(0, 1.5fr) minmax(11rem, 0.9fr)' },
  // With very large text each field needs its own line.
  '@media (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Wide = styled('div', { gridColumn: '1 / -1', minWidth: 0, '@desktop': { gridColumn: 'auto' } });

/** A field as wide as two on a phone, and as one elsewhere. */
export const Whole = styled('div', { gridColumn: '1 / -1', minWidth: 0, '@tablet': { gridColumn: 'auto' } });

export const Submit = styled('div', {
  gridColumn: '1 / -1',
  '@tablet': { justifySelf: 'start', minWidth: '12rem' },
  // Aligned with the fields, not with their labels.
  '@wide': { gridColumn: 'auto', minWidth: 0, paddingTop: 'calc($fontSizes$label * 1.25 + $space$2)' },
});

/** Buttons that need scripts: their room is reserved until scripts run, also those of a page that sleeps. */
export const More = styled('div', {
  marginLeft: '-$3',
  variants: { isReady: { false: { 'html:not([data-asleep]) &': { visibility: 'hidden' } } } },
});
