import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FieldGroup } from '@/forms/FieldGroup';
import type { ContactFormProps } from './contactForm';

/** The company details for a stay for business. */
export function CompanyFields({ form }: ContactFormProps) {
  const { t } = useTranslator();
  const { errors } = form.formState;
  if (form.watch('profileType') !== 'BUSINESS') return null;
  return (
    <FieldGroup title={t('contactDetails.company')}>
      <TextField
        label={t('contactDetails.field.companyName')}
        autoComplete="organization"
        error={errors.companyName?.message}
        {...form.register('companyName')}
      />
      <TextField
        label={t('contactDetails.field.businessId')}
        optionalLabel={t('contactDetails.optional')}
        hint={t('contactDetails.hint.businessId')}
        error={errors.businessId?.message}
        {...form.register('businessId')}
      />
      <TextField
        label={t('contactDetails.field.reference')}
        optionalLabel={t('contactDetails.optional')}
        error={errors.reference?.message}
        {...form.register('reference')}
      />
    </FieldGroup>
  );
}
