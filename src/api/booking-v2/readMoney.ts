import { graphql, readInlineData } from 'relay-runtime';
import type { Money } from '@/domain/money';
import { readAmount } from '../readAmount';
import type { readMoney_money$key } from './__generated__/readMoney_money.graphql';

/**
 * An amount of the booking API in minor units. Throws MalformedError where it is no amount or its currency is unknown.
 */
export function readMoney(ref: readMoney_money$key): Money {
  return readAmount(
    readInlineData<readMoney_money$key>(
      graphql`
        fragment readMoney_money on Money @inline {
          value
          currency
        }
      `,
      ref,
    ),
  );
}
