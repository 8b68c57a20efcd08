import { Grid } from '@/design-system/Grid';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';
import { roomGuestField } from './resolveContact';

interface Props extends ContactFormProps {
  /** Index of the further room: 0 is the second room. */
  readonly index: number;
}

/** The name that a further room is booked under, by which reception finds the guest. */
export function RoomGuestFields({ form, index }: Props) {
  const { t } = useTranslator();
  const errors = form.formState.errors.roomGuests?.[index];
  return (
    <Stack gap={2}>
      <Text tone="muted" id={`roomGuests.${index}.hint`}>
        {t('contactDetails.roomGuest.hint')}
      </Text>
      <Grid kind="fields">
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`contactDetails.roomGuest.${name}`, { number: index + 2 })}
            optionalLabel={t('contactDetails.optional')}
            autoComplete="off"
            aria-describedby={`roomGuests.${index}.hint`}
            error={errors?.[name]?.message}
            {...form.register(roomGuestField(index, name))}
          />
        ))}
      </Grid>
    </Stack>
  );
}
