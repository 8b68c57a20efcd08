import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import { searchWithout } from '@/domain/search/searchWithout';
import type { SearchCriteria } from '@/domain/search/search';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { goToSignIn } from '@/session/goToSignIn';
import { openSearchDrawer } from '@/state/availabilitySearchDrawerState';

type WayOut = (action: FailureAction, roomIndex?: number | null) => void;

/**
 * Carries out ways out that lead to another page: to the room that the failure concerns, where it concerns one. What
 * was chosen and typed stays in the flow.
 */
export function useWayOut(): (criteria: SearchCriteria | null) => WayOut {
  const { locale } = useTranslator();
  const router = useRouter();
  return useCallback(
    (criteria) => (action, roomIndex) => {
      const room = roomIndex ?? 0;
      const search = criteria ? searchQueryOf(criteria) : {};
      switch (action) {
        case 'chooseRoom':
          return void router.push(hrefOf('chooseRoom', locale, { room }));
        case 'chooseRate':
          return void router.push(hrefOf('chooseRate', locale, { room }));
        case 'chooseExtras':
          return void router.push(hrefOf('chooseExtras', locale));
        case 'fixDetails':
          return void router.push(hrefOf('contactDetails', locale));
        case 'checkStatus':
        case 'seeReservation':
          return void router.push(hrefOf('paymentReturn', locale));
        case 'reviewPrice':
        case 'otherPayment':
          return void router.push(hrefOf('checkAndConfirm', locale));
        case 'fewerCots':
          return void router.push(hrefOf('contactDetails', locale));
        case 'changeDates':
        case 'changeSearch':
          // Its form has the dates, the party and the destination as they are now.
          return openSearchDrawer(criteria);
        case 'withoutCots':
        case 'dropCode': {
          const without = criteria && searchQueryOf(searchWithout(criteria, action));
          return void router.push(hrefOf('searchResults', locale, without ?? {}));
        }
        case 'signIn':
          return void goToSignIn(locale);
        case 'reload':
        case 'retry':
          return location.reload();
        default:
          return void router.push(hrefOf('searchResults', locale, search));
      }
    },
    [locale, router],
  );
}
