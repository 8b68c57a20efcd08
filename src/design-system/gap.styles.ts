/** Steps of the 8 px rhythm, shared by what lays things out. */
export const gapVariants = {
  0: { gap: 0 },
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  7: { gap: '$7' },
  section: { gap: '$section' },
  step: { gap: '$step' },
} as const;
