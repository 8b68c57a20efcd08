import { styled } from '@/design-system/stitches.config';

/** Large enough to be typed at a kiosk from a phone in the other hand. */
export const LargeCode = styled('p', {
  fontFamily: '$display',
  fontSize: '$h1',
  fontWeight: '$heading',
  lineHeight: '$tight',
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
