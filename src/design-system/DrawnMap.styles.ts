import { styled } from './stitches.config';

/** Up and down a finger scrolls the page. */
export const Viewport = styled('div', {
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  cursor: 'grab',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
});

export const Ring = styled('circle', {
  fill: 'none',
  stroke: '$borderStrong',
  strokeWidth: 1,
  strokeDasharray: '2 5',
  strokeLinecap: 'round',
});

export const Leader = styled('line', { stroke: '$text', strokeWidth: 1.25 });

const dot = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  borderRadius: '$pill',
} as const;

export const Dot = styled('span', {
  ...dot,
  width: '14px',
  height: '14px',
  border: '2px solid $colors$surfaceRaised',
  backgroundColor: '$accent',
  '@forcedColors': { backgroundColor: 'CanvasText' },
  variants: { isFaint: { true: { backgroundColor: '$borderStrong' } } },
});

export const PlaceDot = styled('span', {
  ...dot,
  width: '10px',
  height: '10px',
  border: '2px solid $colors$text',
  backgroundColor: '$surfaceRaised',
});

const label = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  lineHeight: 1.2,
} as const;

export const MarkLabel = styled('span', {
  ...label,
  padding: '0 $1',
  border: '$borderWidths$hairline solid $colors$surfaceRaised',
  borderRadius: '$control',
  backgroundColor: '$accent',
  color: '$onAccent',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: '$bold',
  boxShadow: '$card',
  // A finger's width, where nothing else is.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  '&:hover, &:focus-visible': { zIndex: 2 },
  '&[type="button"]:hover': { backgroundColor: '$accentHover' },
  '@forcedColors': { border: '2px solid ButtonText' },
  variants: {
    isFaint: {
      true: {
        backgroundColor: '$surfaceSunken',
        borderColor: '$borderStrong',
        color: '$text',
        fontWeight: '$regular',
        '&[type="button"]:hover': { backgroundColor: '$surface' },
      },
    },
    isPressed: {
      true: { zIndex: 1, outline: '3px solid $colors$text', outlineOffset: '1px' },
    },
  },
});

export const PlaceLabel = styled('span', {
  ...label,
  gap: '$1',
  padding: '0 $1',
  borderRadius: '$control',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '0.75rem',
  fontWeight: '$medium',
  pointerEvents: 'none',
});

export const RingLabel = styled('span', {
  ...label,
  borderRadius: '$pill',
  backgroundColor: '$surfaceRaised',
  color: '$textMuted',
  fontSize: '0.75rem',
  pointerEvents: 'none',
});

export const Tools = styled('div', {
  position: 'absolute',
  top: '$2',
  right: '$2',
  zIndex: 3,
  display: 'grid',
  gap: '$1',
  '@print': { display: 'none' },
});

export const Tool = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '$target',
  height: '$target',
  border: '$borderWidths$control solid $colors$borderStrong',
  borderRadius: '$control',
  backgroundColor: '$surface',
  color: '$text',
  '&:hover': { backgroundColor: '$surfaceSunken' },
  '&[aria-disabled="true"]': { color: '$disabledText', backgroundColor: '$disabledSurface' },
});

export const Bar = styled('div', {
  position: 'absolute',
  left: '$2',
  bottom: '$1',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$1',
  borderRadius: '$control',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '0.75rem',
  pointerEvents: 'none',
});

export const BarLine = styled('span', {
  height: '0.375rem',
  border: '2px solid currentColor',
  borderTop: 0,
});

/** What the signs mean, in words. */
export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  color: '$text',
  fontSize: '$small',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$2' },
});

export const StreetChoice = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  '@print': { display: 'none' },
  // Its place alone, until a guest can choose.
  variants: { isComing: { true: { visibility: 'hidden' } } },
});

/** In place of the drawn map. The library's own stylesheet, which is loaded later, would put it into the flow. */
export const StreetCanvas = styled('div', {
  '&, &.maplibregl-map': { position: 'absolute', inset: 0, zIndex: 4 },
  '& .maplibregl-marker': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '$target',
    minHeight: '$target',
    padding: '0 $2',
    border: '$borderWidths$hairline solid $colors$surfaceRaised',
    borderRadius: '$control',
    backgroundColor: '$accent',
    color: '$onAccent',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: '$bold',
    '&:hover, &:focus-visible, &[aria-pressed="true"]': { zIndex: 1 },
    '&[aria-pressed="true"]': { outline: '3px solid $colors$text', outlineOffset: '1px' },
    '&[type="button"]': { cursor: 'pointer' },
    '&[type="button"]:hover': { backgroundColor: '$accentHover' },
    '@forcedColors': { border: '2px solid ButtonText' },
  },
  '& .maplibregl-ctrl-group button': { width: '$target', height: '$target' },
  variants: { isShown: { false: { visibility: 'hidden' } } },
});
