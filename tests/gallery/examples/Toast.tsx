import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Toast, type ToastMessage } from '@/design-system/Toast';
import { useToastQueue } from '@/design-system/useToastQueue';
import type { Examples } from '../example';
import { longText } from '../samples';

function Kept({ message }: { readonly message: ToastMessage }) {
  const [shown, setShown] = useState<ToastMessage | null>(message);
  return (
    <div className="g-ground g-tall">
      <Toast message={shown} seconds={null} dismissLabel="Piilota" onDismiss={() => setShown(null)} />
    </div>
  );
}

function Queue() {
  const { message, show, dismiss } = useToastQueue();
  const say = (id: string, tone: ToastMessage['tone']) => () => show({ id, tone, content: id });
  return (
    <div className="g-ground g-tall">
      <Inline>
        <Button variant="secondary" onClick={say('Linkki kopioitu', 'success')}>
          Kopioi linkki
        </Button>
        <Button variant="secondary" onClick={say('Hinnat päivitetty', 'info')}>
          Päivitä hinnat
        </Button>
      </Inline>
      <Toast message={message} seconds={6} dismissLabel="Piilota" onDismiss={dismiss} />
    </div>
  );
}

export const examples: Examples = {
  Success: () => <Kept message={{ id: 'success', tone: 'success', content: 'Linkki kopioitu' }} />,
  Information: () => <Kept message={{ id: 'info', tone: 'info', content: 'Hinnat päivitetty' }} />,
  'Mistake, long': () => <Kept message={{ id: 'error', tone: 'error', content: longText }} />,
  'One at a time': () => <Queue />,
  'With the focus': () => (
    <div className="is-focus">
      <Kept message={{ id: 'focus', tone: 'success', content: 'Linkki kopioitu' }} />
    </div>
  ),
};
