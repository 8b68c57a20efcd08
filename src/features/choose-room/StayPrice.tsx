import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Money } from '@/domain/money';
import type { RoomOffer } from '@/domain/roomOffer';
import { cancelLines } from '@/i18n/cancelLines';
import { useTranslator } from '@/i18n/TranslatorContext';
import { FeeList } from './FeeList';
import { feeLines } from './feeLines';

interface Props {
  readonly offer: RoomOffer;
  /** The price with free cancellation; null where there is none. */
  readonly lowestFree: Money | null;
  readonly nights: number;
}

/** The price of a room for the whole stay, what it covers, and whether it can be cancelled. */
export function StayPrice({ offer, lowestFree, nights }: Props) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const fees = feeLines(offer);
  return (
    <Stack gap={1}>
      <Text as="span" size="small" tone="muted">
        {t('chooseRoom.from')}
      </Text>
      <Price amount={format.money(offer.price)} detail={plural('chooseRoom.covers', nights)} />
      {cancelLines({ lowest: offer.price, lowestFree }, translator).map(({ kind, text }) => (
        <Text as="span" key={kind} size="small" tone={kind === 'none' ? 'muted' : 'success'}>
          {text}
        </Text>
      ))}
      {fees.length > 0 && (
        <>
          <Text as="span" size="small" tone="muted">
            {t('chooseRoom.fees')}
          </Text>
          <FeeList lines={fees} />
        </>
      )}
    </Stack>
  );
}
