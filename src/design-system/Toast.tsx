import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import { CircleAlert, CircleCheck, Info, X } from './icons';
import { Box, Close, Place, Words } from './Toast.styles';

const pictures = { info: Info, success: CircleCheck, error: CircleAlert };

export interface ToastMessage {
  /** A new id begins the time anew. */
  readonly id: string;
  readonly tone: keyof typeof pictures;
  readonly content: ReactNode;
}

interface ToastProps {
  /** The one to show now; null while there is nothing to say. */
  readonly message: ToastMessage | null;
  /** How long it stays when nobody touches it; null: until it is dismissed. */
  readonly seconds: number | null;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/**
 * Says that something is done, at the foot of the window, politely. Keep it in the page all the time: a live region
 * that comes together with its words is not heard. It waits while it is pointed at or has the focus.
 */
export function Toast({ message, seconds, dismissLabel, onDismiss }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const id = message?.id;
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (id === undefined || seconds === null || isHeld) return undefined;
    const timer = setTimeout(() => dismiss.current(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, isHeld]);

  useEffect(() => {
    // What is gone is neither pointed at nor left: no event says so.
    if (id === undefined) setPointedAt(false);
  }, [id]);

  const close = () => {
    if (id === undefined) return;
    if (hasFocus && cameFrom.current?.isConnected) cameFrom.current.focus();
    setHasFocus(false);
    onDismiss(id);
  };
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    setHasFocus(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <Place>
      <Box
        isShown={message !== null}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={key}
      >
        {message && <Icon of={pictures[message.tone]} />}
        <Words role="status">{message && <span key={message.id}>{message.content}</span>}</Words>
        {message && (
          <Close type="button" aria-label={dismissLabel} onClick={close}>
            <Icon of={X} size="small" />
          </Close>
        )}
      </Box>
    </Place>
  );
}
