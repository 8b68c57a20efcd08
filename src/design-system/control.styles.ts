import { css, styled } from './stitches.config';

/** Around a control with a mark at its end. */
export const Box = styled('span', { position: 'relative', display: 'block' });

export const Mark = styled('span', {
  position: 'absolute',
  right: '$4',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: '$textMuted',
});

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
  transition: 'border-color $transitions$quick',
  '&::placeholder': { color: '$textMuted', opacity: 1 },
  '&:hover': { borderColor: '$text' },
  '&:focus-visible': { outline: '3px solid $colors$focus', outlineOffset: '1px' },
  '&[aria-invalid="true"]': { borderColor: '$error', boxShadow: 'inset 0 0 0 1px $colors$error' },
  '&:read-only:not(select)': { backgroundColor: '$surfaceSunken' },
  variants: {
    kind: {
      line: {},
      area: { minHeight: '8.5rem', paddingBlock: '$3', lineHeight: '$text', resize: 'vertical' },
      marked: { paddingRight: '$7', textOverflow: 'ellipsis', cursor: 'pointer' },
    },
  },
  defaultVariants: { kind: 'line' },
});
