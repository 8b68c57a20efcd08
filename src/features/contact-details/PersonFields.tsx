import { SelectField } from '@/design-system/SelectField';
import { TextField } from '@/design-system/TextField';
import type { Country } from '@/domain/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FieldGroup } from './FieldGroup';
import type { ContactFormProps } from './contactForm';
import { phonePrefixes } from './phonePrefixes';

/** The guest's name, e-mail and phone. */
export function PersonFields({ form, countries }: ContactFormProps & { readonly countries: readonly Country[] }) {
  const { t } = useTranslator();
  const { errors } = form.formState;
  return (
    <FieldGroup title={t('contactDetails.person')}>
      <TextField
        label={t('contactDetails.field.firstName')}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <TextField
        label={t('contactDetails.field.lastName')}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName')}
      />
      <TextField
        label={t('contactDetails.field.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={t('contactDetails.hint.email')}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <span />
      <SelectField
        label={t('contactDetails.field.phoneNumberCountryCode')}
        autoComplete="tel-country-code"
        error={errors.phoneNumberCountryCode?.message}
        {...form.register('phoneNumberCountryCode')}
      >
        {phonePrefixes(countries).map(({ prefix, label }) => (
          <option key={prefix} value={prefix}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('contactDetails.field.phoneNumber')}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        error={errors.phoneNumber?.message}
        {...form.register('phoneNumber')}
      />
    </FieldGroup>
  );
}
