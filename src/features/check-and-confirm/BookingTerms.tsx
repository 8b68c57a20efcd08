import { Disclosure } from '@/design-system/Disclosure';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';

const paragraphs = ['contract', 'cancel', 'noShow', 'data'] as const;

/** What the guest agrees to, in a few plain sentences. */
export function BookingTerms() {
  const { t } = useTranslator();
  return (
    <Disclosure summary={t('checkAndConfirm.terms.title')} tone="lined">
      <Stack gap={3} width="reading">
        {paragraphs.map((each) => (
          <Text key={each}>{t(`checkAndConfirm.terms.${each}`)}</Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
