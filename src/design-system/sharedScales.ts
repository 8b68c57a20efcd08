/**
 * What all nine themes share: rhythm, motion, layers. 1 rem is 16 px. Gaps grow with the font size only where the
 * window has room for it: narrow windows with large text keep the space for the text.
 */
export const sharedScales = {
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: 'min(0.75rem, 3.4vw)',
    4: 'min(1rem, 4.4vw)',
    5: 'min(1.5rem, 6vw)',
    6: 'min(2rem, 8vw)',
    7: 'min(3rem, 12vw)',
    8: 'min(4rem, 14vw)',
    page: 'clamp(14px, 4.4vw, 3rem)',
    section: 'clamp(40px, 6vw, 5rem)',
    /** Between the parts of a step: a phone's first screen holds its heading and the first choice. */
    step: 'clamp(1rem, 2.6vw, 2rem)',
  },
  sizes: {
    /** A finger's width, whatever the size of letters. */
    target: '44px',
    control: '3.25rem',
    content: '82rem',
    reading: '42rem',
    form: '36rem',
  },
  transitions: {
    quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
    calm: '240ms cubic-bezier(0.2, 0, 0, 1)',
  },
  zIndices: { sticky: 10, header: 20, banner: 30, skip: 40 },
  borderWidths: { hairline: '1px', control: '1.5px', strong: '2px', focus: '3px' },
  lineHeights: { tight: 1.3, text: 1.45 },
} as const;
