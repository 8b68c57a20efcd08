import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOT_OPENED } from '@/browser/handover/protocol';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ClientOnly } from './ClientOnly';
import { Place, WhileAsleep } from './OfflineNotice.styles';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says in the notice that a page could not be opened without a network. */
export function sayNotOpened(): void {
  dispatchEvent(new Event(NOT_OPENED));
}

/** Whether a page could not be opened since the network was lost. */
function useNotOpened(): boolean {
  const [isNotOpened, setNotOpened] = useState(false);
  useEffect(() => {
    const say = () => setNotOpened(true);
    const forget = () => setNotOpened(false);
    addEventListener(NOT_OPENED, say);
    addEventListener('online', forget);
    return () => {
      removeEventListener(NOT_OPENED, say);
      removeEventListener('online', forget);
    };
  }, []);
  return isNotOpened;
}

/** A notice for as long as the browser has no network. A page that sleeps has both forms in it, and shows one by itself. */
export function OfflineNotice() {
  const { t } = useTranslator();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isNotOpened = useNotOpened();
  return (
    <Place role="status">
      <ClientOnly
        fallback={
          <>
            <WhileAsleep is="offline">
              <Notice tone="info">{t('shell.offline')}</Notice>
            </WhileAsleep>
            <WhileAsleep is="notOpened">
              <Notice tone="warning">{t('shell.notOpened')}</Notice>
            </WhileAsleep>
          </>
        }
      >
        {!isOnline && (
          <Notice tone={isNotOpened ? 'warning' : 'info'}>
            {t(isNotOpened ? 'shell.notOpened' : 'shell.offline')}
          </Notice>
        )}
      </ClientOnly>
    </Place>
  );
}
