import { QrFrame } from './reservation.styles';
import { qrCode } from './qrCode';

interface Props {
  readonly text: string;
  /** The text alternative of the code. */
  readonly label: string;
}

/** A QR code, drawn in the browser. */
export function QrCode({ text, label }: Props) {
  const { size, path } = qrCode(text);
  return (
    <QrFrame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </QrFrame>
  );
}
