import { styled } from '@/design-system/stitches.config';

/** Always in the page, so that screen readers announce its content; visible only without a network. */
export const Place = styled('div', {
  position: 'sticky',
  zIndex: '$banner',
  top: 0,
  '& > *': { borderRadius: 0, borderInline: 'none' },
  '@print': { display: 'none' },
});

/** A notice of a page that sleeps, whose script says by the root element which one holds. */
export const WhileAsleep = styled('div', {
  display: 'none',
  '& > *': { borderRadius: 0, borderInline: 'none' },
  variants: {
    is: {
      // A saved page says there when it was saved.
      offline: { 'html:is([data-offline="offline"], [data-offline="saved"]) &': { display: 'block' } },
      notOpened: { 'html[data-offline="not-opened"] &': { display: 'block' } },
    },
  },
});
