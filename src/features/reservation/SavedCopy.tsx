import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What is shown is the copy of this browser, as the API cannot be reached. */
export function SavedCopy({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('reservation.offline.title')}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('errors.actions.retry')}
        </Button>
      }
    >
      {t('reservation.offline.body')}
    </Notice>
  );
}
