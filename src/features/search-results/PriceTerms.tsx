import { Text } from '@/design-system/Text';
import { askedCode, hasCodePrices } from '@/domain/askedCode';
import type { Money } from '@/domain/money';
import { missingPoints, pointsBalance } from '@/domain/pointsBalance';
import type { SearchCriteria } from '@/domain/search';
import { pointsText } from '@/i18n/pointsText';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { PricedResult } from './pricedResults';

interface Props {
  readonly result: Pick<PricedResult, 'offers' | 'price'>;
  readonly criteria: SearchCriteria;
  /** The points that the guest has, if known. */
  readonly points: Money | null;
}

/**
 * Whether the hotel has prices with the code of the search (without any, the price shown is the ordinary one), and what
 * a price in points leaves of the guest's points.
 */
export function PriceTerms({ result, criteria, points }: Props) {
  const translator = useTranslator();
  const asked = askedCode(criteria);
  const hasPrices = hasCodePrices(result.offers, asked);
  const { lowest } = result.price;
  const balance = lowest && pointsBalance(points, lowest);
  return (
    <>
      {asked && hasPrices !== null && (
        <Text size="small" tone={hasPrices ? 'success' : 'muted'}>
          {translator.t(`stay.code.${hasPrices ? 'some' : 'none'}`, { code: asked.code })}
        </Text>
      )}
      {balance && (
        <Text size="small" tone={missingPoints(balance) ? 'warning' : 'muted'}>
          {pointsText(balance, translator)}
        </Text>
      )}
    </>
  );
}
