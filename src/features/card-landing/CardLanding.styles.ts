import { styled } from '@/design-system/stitches.config';

/** The price beside what it gives where there is room. */
export const PanelColumns = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$7' },
});
