import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Stack } from '@/design-system/Stack';
import { waysToPayCard } from '@/domain/card/cardOrder';
import type { Money } from '@/domain/money';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import type { SavedCard } from '@/domain/payment/savedCard';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { PayButton } from './PayButton';

interface Props {
  readonly due: Money;
  readonly savedCards: readonly SavedCard[];
  /** Key of the way that was tried. */
  readonly tried: string;
  readonly isSending: boolean;
  readonly onPay: (choice: GuaranteeChoice) => void;
  readonly giveUp: ReactNode;
}

/** Not paid, and safe to try again: the ways to pay, and one button. */
export function PayAgainForCard({ due, savedCards, tried, isSending, onPay, giveUp }: Props) {
  const ways = waysToPayCard(savedCards);
  const [picked, setPicked] = useState(tried);
  const way = ways.find(({ key }) => key === picked) ?? ways[0] ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way && !isSending) onPay(way.choice);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <PaymentChoice
          name="paymentOption"
          ways={ways}
          savedCards={savedCards}
          chosen={way?.key ?? null}
          onChoose={({ key }) => setPicked(key)}
        />
        <PayButton due={due} way={way} does="AGAIN" isSending={isSending} />
        {giveUp}
      </Stack>
    </form>
  );
}
