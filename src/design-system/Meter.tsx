import { styled } from './stitches.config';

const Track = styled('progress', {
  display: 'block',
  width: '100%',
  height: '0.75rem',
  border: 0,
  borderRadius: '$pill',
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  appearance: 'none',
  boxShadow: 'inset 0 0 0 1px $colors$borderStrong',
  '&::-webkit-progress-bar': { backgroundColor: '$surfaceSunken' },
  '&::-webkit-progress-value': { backgroundColor: '$accent' },
  '&::-moz-progress-bar': { backgroundColor: '$accent' },
  '@forcedColors': { border: '1px solid CanvasText', forcedColorAdjust: 'auto', appearance: 'auto' },
});

interface MeterProps {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
}

/** How far something is, as a bar; the text beside it says the same. */
export function Meter({ label, share }: MeterProps) {
  return <Track aria-label={label} max={100} value={Math.round(share * 100)} />;
}
