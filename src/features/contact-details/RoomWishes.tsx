import { Card } from '@/design-system/Card';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { parseBathroomType } from '@/domain/stay/roomType';
import type { BathroomType } from '@/domain/stay/roomType';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';
import { RoomGuestFields } from './RoomGuestFields';

/** The wishes for one room; a travel cot only where a baby sleeps. */
export interface RoomWish {
  readonly index: number;
  readonly roomName: string;
  readonly babies: number;
  readonly travelCot: number;
  readonly bathroomWish: BathroomType;
  /** What may be wished of its bathroom, if anything. */
  readonly bathrooms: readonly BathroomType[];
}

interface Props extends ContactFormProps {
  readonly wishes: readonly RoomWish[];
  readonly onWish: (wish: RoomWish) => void;
}

const asksSomething = ({ index, babies, bathrooms }: RoomWish) => index > 0 || babies > 0 || bathrooms.length > 0;

/** For each room: the guest's name (further rooms), bath or shower, and travel cots. */
export function RoomWishes({ form, wishes, onWish }: Props) {
  const { t, plural } = useTranslator();
  const asked = wishes.filter(asksSomething);
  if (asked.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label={t('contactDetails.wishes')}>
      <Heading level={2} size="h3">
        {t('contactDetails.wishes')}
      </Heading>
      {asked.some(({ bathrooms }) => bathrooms.length > 0) && (
        <Text tone="muted">{t('contactDetails.wishesHint')}</Text>
      )}
      {asked.map((wish) => (
        <Card key={wish.index} tone="outlined">
          <Stack gap={3}>
            <Text weight="bold">
              {t('staySummary.room', { number: wish.index + 1 })}&nbsp;· {wish.roomName}
            </Text>
            {wish.index > 0 && <RoomGuestFields form={form} index={wish.index - 1} />}
            <Grid kind="fields">
              {wish.bathrooms.length > 0 && (
                <SelectField
                  label={t('contactDetails.bathroom.label')}
                  name={`bathroom-${wish.index}`}
                  value={wish.bathroomWish}
                  onChange={({ target }) => onWish({ ...wish, bathroomWish: parseBathroomType(target.value) })}
                >
                  {wish.bathrooms.map((each) => (
                    <option key={each} value={each}>
                      {t(`contactDetails.bathroom.${each}`)}
                    </option>
                  ))}
                </SelectField>
              )}
              {wish.babies > 0 && (
                <SelectField
                  label={t('contactDetails.cot.label')}
                  name={`cot-${wish.index}`}
                  value={wish.travelCot}
                  onChange={({ target }) => onWish({ ...wish, travelCot: Number(target.value) })}
                >
                  {Array.from({ length: wish.babies + 1 }, (_, count) => (
                    <option key={count} value={count}>
                      {count === 0 ? t('contactDetails.cot.none') : plural('stay.travelCots', count)}
                    </option>
                  ))}
                </SelectField>
              )}
            </Grid>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
