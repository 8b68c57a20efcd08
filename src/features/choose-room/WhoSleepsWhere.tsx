import { Disclosure } from '@/design-system/Disclosure';
import { Grid } from '@/design-system/Grid';
import { Notice } from '@/design-system/Notice';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { PriceLine } from '@/domain/stay/roomOffer';
import type { RoomPlacement } from '@/domain/stay/party';
import { movePerson, placementIssues } from '@/domain/stay/placement';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FeeList } from './FeeList';
import { personsOf } from './personsOf';

interface Props {
  readonly placement: RoomPlacement;
  readonly onPlace: (placement: RoomPlacement) => void;
  /** The fees of each room for its people and pets; empty while they are not known. */
  readonly fees: readonly (readonly PriceLine[])[];
}

/** Everyone of the party with a select for their room. Shown when there is more than one room. */
export function WhoSleepsWhere({ placement, onPlace, fees }: Props) {
  const { t, plural } = useTranslator();
  if (placement.roomCount < 2) return null;
  const rooms = Array.from({ length: placement.roomCount }, (_, room) => room);
  return (
    <Stack gap={3}>
      <Disclosure summary={t('chooseRoom.sleeps.title')} tone="lined">
        <Stack gap={4}>
          <Text tone="muted">{t('chooseRoom.sleeps.hint')}</Text>
          <Grid kind="fields">
            {personsOf(placement).map(({ kind, index, room, age }) => (
              <SelectField
                key={`${kind}${index}`}
                name={`sleeps-${kind}-${index}`}
                label={
                  kind === 'child'
                    ? `${t('chooseRoom.sleeps.child', { number: index + 1 })}, ${plural('stay.age', age ?? 0)}`
                    : t(kind === 'adult' ? 'chooseRoom.sleeps.adult' : 'chooseRoom.sleeps.pets', { number: index + 1 })
                }
                value={room}
                onChange={(event) => onPlace(movePerson(placement, kind, index, Number(event.target.value)))}
              >
                {rooms.map((each) => (
                  <option key={each} value={each}>
                    {t('chooseRoom.sleeps.room', { number: each + 1 })}
                  </option>
                ))}
              </SelectField>
            ))}
          </Grid>
          {fees.some((lines) => lines.length > 0) && (
            <Stack gap={3} aria-live="polite">
              <Text weight="bold">{t('chooseRoom.sleeps.adds')}</Text>
              {fees.map((lines, room) => (
                <Stack key={room} gap={1}>
                  <Text size="label">{t('chooseRoom.sleeps.room', { number: room + 1 })}</Text>
                  {lines.length > 0 ? (
                    <FeeList lines={lines} />
                  ) : (
                    <Text size="small" tone="muted">
                      {t('chooseRoom.sleeps.addsNothing')}
                    </Text>
                  )}
                </Stack>
              ))}
            </Stack>
          )}
        </Stack>
      </Disclosure>
      {/* Outside the disclosure, so that the reason why no rooms are shown stays visible when it is closed. */}
      {placementIssues(placement).length > 0 && (
        <Notice tone="warning" live="polite">
          {t('chooseRoom.sleeps.adultNeeded')}
        </Notice>
      )}
    </Stack>
  );
}
