import { styled } from '@/design-system/stitches.config';

export const Name = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  '@tablet': { gap: '$3' },
  minHeight: '$target',
  fontFamily: '$display',
  fontWeight: '$heading',
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.9vw, 1.5rem)',
  letterSpacing: '$heading',
  lineHeight: 1.05,
});

export const Mark = styled('svg', {
  width: '2rem',
  height: '1.4rem',
  '@tablet': { width: '2.5rem', height: '1.75rem' },
  flex: 'none',
  '& .sun': { fill: '$sunOnBand' },
  '& .line, & .ray': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
  '& .ray': { stroke: '$sunOnBand' },
});
