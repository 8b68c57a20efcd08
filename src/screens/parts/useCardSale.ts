import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { environment } from '@/config/environment';
import type { CardSaleProps } from '@/features/card-order/cardOrderProps';
import { useSavedCards } from '@/features/payment/site/useSavedCards';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import type { ScreenProps } from '../page-data/pageProps';

/** What the pages that sell a card share: their links, the ways to pay, and where an order goes on. */
export function useCardSale({ cardProduct }: ScreenProps['content']): CardSaleProps {
  const { locale } = useTranslator();
  const router = useRouter();
  const payment = pathOf('sCardPayment', locale);
  return {
    links: {
      about: pathOf('sCard', locale),
      buy: pathOf('sCardPurchase', locale),
      connect: pathOf('sCardConnect', locale),
      mine: pathOf('mySCard', locale),
      renew: pathOf('sCardRenewal', locale),
      payment,
      withdraw: pathOf('sCardWithdrawal', locale),
    },
    withdrawalDays: cardProduct?.withdrawalDays ?? null,
    returnUrl: `${environment.basePath}${payment}`,
    savedCards: useSavedCards(),
    onOrdered: useCallback(
      (paymentUrl) => {
        if (paymentUrl) location.assign(paymentUrl);
        else void router.push(payment);
      },
      [router, payment],
    ),
  };
}
