import { useCallback } from 'react';
import { environment } from '@/config/environment';
import { keyFragment } from '@/domain/reservation/bookingKey';
import type { ReservationLink } from '@/features/reservation/reservationLink';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** The link to a booking's own page in the guest's language. Only for what is rendered in the browser. */
export function useReservationLink(): ReservationLink {
  const { locale } = useTranslator();
  return useCallback(
    (key) => {
      const href = `${pathOf('reservation', locale)}${keyFragment(key)}`;
      return { href, url: `${location.origin}${environment.basePath}${href}` };
    },
    [locale],
  );
}
