/** Short facts one after the other, with a dot before each, which is cut off at the beginning of a line. */
export const dottedList = {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  fontSize: '$small',
  marginInlineStart: '-1em',
  clipPath: 'inset(0 0 0 1em)',
  '& > li': { position: 'relative', paddingInlineStart: '1em' },
  '& > li::before': { content: '"·"', position: 'absolute', insetInlineStart: '0.4em', color: '$textMuted' },
} as const;
