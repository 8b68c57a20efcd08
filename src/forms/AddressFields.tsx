import { SelectField } from '@/design-system/SelectField';
import { TextField } from '@/design-system/TextField';
import type { PostalField } from '@/domain/guest/askedFields';
import type { Country } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FieldGroup } from './FieldGroup';
import type { FieldOf } from './fieldOf';

interface Props {
  readonly field: FieldOf<PostalField>;
  readonly countries: readonly Country[];
  /** What kind of address it is, where it is not just the person's own. */
  readonly title?: string;
  /** What it is needed for. */
  readonly why?: string;
}

/** A postal address. */
export function AddressFields({ field, countries, title, why }: Props) {
  const { t } = useTranslator();
  return (
    <FieldGroup title={title ?? t('contactDetails.address')} hint={why}>
      <TextField label={t('contactDetails.field.street')} autoComplete="address-line1" {...field('street')} />
      <TextField label={t('contactDetails.field.postcode')} autoComplete="postal-code" {...field('postcode')} />
      <TextField label={t('contactDetails.field.city')} autoComplete="address-level2" {...field('city')} />
      <SelectField label={t('contactDetails.field.countryCode')} autoComplete="country" {...field('countryCode')}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  );
}
