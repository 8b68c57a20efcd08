import { SiteLink } from '@/routes/SiteLink';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useNearestPage } from '@/routes/WrittenPages';

/** What the details are used for, with a link to the privacy policy. What was typed is kept. */
export function PrivacyLine({ why }: { readonly why: string }) {
  const { t } = useTranslator();
  const policy = useNearestPage()('privacyPolicy');
  return (
    <Text size="label" tone="muted">
      <RichTextInline
        ownLink={SiteLink}
        text={[
          `${why} `,
          ...(policy
            ? [{ kind: 'link' as const, href: policy.path, children: [t('contactDetails.privacy.read')] }]
            : []),
        ]}
      />
    </Text>
  );
}
