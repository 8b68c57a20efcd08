import { vitals } from '@/config/vitals';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What is measured of the speed of pages, and by what right. Nothing where nothing is measured. */
export function MeasuredSpeed() {
  const { t } = useTranslator();
  if (vitals.url === null) return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{t('privacyLedger.speed.title')}</Heading>
      <Text measure="reading">
        {t('privacyLedger.speed.what')} {t(`privacyLedger.speed.${vitals.isByConsent ? 'byConsent' : 'unasked'}`)}
      </Text>
    </Stack>
  );
}
