import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/design-system/Button';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';
import { TravellerFields } from './TravellerFields';
import type { NoticeFormState } from './TravellerFields';

const nobody = { firstName: '', lastName: '', birthDate: '' };

interface Props {
  readonly form: NoticeFormState;
  readonly roomIndex: number;
  /** As many as sleep in the room besides the traveller. */
  readonly max: number;
}

/** The family who travel along, one by one. */
export function CompanionFields({ form, roomIndex, max }: Props) {
  const { t } = useTranslator();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'companions' });
  const adder = useRef<HTMLButtonElement>(null);
  const before = useRef(fields.length);
  useEffect(() => {
    // The button that removed one is gone with it.
    if (fields.length < before.current) adder.current?.focus();
    before.current = fields.length;
  }, [fields.length]);
  if (max === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3} size="h4">
        {t('onlineStay.notice.companions')}
      </Heading>
      {fields.map(({ id }, index) => (
        <Stack key={id} as="section" gap={3} aria-label={t('onlineStay.notice.companion', { number: index + 1 })}>
          <Grid kind="fields">
            <TravellerFields form={form} roomIndex={roomIndex} companion={index} />
          </Grid>
          <div>
            <Button variant="quiet" onClick={() => remove(index)}>
              {t('onlineStay.notice.remove', { number: index + 1 })}
            </Button>
          </div>
        </Stack>
      ))}
      {fields.length < max && (
        <div>
          <Button ref={adder} variant="secondary" onClick={() => append(nobody)}>
            {t('onlineStay.notice.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
