import { useSyncExternalStore } from 'react';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Place } from './OfflineNotice.styles';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** A notice for as long as the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslator();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Place role="status">{!isOnline && <Notice tone="info">{t('shell.offline')}</Notice>}</Place>;
}
