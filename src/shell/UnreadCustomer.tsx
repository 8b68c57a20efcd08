import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { useTranslator } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';

/** For a guest who is signed in and whose details did not load: they can be loaded again. */
export function UnreadCustomer() {
  const { t } = useTranslator();
  const [isReading, setReading] = useState(false);
  const readAgain = async () => {
    setReading(true);
    // When it works the menu shows the customer in this place.
    await session.refresh();
    setReading(false);
  };
  return (
    <>
      <strong>{t('shell.account.unread.title')}</strong>
      <span role="status">{isReading ? t('shell.account.unread.reading') : t('shell.account.unread.body')}</span>
      <Button isLoading={isReading} loadingLabel={t('shell.account.unread.reading')} onClick={() => void readAgain()}>
        {t('shell.account.unread.retry')}
      </Button>
    </>
  );
}
