import { useEffect, useRef } from 'react';
import { showStreetMap } from './drawn-map/showStreetMap';
import type { MapContent } from './drawn-map/layOutMap';
import { StreetCanvas } from './DrawnMap.styles';

interface Props {
  readonly label: string;
  /** The address of a MapLibre style. */
  readonly address: string;
  readonly content: MapContent;
  readonly onReady: () => void;
  /** It cannot be shown: no WebGL, or no answer from the style's host. */
  readonly onFail: () => void;
  readonly onPress?: (id: string) => void;
}

/** A street map of the operator's choice in place of the drawn one. */
export function DrawnMapStreet({ label, address, content, onReady, onFail, onPress }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onReady, onFail, onPress });
  useEffect(() => {
    handlers.current = { onReady, onFail, onPress };
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return showStreetMap(frame.current, address, content, {
      onReady: () => handlers.current.onReady(),
      onFail: () => handlers.current.onFail(),
      onPress: (id) => handlers.current.onPress?.(id),
    });
  }, [address, content]);
  return <StreetCanvas ref={frame} role="group" aria-label={label} />;
}
