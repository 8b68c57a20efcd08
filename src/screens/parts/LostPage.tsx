import { Button } from '@/design-system/Button';
import { Container } from '@/design-system/Container';
import { PageHeading } from '@/design-system/PageHeading';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Shown when not even the shell can be rendered. It needs only code that is on every page. */
export function LostPage() {
  const { t } = useTranslator();
  return (
    <Container>
      <main>
        <PageHeading lead={t('errors.transport.UNKNOWN.body')}>{t('errors.transport.UNKNOWN.title')}</PageHeading>
        <Button onClick={() => window.location.reload()}>{t('errors.actions.reload')}</Button>
      </main>
    </Container>
  );
}
