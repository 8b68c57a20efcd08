import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { cardOrderAttemptShape } from './cardOrderShape';
import { orderAtBank } from './orderAtBank';
import { cardSaleKeys } from './keptFlow';
import { text } from './storedValues';

/** Slice `renewScard`. */
export interface RenewScard {
  /** The order that was sent and is not settled; null before. */
  readonly status: CardOrderAttempt | null;
  readonly form: {
    /** Key of the way to pay; empty before one is chosen. */
    readonly paymentOption: string;
    readonly promotionCode: string;
  };
}

export const emptyRenewal: RenewScard = { status: null, form: { paymentOption: '', promotionCode: '' } };

const shape = v.object({
  status: cardOrderAttemptShape,
  form: v.object({ paymentOption: text, promotionCode: text }),
});

export const renewalKeeping: Keeping<RenewScard> = {
  key: cardSaleKeys.renewal,
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  withStored: (value, { status }) => ({ ...value, status }),
  lifetimeMs: hoursInMs(24),
  outliving: orderAtBank(emptyRenewal),
};
