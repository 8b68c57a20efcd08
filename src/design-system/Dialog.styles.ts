import { keyframes, styled } from './stitches.config';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slide = keyframes({ from: { transform: 'translateX(48px)', opacity: 0 } });

export const Sheet = styled('dialog', {
  flexDirection: 'column',
  margin: 'auto',
  padding: 0,
  border: 0,
  maxWidth: '100vw',
  maxHeight: '100dvh',
  backgroundColor: '$surface',
  color: '$text',
  boxShadow: '$dialog',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex' },
  '&[data-continued]': { animation: 'none' },
  '&::backdrop': { backgroundColor: '$colors$overlay' },
  '@forcedColors': { border: '$borderWidths$strong solid CanvasText' },
  variants: {
    variant: {
      center: {
        width: 'min(36rem, 100vw - 2rem)',
        maxHeight: 'calc(100dvh - 2rem)',
        borderRadius: '$card',
        animation: `${rise} $transitions$calm`,
      },
      drawer: {
        width: '100vw',
        height: '100dvh',
        '@tablet': {
          width: '34rem',
          marginRight: 0,
          borderTopLeftRadius: '$card',
          borderBottomLeftRadius: '$card',
        },
        animation: `${slide} $transitions$calm`,
      },
      wideDrawer: {
        width: '100vw',
        height: '100dvh',
        '@tablet': {
          width: 'min(50rem, 100vw)',
          marginRight: 0,
          borderTopLeftRadius: '$card',
          borderBottomLeftRadius: '$card',
        },
        animation: `${slide} $transitions$calm`,
      },
      atField: {
        width: '100vw',
        height: '100dvh',
        // Below the dates, or over them where the window ends; in its middle where there are none, or it knows no anchors.
        '@tablet': {
          width: 'min(46rem, 100vw - 2rem)',
          height: 'min(54rem, 100dvh - 2rem)',
          borderRadius: '$card',
          inset:
            'max(1rem, min(anchor(--dates bottom, 50vh), 100dvh - 55rem)) auto auto max(1rem, min(anchor(--dates left, 50vw - 23rem), 100vw - 47rem))',
        },
        // A laptop's window has no more height than the calendar needs.
        '@media (min-width: 48em) and (max-height: 56em)': {
          '& > :first-child, & > :nth-child(3)': { paddingBlock: '$2' },
          '& > :nth-child(2)': { paddingBlock: '$3' },
          '& fieldset > legend ~ * + *': { marginTop: '$2' },
        },
      },
      sheet: {
        width: 'min(44rem, 100vw)',
        maxHeight: '88dvh',
        margin: 'auto auto 0',
        borderRadius: '$sheet',
        borderBottomLeftRadius: 0,
        borderBottomRightRadius: 0,
        animation: `${rise} $transitions$calm`,
      },
    },
  },
  defaultVariants: { variant: 'center' },
});

export const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  flex: 'none',
  padding: '$4 $4 $3 $5',
  borderBottom: '$borderWidths$hairline solid $colors$border',
});

export const Title = styled('h2', { fontSize: '$h3' });

export const Body = styled('div', {
  // Or what is hidden for the eye lies in the sheet, which then scrolls too, and its head goes out of sight.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '$5',
});

export const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$3',
  flex: 'none',
  padding: '$4 $5',
  borderTop: '$borderWidths$hairline solid $colors$border',
  backgroundColor: '$surfaceRaised',
});
