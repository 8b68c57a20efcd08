import { SiteLink } from '@/routes/SiteLink';
import { RichTextInline } from '@/design-system/RichTextInline';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What the buyer agrees to and states. What was typed is kept while the terms are read. */
export function TermsLabel({ age, href }: { readonly age: number; readonly href: string }) {
  const { t } = useTranslator();
  return (
    <RichTextInline
      ownLink={SiteLink}
      text={[
        `${t('cardPurchase.terms.agree', { age })} `,
        { kind: 'link', href, children: [t('cardPurchase.terms.read')] },
      ]}
    />
  );
}
