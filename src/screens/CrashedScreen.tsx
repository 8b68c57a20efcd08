import { failureOf } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { RouteId } from '@/routes/routes';
import { ScreenLayout } from './frame/ScreenLayout';

/** Replaces a screen that threw: the shell stays, and the guest can try again or go to another page. */
export function CrashedScreen({ route, onRetry }: { readonly route: RouteId; readonly onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <ScreenLayout route={route} title={t('errors.transport.UNKNOWN.title')} isHiddenFromSearch>
      <FailureNotice failure={failureOf('transport', 'UNKNOWN')} headingLevel={1} onAction={onRetry} />
    </ScreenLayout>
  );
}
