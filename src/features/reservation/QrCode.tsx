import { QrFrame } from './reservation.styles';
import { qrCode } from './qrCode';

interface Props {
  readonly text: string;
  /** What the code says, for those who cannot read it. */
  readonly label: string;
}

/** A QR code, drawn here. */
export function QrCode({ text, label }: Props) {
  const { size, path } = qrCode(text);
  return (
    <QrFrame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </QrFrame>
  );
}
