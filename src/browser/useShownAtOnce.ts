import { useState } from 'react';
import { changeAfterPaint } from './changeAfterPaint';
import { useSteady } from './useSteady';

/**
 * A value whose change is costly: what the guest pressed is shown at once, and the change is made when that is painted.
 * Shows the value itself again as soon as it has changed, whatever to.
 */
export function useShownAtOnce<Value>(value: Value, onChange: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ readonly over: Value; readonly shown: Value } | null>(null);
  const isPressed = pressed !== null && pressed.over === value;
  if (pressed !== null && !isPressed) setPressed(null);
  const change = useSteady((next: Value) => {
    setPressed({ over: value, shown: next });
    changeAfterPaint(() => onChange(next));
  });
  return [isPressed ? pressed.shown : value, change] as const;
}
