import { SelectField } from '@/design-system/SelectField';
import { TextField } from '@/design-system/TextField';
import type { Country } from '@/domain/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FieldGroup } from './FieldGroup';
import type { ContactFormProps } from './contactForm';

/** The guest's address, which the hotel's register requires. */
export function AddressFields({ form, countries }: ContactFormProps & { readonly countries: readonly Country[] }) {
  const { t } = useTranslator();
  const { errors } = form.formState;
  return (
    <FieldGroup title={t('contactDetails.address')}>
      <TextField
        label={t('contactDetails.field.street')}
        autoComplete="street-address"
        error={errors.street?.message}
        {...form.register('street')}
      />
      <TextField
        label={t('contactDetails.field.postcode')}
        autoComplete="postal-code"
        error={errors.postcode?.message}
        {...form.register('postcode')}
      />
      <TextField
        label={t('contactDetails.field.city')}
        autoComplete="address-level2"
        error={errors.city?.message}
        {...form.register('city')}
      />
      <SelectField
        label={t('contactDetails.field.countryCode')}
        autoComplete="country"
        error={errors.countryCode?.message}
        {...form.register('countryCode')}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  );
}
