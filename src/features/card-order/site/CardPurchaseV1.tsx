import { useMemo } from 'react';
import { useCardProduct } from '@/api/site/card/loadCardProduct';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CardPurchase } from '../CardPurchase';
import type { CardPurchaseProps } from '../cardOrderProps';
import { askPromotionIn } from './askPromotion';
import { cardOrderCalls } from './cardOrderCalls';

/** `CardPurchase` over the site's API. */
export function CardPurchaseV1(props: CardPurchaseProps) {
  const { locale } = useTranslator();
  const askPromotion = useMemo(() => askPromotionIn(locale), [locale]);
  return <CardPurchase {...props} sold={useCardProduct(locale)} calls={cardOrderCalls} askPromotion={askPromotion} />;
}
