import { Disclosure } from '@/design-system/Disclosure';
import { IconLine } from '@/design-system/IconLine';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { Bath, BedDouble, Maximize2, ShowerHead, Users } from '@/design-system/icons';
import type { RoomType } from '@/domain/offer';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Beds, size and bathroom at a glance; the rest on demand. */
export function RoomFacts({ room }: { readonly room: RoomType }) {
  const { t, plural } = useTranslator();
  const size = room.minSize === room.maxSize ? `${room.minSize}` : `${room.minSize}–${room.maxSize}`;
  return (
    <Stack gap={2}>
      <Inline as="ul" gap={4} role="list">
        {room.bedSize && <Fact icon={BedDouble}>{t(`bedTypes.${room.bedSize}`)}</Fact>}
        <Fact icon={Maximize2}>{t('chooseRoom.size', { size })}</Fact>
        <Fact icon={Users}>
          {room.minOccupancy > 1
            ? t('chooseRoom.guests', { min: room.minOccupancy, max: room.maxOccupancy })
            : plural('chooseRoom.maxGuests', room.maxOccupancy)}
        </Fact>
        {room.bathroomType !== 'NONE' && (
          <Fact icon={room.bathroomType === 'BATH' ? Bath : ShowerHead}>
            {t(`chooseRoom.bathroom.${room.bathroomType}`)}
          </Fact>
        )}
      </Inline>
      {(room.features.length > 0 || room.accessibility) && (
        <Disclosure summary={t('chooseRoom.more')}>
          <Stack gap={3}>
            <Text>{room.features.map((feature) => t(`roomFeatures.${feature}`)).join(' · ')}</Text>
            {room.accessibility && <Accessibility facts={room.accessibility} />}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function Fact({ icon, children }: { readonly icon: typeof Bath; readonly children: string }) {
  return (
    <li>
      <IconLine icon={icon}>
        <Text as="span" size="label">
          {children}
        </Text>
      </IconLine>
    </li>
  );
}

function Accessibility({ facts }: { readonly facts: NonNullable<RoomType['accessibility']> }) {
  const { t } = useTranslator();
  const yesNo = (yes: boolean) => (yes ? t('chooseRoom.facts.yes') : t('chooseRoom.facts.no'));
  return (
    <Stack as="ul" gap={1} role="list">
      <li>{t('chooseRoom.facts.shower', { answer: yesNo(facts.stepFreeShower) })}</li>
      <li>{t('chooseRoom.facts.door', { width: facts.doorWidth })}</li>
      <li>{t('chooseRoom.facts.beside', { width: facts.spaceBesideBed })}</li>
      <li>{t('chooseRoom.facts.alarm', { answer: yesNo(facts.vibratingAlarm) })}</li>
    </Stack>
  );
}
