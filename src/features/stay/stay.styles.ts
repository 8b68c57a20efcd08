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

/** An example stands below its field, which so is in line with the one beside it. */
export const TravellerField = styled('div', { minWidth: 0, '& > * > [id$="-hint"]': { order: 1 } });
