import { Checkbox } from '@/design-system/Checkbox';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { messageLanguages } from '@/domain/loyaltyCard';
import { FieldGroup } from '@/forms/FieldGroup';
import type { FieldOf } from '@/forms/fieldOf';
import { localeNames } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly field: FieldOf<
    'communicationsConsent' | 'communicationsLanguage' | 'marketingPreferenceEmail' | 'marketingPreferenceSms'
  >;
}

/** What the buyer may be written about: messages about the card, and offers only to those who want them. */
export function ConsentFields({ field }: Props) {
  const { t } = useTranslator();
  return (
    <FieldGroup title={t('cardPurchase.messages.title')}>
      <SelectField label={t('cardPurchase.messages.language')} {...field('communicationsLanguage')}>
        {messageLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {localeNames[language]}
          </option>
        ))}
      </SelectField>
      <span />
      <Stack gap={1}>
        <Checkbox
          label={t('cardPurchase.messages.communications')}
          hint={t('cardPurchase.messages.communicationsHint')}
          {...field('communicationsConsent')}
        />
        <Checkbox label={t('cardPurchase.messages.marketingEmail')} {...field('marketingPreferenceEmail')} />
        <Checkbox label={t('cardPurchase.messages.marketingSms')} {...field('marketingPreferenceSms')} />
      </Stack>
    </FieldGroup>
  );
}
