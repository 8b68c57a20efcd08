import { useRouter } from 'next/router';
import { apiSwitch } from '@/api/apiSwitch';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { parseReservationGroup, parseSortDirection } from '@/domain/reservation/reservationGroup';
import type { WantedList } from '@/features/reservation-list/reservationListProps';
import { ReservationListSkeleton } from '@/features/reservation-list/ReservationListSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf, pathOf } from '@/routes/routes';
import { rememberOpenReservation } from '@/state/openReservationState';
import { reservationList } from './tasks/versions/reservationList';
import { CustomersOnly } from './parts/CustomersOnly';
import { ScreenLayout } from './frame/ScreenLayout';
import { useOptionLink } from './parts/useOptionLink';
import { useReservationLink } from './parts/useReservationLink';

const ReservationList = apiSwitch(reservationList, () => <ReservationListSkeleton />);

/** The bookings of who is signed in. */
export function ReservationListScreen() {
  const { t, locale } = useTranslator();
  return (
    <ScreenLayout route="reservationList" title={t('reservationList.title')} description={t('reservationList.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('reservationList.lead')}>{t('reservationList.title')}</PageHeading>
        <CustomersOnly
          scopes={['LIST_MY_RESERVATIONS']}
          page="reservationList"
          // One booking needs its number and a last name only.
          otherWay={{ href: pathOf('findReservation', locale), text: t('reservationList.signIn.find') }}
          waiting={<ReservationListSkeleton />}
        >
          {() => <Listed />}
        </CustomersOnly>
      </Stack>
    </ScreenLayout>
  );
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
