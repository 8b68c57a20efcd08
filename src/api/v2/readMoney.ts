import { graphql, readInlineData } from 'relay-runtime';
import { parseMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { readMoney_money$key } from './__generated__/readMoney_money.graphql';

/** An amount of the booking API in minor units. A currency this site does not know cannot be shown: it counts as euro. */
export function readMoney(ref: readMoney_money$key): Money {
  const { value, currency } = readInlineData<readMoney_money$key>(
    graphql`
      fragment readMoney_money on Money @inline {
        value
        currency
      }
    `,
    ref,
  );
  return parseMoney({ value, currency });
}
