import { keyframes, styled } from './stitches.config';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const Ring = styled('span', {
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  borderRadius: '50%',
  border: '0.16em solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // With reduced motion it fades instead of turning.
  '@reducedMotion': {
    borderTopColor: 'currentColor',
    animation: `${breathe} 2s ease-in-out infinite !important`,
  },
});

/** Hidden from screen readers: its parent announces the loading. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}
