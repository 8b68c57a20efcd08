import { css } from './stitches.config';

const disabled = '&:disabled, &[aria-disabled="true"]:not([data-loading])';

export const buttonStyles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  maxWidth: '100%',
  minHeight: '$control',
  padding: '$2 $5',
  border: '$borderWidths$control solid transparent',
  borderRadius: '$button',
  fontFamily: '$text',
  fontSize: '$button$size',
  fontWeight: '$button$weight',
  letterSpacing: '$button$spacing',
  textTransform: '$button$case',
  lineHeight: '$tight',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  // Wraps between words, and within one only where very large text would be cut.
  overflowWrap: 'anywhere',
  touchAction: 'manipulation',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick, box-shadow $transitions$quick, transform $transitions$quick',
  '&[data-loading]': { cursor: 'progress' },
  [disabled]: {
    backgroundColor: '$disabledSurface',
    borderColor: 'transparent',
    color: '$disabledText',
    cursor: 'not-allowed',
  },
  '@forcedColors': {
    border: '$borderWidths$control solid ButtonText',
    [disabled]: { color: 'GrayText', borderColor: 'GrayText' },
  },
  '@print': { display: 'none' },
  variants: {
    variant: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        boxShadow: '$button$shadow',
        '&:hover': { backgroundColor: '$accentHover', color: '$onAccent', boxShadow: '$button$shadowHover' },
        '&:active': {
          backgroundColor: '$accentActive',
          boxShadow: '$button$shadowActive',
          transform: 'translateY($button$press)',
        },
        [disabled]: {
          backgroundColor: '$disabledSurface',
          color: '$disabledText',
          boxShadow: 'none',
          transform: 'none',
        },
      },
      secondary: {
        backgroundColor: 'transparent',
        borderColor: '$accent',
        color: '$accent',
        '&:hover': { backgroundColor: '$accentMuted', color: '$onAccentMuted', borderColor: '$onAccentMuted' },
        '&:active': { backgroundColor: '$accentMuted', borderColor: '$accentActive' },
        [disabled]: { backgroundColor: 'transparent', borderColor: '$disabledText', color: '$textMuted' },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: '$link',
        paddingInline: '$3',
        fontSize: '$label',
        letterSpacing: 0,
        textTransform: 'none',
        textDecoration: 'underline',
        textUnderlineOffset: '0.22em',
        textDecorationThickness: '0.07em',
        '&:hover': { backgroundColor: '$accentMuted', color: '$onAccentMuted' },
        [disabled]: { backgroundColor: 'transparent', color: '$textMuted', textDecoration: 'none' },
      },
      /** In the band at the head of a page, which has colours of its own. */
      header: {
        backgroundColor: '$headerAction',
        color: '$onHeaderAction',
        '&:hover': { color: '$onHeaderAction', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      },
      danger: {
        backgroundColor: '$danger',
        color: '$onDanger',
        '&:hover': { backgroundColor: '$dangerHover', color: '$onDanger' },
        [disabled]: { backgroundColor: '$disabledSurface', color: '$disabledText' },
      },
      /** The name of another company's product, as that company wants it: white on black in every theme. */
      badge: {
        backgroundColor: '#000',
        borderColor: '#a6a6a6',
        '&, &:hover': { color: '#fff' },
        letterSpacing: 0,
        textTransform: 'none',
      },
    },
    size: {
      small: { minHeight: '$target', paddingBlock: '$1', paddingInline: '$4' },
      medium: {},
      large: { minHeight: '3.75rem', paddingInline: '$6', fontSize: 'max($button$size, 1.0625rem)' },
    },
    fullWidth: { true: { width: '100%' } },
    iconOnly: { true: { width: '$target', minHeight: '$target', padding: 0, textDecoration: 'none' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'header' | 'danger' | 'badge';
  readonly size?: 'small' | 'medium' | 'large';
  readonly fullWidth?: boolean;
  /** Square, for a picture alone: give `aria-label`. */
  readonly iconOnly?: boolean;
}
