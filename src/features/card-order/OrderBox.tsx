import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { Stack } from '@/design-system/Stack';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Money } from '@/domain/money';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { FailureNotice } from '@/errors/FailureNotice';
import { CardPrice } from './CardPrice';
import { PayButton } from './PayButton';
import type { OrderCard } from './useOrderCard';

interface Props {
  readonly purpose: CardPurpose;
  /** What is bought, in words. */
  readonly item: string;
  readonly price: Money;
  /** With a promotion code; null without one. */
  readonly discounted: Money | null;
  /** Null before one is chosen. */
  readonly way: PaymentWay | null;
  readonly order: OrderCard;
  /** What the buyer agrees to. */
  readonly children?: ReactNode;
}

/** The end of a sale: the price, why the order was refused, if it was, and the button. */
export function OrderBox({ purpose, item, price, discounted, way, order, children }: Props) {
  return (
    <Card tone="floating">
      <Stack gap={4}>
        <CardPrice item={item} price={price} discounted={discounted} />
        {children}
        {order.refusal && <FailureNotice failure={order.refusal.failure} />}
        <PayButton due={discounted ?? price} way={way} does={purpose} isSending={order.isSending} />
      </Stack>
    </Card>
  );
}
