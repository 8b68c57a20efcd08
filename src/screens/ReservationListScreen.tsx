import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { parseReservationGroup, parseSortDirection } from '@/domain/reservationGroup';
import type { WantedList } from '@/features/reservation-list/reservationListProps';
import { ReservationListSkeleton } from '@/features/reservation-list/ReservationListSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf, pathOf } from '@/routes/routes';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { useSignIn } from '@/session/useSignIn';
import { rememberOpenReservation } from '@/state/openReservationState';
import { apiTask } from './apiTask';
import { ScreenLayout } from './ScreenLayout';
import { useHydrated } from './useHydrated';
import { useOptionLink } from './useOptionLink';
import { useReservationLink } from './useReservationLink';

const ReservationList = apiTask('ReservationList', () => <ReservationListSkeleton />);

/** The bookings of who is signed in. */
export function ReservationListScreen() {
  const { t } = useTranslator();
  return (
    <ScreenLayout route="reservationList" title={t('reservationList.title')} description={t('reservationList.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('reservationList.lead')}>{t('reservationList.title')}</PageHeading>
        <OfSession />
      </Stack>
    </ScreenLayout>
  );
}

function OfSession() {
  const session = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || session.kind === 'unknown') return <ReservationListSkeleton />;
  const isSignedIn = session.kind === 'authenticated' || session.kind === 'unread';
  if (!isSignedIn || !signInAllows('LIST_MY_RESERVATIONS')) return <SignInOffer />;
  // Another customer gets a list of their own, also when they signed in in another tab.
  return <Listed key={session.kind === 'authenticated' ? session.customer.id : ''} />;
}

function Listed() {
  const { locale } = useTranslator();
  const router = useRouter();
  const linkOf = useReservationLink();
  const optionLink = useOptionLink();
  const query = new URLSearchParams(queryIn(router.asPath));
  const wanted: WantedList = {
    group: parseReservationGroup(query.get('group')),
    sort: parseSortDirection(query.get('sort')),
  };
  return (
    <ReservationList
      wanted={wanted}
      hrefOf={({ group, sort }) =>
        hrefOf('reservationList', locale, { group: group?.toLowerCase(), sort: sort?.toLowerCase() })
      }
      linkOf={(key) => linkOf(key).href}
      optionLink={optionLink}
      onOpen={({ bookingNumber, bookingHash }, href = pathOf('reservation', locale)) => {
        rememberOpenReservation({ bookingNumber, bookingHash });
        void router.push(href);
      }}
      emptyHref={`${pathOf('home', locale)}#search`}
    />
  );
}

/** A list needs a sign-in; one booking needs its number and a last name. */
function SignInOffer() {
  const { t, locale } = useTranslator();
  const signIn = useSignIn();
  return (
    <EmptyState
      title={t('reservationList.signIn.title')}
      actions={
        <>
          {signIn && <Button onClick={signIn}>{t('reservationList.signIn.go')}</Button>}
          <LinkButton as={NextLink} variant="secondary" href={pathOf('findReservation', locale)}>
            {t('reservationList.signIn.find')}
          </LinkButton>
        </>
      }
    >
      {t(signIn ? 'reservationList.signIn.body' : 'reservationList.signIn.closed')}
    </EmptyState>
  );
}
