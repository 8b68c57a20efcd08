import { useEffect, useRef } from 'react';
import { showStreetMap } from './drawn-map/showStreetMap';
import type { StreetMap } from './drawn-map/showStreetMap';
import type { MapContent } from './drawn-map/layOutMap';
import type { MapWords } from './drawn-map/mapWords';
import type { PressMark } from './DrawnMapLabels';
import { StreetCanvas } from './DrawnMap.styles';

interface Props extends PressMark {
  readonly label: string;
  /** The address of a MapLibre style. */
  readonly address: string;
  readonly content: MapContent;
  readonly words: MapWords;
  /** It is hidden until it can be shown, so that the drawn map stays in use. */
  readonly isShown: boolean;
  readonly onReady: () => void;
  /** It cannot be shown: no WebGL, or no answer from the style's host. */
  readonly onFail: () => void;
}

const none: readonly string[] = [];

/** A street map of the operator's choice in place of the drawn one. */
export function DrawnMapStreet({ isShown, pressed = none, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<StreetMap | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { address } = props;
  // The content is the same in every render but not the same object: a new map would lose what the guest has moved to.
  const drawn = JSON.stringify(props.content);
  useEffect(() => {
    if (!frame.current) return undefined;
    const { label, content, words, onPress } = latest.current;
    map.current = showStreetMap(frame.current, {
      ...{ label, content, words },
      style: address,
      onReady: () => latest.current.onReady(),
      onFail: () => latest.current.onFail(),
      onPress: onPress && ((id) => latest.current.onPress?.(id)),
    });
    return () => map.current?.remove();
  }, [address, drawn]);
  useEffect(() => map.current?.press(pressed), [pressed, drawn]);
  return <StreetCanvas ref={frame} isShown={isShown} />;
}
