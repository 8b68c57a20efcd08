/** What all nine themes share: rhythm, type steps of running text, motion, layers. 1 rem is 16 px. */
export const sharedScales = {
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    page: 'clamp(1rem, 4vw, 3rem)',
    section: 'clamp(2.5rem, 6vw, 5rem)',
  },
  sizes: {
    target: '2.75rem',
    control: '3.25rem',
    page: '90rem',
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
  lineHeights: { tight: 1.25, text: 1.55, single: 1 },
} as const;
