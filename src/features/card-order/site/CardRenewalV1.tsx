import { useMemo } from 'react';
import { useMyCard } from '@/api/site/card/useMyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CardRenewal } from '../CardRenewal';
import type { CardSaleProps } from '../cardOrderProps';
import { askPromotionIn } from './askPromotion';
import { cardOrderCalls } from './cardOrderCalls';

/** `CardRenewal` over the site's API. */
export function CardRenewalV1(props: CardSaleProps) {
  const { locale } = useTranslator();
  const askPromotion = useMemo(() => askPromotionIn(locale), [locale]);
  return <CardRenewal {...props} found={useMyCard(locale)} calls={cardOrderCalls} askPromotion={askPromotion} />;
}
