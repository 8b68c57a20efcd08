import { SiteLink } from '@/routes/SiteLink';
import { Disclosure } from '@/design-system/Disclosure';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useNearestPage } from '@/routes/WrittenPages';

const paragraphs = ['contract', 'cancel', 'noShow', 'data'] as const;

/** What the guest agrees to, in a few plain sentences. */
export function BookingTerms() {
  const { t } = useTranslator();
  const page = useNearestPage()('reservationTerms');
  return (
    <Disclosure summary={t('checkAndConfirm.terms.title')} tone="lined">
      <Stack gap={3} width="reading">
        {paragraphs.map((each) => (
          <Text key={each}>{t(`checkAndConfirm.terms.${each}`)}</Text>
        ))}
        {/* The choices are stored, so the guest can come back here from the linked page. */}
        {page && (
          <Text>
            <RichTextInline
              ownLink={SiteLink}
              text={[{ kind: 'link', href: page.path, children: [t('checkAndConfirm.terms.whole')] }]}
            />
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}
