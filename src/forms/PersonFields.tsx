import { SelectField } from '@/design-system/SelectField';
import { TextField } from '@/design-system/TextField';
import type { PersonField } from '@/domain/guest/askedFields';
import type { Country } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FieldGroup } from './FieldGroup';
import type { FieldOf } from './fieldOf';
import { phonePrefixes } from './phonePrefixes';

interface Props {
  readonly title: string;
  /** What the address is used for; default: a confirmation. */
  readonly emailHint?: string;
  readonly field: FieldOf<PersonField>;
  readonly countries: readonly Country[];
}

/** A person's name, e-mail and phone. */
export function PersonFields({ title, emailHint, field, countries }: Props) {
  const { t } = useTranslator();
  return (
    <FieldGroup title={title}>
      <TextField label={t('contactDetails.field.firstName')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('contactDetails.field.lastName')} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={t('contactDetails.field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={emailHint ?? t('contactDetails.hint.email')}
        {...field('email')}
      />
      <span />
      <SelectField
        label={t('contactDetails.field.phoneNumberCountryCode')}
        autoComplete="tel-country-code"
        {...field('phoneNumberCountryCode')}
      >
        {phonePrefixes(countries).map(({ code, prefix, label }) => (
          <option key={code} value={prefix}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('contactDetails.field.phoneNumber')}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        {...field('phoneNumber')}
      />
    </FieldGroup>
  );
}
