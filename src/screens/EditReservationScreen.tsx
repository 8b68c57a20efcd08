import { useCallback, useMemo, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { askedCode } from '@/domain/search/askedCode';
import type { Country } from '@/domain/search/destinations';
import type { Brand } from '@/domain/content/hotel';
import { nights } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import { extrasOfOne } from '@/domain/stay/stayExtras';
import { ChooseExtrasView } from '@/features/choose-extras/ChooseExtrasView';
import { ChooseRateView } from '@/features/choose-rate/ChooseRateView';
import { ChooseRoomView } from '@/features/choose-room/ChooseRoomView';
import { ContactChangeView } from '@/features/contact-details/ContactChangeView';
import { EditSkeleton } from '@/features/edit-reservation/EditReservation';
import type { EditSlots } from '@/features/edit-reservation/editSlots';
import { AddToCalendar } from '@/features/reservation/AddToCalendar';
import { keyOf } from '@/features/reservation/reservationLink';
import { StayDatesDialog } from '@/features/search/StayDatesDialog';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useMadeBookings } from '@/state/madeBookingsState';
import { StateRoot } from '@/state/StateRoot';
import { useBookingKeyFromAddress } from '@/state/useBookingKeyFromAddress';
import { editReservation } from './tasks/versions/editReservation';
import { CalendarPrices } from './parts/CalendarPrices';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

const EditReservation = apiSwitch(editReservation, () => <EditSkeleton />);

const none: readonly Country[] = [];
const noWishes = { wanted: [], offered: [], onChange: () => undefined } as const;
const noWays = () => ({});

/** Changing the reservation that this tab has open. */
export function EditReservationScreen({ content }: ScreenProps) {
  return (
    <StateRoot>
      <Shown countries={content.countries ?? none} />
    </StateRoot>
  );
}

function Shown({ countries }: { readonly countries: readonly Country[] }) {
  const { t, locale } = useTranslator();
  const key = useBookingKeyFromAddress();
  const [brand, setBrand] = useState<Brand>();
  const { refreshSnapshot } = useMadeBookings();
  const onShown = useCallback(
    (reservation: Reservation) => {
      setBrand(reservation.hotel.brand);
      // What is shown without a network is what the booking has become. The copy of this tab stays: by it the booking's
      // own page says what was changed.
      refreshSnapshot(reservation);
    },
    [refreshSnapshot],
  );
  const slots = useSlots(countries);
  return (
    <ScreenLayout route="editReservation" title={t('editing.title')} brand={brand ?? 'pending'}>
      {key === undefined ? (
        <EditSkeleton />
      ) : (
        <EditReservation
          bookingKey={keyOf(key)}
          ownNumber={key && !keyOf(key) ? key.bookingNumber : null}
          hrefs={{ find: pathOf('findReservation', locale), reservation: pathOf('reservation', locale) }}
          slots={slots}
          onShown={onShown}
        />
      )}
    </ScreenLayout>
  );
}

/** The parts of the steps of booking that changing a reservation uses too. */
function useSlots(countries: readonly Country[]): EditSlots {
  const { t } = useTranslator();
  return useMemo(
    () => ({
      dates: (part) => <StayDatesDialog {...part} at={null} calendarPrices={CalendarPrices} />,
      rooms: ({ criteria, ...part }) => (
        <ChooseRoomView {...part} wishes={noWishes} stay={{ nights: nights(criteria), asked: askedCode(criteria) }} />
      ),
      rates: ({ criteria, timeZone, ...part }) => (
        <ChooseRateView
          {...part}
          stay={{ nights: nights(criteria), timeZone, now: Date.now(), isForOther: false, breakfast: null }}
          waysFor={noWays}
        />
      ),
      extras: ({ extras, onChange, onDone }) => (
        <ChooseExtrasView
          extras={extrasOfOne(extras)}
          roomNames={null}
          onChange={(service, [quantity = 0]) => onChange(service, quantity)}
          onNext={onDone}
          nextLabel={t('editing.done')}
        />
      ),
      contact: (part) => <ContactChangeView {...part} countries={countries} />,
      calendar: (reservation) => <AddToCalendar reservation={reservation} />,
    }),
    [t, countries],
  );
}
