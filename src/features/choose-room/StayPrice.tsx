import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomOffer } from '@/domain/offer';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What a room costs for the whole stay, and what that covers. */
export function StayPrice({ offer, nights }: { readonly offer: RoomOffer; readonly nights: number }) {
  const { t, plural, format } = useTranslator();
  return (
    <Stack gap={1}>
      <Text as="span" size="small" tone="muted">
        {t('chooseRoom.from')}
      </Text>
      <Price amount={format.money(offer.price)} />
      <Text as="span" size="small" tone="muted">
        {plural('chooseRoom.covers', nights)}
      </Text>
    </Stack>
  );
}
