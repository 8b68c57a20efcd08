import { Checkbox } from '@/design-system/Checkbox';
import { Grid } from '@/design-system/Grid';
import { Stack } from '@/design-system/Stack';
import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';

/** Whether someone else will stay, and their name: the hotel expects that guest. */
export function StayingGuestFields({ form }: ContactFormProps) {
  const { t } = useTranslator();
  const { errors } = form.formState;
  return (
    <Stack gap={4}>
      <Checkbox label={t('contactDetails.forOther')} {...form.register('isForOther')} />
      {form.watch('isForOther') && (
        <Grid kind="fields">
          <TextField
            label={t('contactDetails.field.guestFirstName')}
            autoComplete="off"
            error={errors.guestFirstName?.message}
            {...form.register('guestFirstName')}
          />
          <TextField
            label={t('contactDetails.field.guestLastName')}
            autoComplete="off"
            error={errors.guestLastName?.message}
            {...form.register('guestLastName')}
          />
        </Grid>
      )}
    </Stack>
  );
}
