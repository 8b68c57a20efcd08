import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** Goes on after the answer to an order: to the payment page, else to the page of its outcome. */
export function useOrderSent(): (paymentUrl: string | null) => void {
  const { locale } = useTranslator();
  const router = useRouter();
  return useCallback(
    (paymentUrl) => {
      if (paymentUrl) location.assign(paymentUrl);
      else void router.push(pathOf('paymentReturn', locale));
    },
    [router, locale],
  );
}
