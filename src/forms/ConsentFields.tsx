import { Checkbox } from '@/design-system/Checkbox';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import type { CardConsents } from '@/domain/card/loyaltyCard';
import { FieldGroup } from '@/forms/FieldGroup';
import type { FieldOf } from '@/forms/fieldOf';
import { languages } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Which messages the holder agrees to, and in which language. */
export function ConsentFields({ field }: { readonly field: FieldOf<keyof CardConsents> }) {
  const { t } = useTranslator();
  return (
    <FieldGroup title={t('myCard.consents.title')}>
      <Stack gap={1}>
        <Checkbox label={t('myCard.consents.communications')} {...field('communications')} />
        <Checkbox label={t('myCard.consents.marketingEmail')} {...field('marketingEmail')} />
        <Checkbox label={t('myCard.consents.marketingSms')} {...field('marketingSms')} />
      </Stack>
      <SelectField label={t('myCard.details.language')} {...field('communicationsLanguage')}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {t(`myCard.details.languages.${language}`)}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  );
}
