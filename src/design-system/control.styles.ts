import { css } from './stitches.config';

/** The box of a text field, an area and a select. */
export const controlStyles = css({
  appearance: 'none',
  width: '100%',
  minHeight: '$control',
  padding: '$2 $4',
  border: '$field$border',
  borderRadius: '$control',
  backgroundColor: '$field$fill',
  color: '$text',
  fontSize: '$body',
  lineHeight: '$tight',
  transition: 'border-color $transitions$quick, box-shadow $transitions$quick',
  '&::placeholder': { color: '$textMuted', opacity: 1 },
  '&:hover': { borderColor: '$text' },
  '&:focus-visible': { outline: '3px solid $colors$focus', outlineOffset: '1px' },
  '&[aria-invalid="true"]': { borderColor: '$error', boxShadow: 'inset 0 0 0 1px $colors$error' },
  '&:disabled': {
    backgroundColor: '$disabledSurface',
    borderColor: '$disabledSurface',
    color: '$disabledText',
    cursor: 'not-allowed',
  },
  '&:read-only:not(select)': { backgroundColor: '$surfaceSunken' },
  variants: {
    kind: {
      line: {},
      area: { minHeight: '8.5rem', paddingBlock: '$3', lineHeight: '$text', resize: 'vertical' },
      select: { paddingRight: '$7', textOverflow: 'ellipsis', cursor: 'pointer' },
    },
  },
  defaultVariants: { kind: 'line' },
});
