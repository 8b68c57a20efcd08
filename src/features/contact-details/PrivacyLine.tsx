import NextLink from 'next/link';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** What the details are for, and where the rest of it is told. What was typed is kept meanwhile. */
export function PrivacyLine() {
  const { t, locale } = useTranslator();
  const policy = pathOf('privacyPolicy', locale);
  return (
    <Text size="label" tone="muted">
      <RichTextInline
        ownLink={NextLink}
        text={[
          `${t('contactDetails.privacy.why')} `,
          { kind: 'link', href: policy, children: [t('contactDetails.privacy.read')] },
        ]}
      />
    </Text>
  );
}
