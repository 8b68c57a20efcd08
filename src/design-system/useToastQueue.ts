import { useCallback, useState } from 'react';
import type { ToastMessage } from './Toast';

interface ToastQueue {
  /** What a `Toast` is to show. */
  readonly message: ToastMessage | null;
  /** Comes after those that wait; one of the same id takes the place of the older. */
  readonly show: (message: ToastMessage) => void;
  readonly dismiss: (id: string) => void;
}

/** One message at a time, in the order they came. */
export function useToastQueue(): ToastQueue {
  const [waiting, setWaiting] = useState<readonly ToastMessage[]>([]);
  const show = useCallback(
    (message: ToastMessage) => setWaiting((before) => [...before.filter(({ id }) => id !== message.id), message]),
    [],
  );
  const dismiss = useCallback((id: string) => setWaiting((before) => before.filter((each) => each.id !== id)), []);
  return { message: waiting[0] ?? null, show, dismiss };
}
