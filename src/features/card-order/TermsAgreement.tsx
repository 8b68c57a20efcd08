import { SiteLink } from '@/routes/SiteLink';
import { Checkbox } from '@/design-system/Checkbox';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Text } from '@/design-system/Text';
import type { FieldOf } from '@/forms/fieldOf';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly field: FieldOf<'termsAndConditionsAgreed'>;
  /** In years. */
  readonly minimumAge: number;
  /** Where the terms are. What was typed is kept while they are read. */
  readonly href: string;
}

/** Agreeing to the terms, with the way to them beside: in the label, a link would be heard as part of what is agreed to. */
export function TermsAgreement({ field, minimumAge, href }: Props) {
  const { t } = useTranslator();
  return (
    <div>
      <Checkbox label={t('cardPurchase.terms.agree', { age: minimumAge })} {...field('termsAndConditionsAgreed')} />
      <Text>
        <RichTextInline ownLink={SiteLink} text={[{ kind: 'link', href, children: [t('cardPurchase.terms.read')] }]} />
      </Text>
    </div>
  );
}
