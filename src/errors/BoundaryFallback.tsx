import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface BoundaryFallbackProps {
  readonly onRetry: () => void;
}

/** Stands where a part of the page broke. */
export function BoundaryFallback({ onRetry }: BoundaryFallbackProps) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="error"
      live="assertive"
      title={t('errors.boundary.title')}
      actions={<Button onClick={onRetry}>{t('errors.actions.retry')}</Button>}
    >
      {t('errors.boundary.body')}
    </Notice>
  );
}
