import { drawQrCode } from './drawQrCode';
import { styled } from './stitches.config';

/** Dark on light in every theme, as readers require. */
const Frame = styled('svg', {
  display: 'block',
  width: '11rem',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: '$small',
  backgroundColor: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
  '@print': { width: '100%' },
});

interface QrCodeProps {
  readonly text: string;
  /** The text alternative of the code. */
  readonly label: string;
}

/** A QR code, drawn in the browser. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = drawQrCode(text);
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Frame>
  );
}
