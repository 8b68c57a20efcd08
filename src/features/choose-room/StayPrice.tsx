import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { AskedCode } from '@/domain/search/askedCode';
import { extraLabel } from '@/domain/stay/extras';
import type { Money } from '@/domain/money';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { askedCodeText } from '@/i18n/askedCodeText';
import { cancelLines } from '@/i18n/cancelLines';
import { useTranslator } from '@/i18n/TranslatorContext';
import { feeLines } from './feeLines';

/** What a room's price is for. */
export interface PricedStay {
  readonly nights: number;
  readonly asked: AskedCode | null;
}

/** `pet €20`, and how many where it is more than one. */
const feeText = (label: string, quantity: number, total: string): string =>
  `${quantity > 1 ? extraLabel(label, quantity) : label} ${total}`;

interface Props {
  readonly offer: RoomOffer;
  /** The cheapest offer with the code; null where the code has no price for the room. */
  readonly withCode: RoomOffer | null;
  /** The price with free cancellation; null where there is none. */
  readonly lowestFree: Money | null;
  readonly stay: PricedStay;
}

/** The price of a room for the whole stay, what it covers, and whether it can be cancelled. */
export function StayPrice({ offer, withCode, lowestFree, stay }: Props) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const fees = feeLines(offer);
  return (
    <Stack gap={1}>
      <Text as="span" size="small" tone="muted">
        {t('chooseRoom.from')}
      </Text>
      <Price
        amount={format.money(offer.price)}
        detail={plural('chooseRoom.covers', stay.nights)}
        old={
          // Without the code it would cost more; other discounts are explained beside their rates.
          withCode === offer && offer.priceWithoutDiscount
            ? {
                amount: format.money(offer.priceWithoutDiscount),
                label: t('chooseRoom.oldPrice'),
                currentLabel: t('chooseRoom.newPrice'),
              }
            : undefined
        }
      />
      {withCode && stay.asked && (
        <Text as="span" size="small" tone="success">
          {withCode === offer
            ? askedCodeText(stay.asked, 'used', translator)
            : t('stay.code.from', { code: stay.asked.code, price: format.money(withCode.price) })}
        </Text>
      )}
      {cancelLines({ lowest: offer.price, lowestFree }, translator).map(({ kind, text }) => (
        <Text as="span" key={kind} size="small" tone={kind === 'none' ? 'muted' : 'success'}>
          {text}
        </Text>
      ))}
      {fees.length > 0 && (
        <Text as="span" size="small" tone="muted" numbers="tabular">
          {t('chooseRoom.fees', {
            fees: format.list(fees.map(({ label, quantity, total }) => feeText(label, quantity, format.money(total)))),
          })}
        </Text>
      )}
    </Stack>
  );
}
