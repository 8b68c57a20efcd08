import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '@/design-system/Heading';
import { IconLine } from '@/design-system/IconLine';
import { Accessibility, Bath, BedDouble, Maximize2, ShowerHead, Users } from '@/design-system/icons';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DescribedRoom } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { RoomFrame, RoomPicture, RoomWords } from './HotelPage.styles';

const ROOM_PICTURE = '(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 100vw';

/** One type of room: its real beds, its size, whom it holds, and what it has. */
export function RoomTypeCard({ room }: { readonly room: DescribedRoom }) {
  const { t, plural, contentLang } = useTranslator();
  const titleId = useId();
  const { minSize, maxSize, bedSize, bathroomType, features, accessibility, picture } = room;
  const size =
    minSize === maxSize ? t('stay.size', { size: minSize }) : t('stay.sizeRange', { min: minSize, max: maxSize });
  return (
    <RoomFrame aria-labelledby={titleId}>
      {picture && (
        <RoomPicture lang={contentLang}>
          <Picture {...picture} sizes={ROOM_PICTURE} />
        </RoomPicture>
      )}
      <RoomWords>
        <Heading level={3} id={titleId} lang={contentLang}>
          {room.name}
        </Heading>
        <Text lang={contentLang}>{room.description}</Text>
        <Stack as="ul" gap={1} role="list">
          {bedSize && <Fact icon={BedDouble}>{t(`bedTypes.${bedSize}`)}</Fact>}
          <Fact icon={Maximize2}>{size}</Fact>
          <Fact icon={Users}>{plural('stay.maxOccupancy', room.maxOccupancy)}</Fact>
          {bathroomType !== 'NONE' && (
            <Fact icon={bathroomType === 'BATH' ? Bath : ShowerHead}>{t(`stay.bathroom.${bathroomType}`)}</Fact>
          )}
        </Stack>
        {features.length > 0 && (
          <Text size="small" tone="muted">
            {features.map((feature) => t(`roomFeatures.${feature}`)).join(' · ')}
          </Text>
        )}
        {accessibility && (
          <Stack as="ul" gap={1} role="list">
            {accessibility.stepFreeShower && <Fact icon={Accessibility}>{t('stay.accessibility.stepFreeShower')}</Fact>}
            <Fact icon={Accessibility}>{t('stay.accessibility.doorWidth', { cm: accessibility.doorWidth })}</Fact>
            <Fact icon={Accessibility}>
              {t('stay.accessibility.spaceBesideBed', { cm: accessibility.spaceBesideBed })}
            </Fact>
            {accessibility.vibratingAlarm && <Fact icon={Accessibility}>{t('stay.accessibility.vibratingAlarm')}</Fact>}
          </Stack>
        )}
      </RoomWords>
    </RoomFrame>
  );
}

function Fact({ icon, children }: { readonly icon: typeof Bath; readonly children: ReactNode }) {
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
