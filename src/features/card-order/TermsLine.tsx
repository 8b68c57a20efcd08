import { SiteLink } from '@/routes/SiteLink';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';

/**
 * The way to the terms, beside the box that agrees to them: in its label the link would be heard as a part of what is agreed
 * to. What was typed is kept while the terms are read.
 */
export function TermsLine({ href }: { readonly href: string }) {
  const { t } = useTranslator();
  return (
    <Text>
      <RichTextInline ownLink={SiteLink} text={[{ kind: 'link', href, children: [t('cardPurchase.terms.read')] }]} />
    </Text>
  );
}
