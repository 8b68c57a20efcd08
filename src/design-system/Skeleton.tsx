import { keyframes, styled } from './stitches.config';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Shape = styled('span', {
  display: 'block',
  maxWidth: '100%',
  borderRadius: '$small',
  backgroundColor: '$border',
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@forcedColors': { border: '1px solid GrayText' },
  variants: {
    shape: {
      text: { height: '1em', marginBlock: '0.275em' },
      heading: { height: '2.25rem' },
      button: { height: '$control', borderRadius: '$button' },
      card: { height: '11rem', borderRadius: '$card' },
      picture: { aspectRatio: '3 / 2', borderRadius: '$card' },
    },
    width: {
      full: { width: '100%' },
      half: { width: '50%' },
    },
  },
  defaultVariants: { shape: 'text', width: 'full' },
});

interface SkeletonProps {
  readonly shape?: 'text' | 'heading' | 'button' | 'card' | 'picture';
  readonly width?: 'full' | 'half';
}

/** A placeholder of the size of the content that is loading. Put it inside a `LoadingRegion`, which announces it. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <Shape shape={shape} width={width} aria-hidden="true" />;
}
