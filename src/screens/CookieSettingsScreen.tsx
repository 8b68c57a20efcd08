import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { MeasuredSpeed } from '@/features/privacy-ledger/MeasuredSpeed';
import { PrivacyLedger } from '@/features/privacy-ledger/PrivacyLedger';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useNearestPage } from '@/routes/WrittenPages';
import { ClientOnly } from '@/shell/ClientOnly';
import { ConsentSettings } from '@/shell/consent/ConsentSettings';
import { ScreenLayout } from './frame/ScreenLayout';

/** What the guest allows, and everything that this browser keeps. */
export function CookieSettingsScreen() {
  const { t } = useTranslator();
  const policy = useNearestPage()('privacyPolicy');
  const waiting = (
    <LoadingRegion label={t('privacyLedger.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
  return (
    <ScreenLayout route="cookieSettings" title={t('privacyLedger.title')} description={t('privacyLedger.lead')}>
      <Stack gap={7}>
        <PageHeading lead={t('privacyLedger.lead')}>{t('privacyLedger.title')}</PageHeading>
        <Text measure="reading">
          {t('privacyLedger.policy.about')}{' '}
          {policy && (
            <RichTextInline
              ownLink={SiteLink}
              text={[{ kind: 'link', href: policy.path, children: [t('privacyLedger.policy.toPolicy')] }]}
            />
          )}
        </Text>
        <ClientOnly fallback={waiting}>
          <Stack gap={7}>
            <Stack gap={4} as="section">
              <Heading level={2}>{t('privacyLedger.choice')}</Heading>
              <ConsentSettings />
            </Stack>
            <MeasuredSpeed />
            <PrivacyLedger />
          </Stack>
        </ClientOnly>
      </Stack>
    </ScreenLayout>
  );
}
