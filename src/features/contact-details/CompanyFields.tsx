import { TextField } from '@/design-system/TextField';
import type { Country } from '@/domain/search/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AddressFields } from '@/forms/AddressFields';
import { FieldGroup } from '@/forms/FieldGroup';
import { fieldOf } from '@/forms/fieldOf';
import type { ContactFormProps } from './contactForm';

interface Props extends ContactFormProps {
  readonly countries: readonly Country[];
}

/** The company of a stay for business, and where its invoice goes: a guest on holiday need not give an address. */
export function CompanyFields({ form, countries }: Props) {
  const { t } = useTranslator();
  const field = fieldOf(form);
  if (form.watch('profileType') !== 'BUSINESS') return null;
  return (
    <>
      <FieldGroup title={t('contactDetails.company')}>
        <TextField
          label={t('contactDetails.field.companyName')}
          autoComplete="organization"
          {...field('companyName')}
        />
        <TextField
          label={t('contactDetails.field.businessId')}
          optionalLabel={t('contactDetails.optional')}
          hint={t('contactDetails.hint.businessId')}
          {...field('businessId')}
        />
        <TextField
          label={t('contactDetails.field.reference')}
          optionalLabel={t('contactDetails.optional')}
          {...field('reference')}
        />
      </FieldGroup>
      <AddressFields
        field={field}
        countries={countries}
        title={t('contactDetails.invoiceAddress')}
        why={t('contactDetails.addressWhy')}
      />
    </>
  );
}
