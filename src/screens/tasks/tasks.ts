import type { ComponentType } from 'react';
import type { CheckAndConfirmProps } from '@/features/check-and-confirm/CheckAndConfirm';
import type { ChooseExtrasProps } from '@/features/choose-extras/ChooseExtras';
import type { ChooseRateProps } from '@/features/choose-rate/ChooseRate';
import type { ChooseRoomProps } from '@/features/choose-room/ChooseRoom';
import type { EditReservationProps } from '@/features/edit-reservation/EditReservation';
import type { FindKeyProps } from '@/features/find-reservation/FindReservation';
import type { AvailabilityProps } from '@/features/hotel-page/Availability';
import type { ExistingOrderProps } from '@/features/payment/ExistingOrder';
import type { PayReservationProps } from '@/features/payment/PayReservation';
import type { PaymentReturnProps } from '@/features/payment/PaymentReturn';
import type { UnansweredOrderProps } from '@/features/payment/UnansweredOrder';
import type { ConfirmationProps } from '@/features/reservation/Confirmation';
import type { ReservationPageProps } from '@/features/reservation/ReservationPage';
import type { ReservationListProps } from '@/features/reservation-list/reservationListProps';
import type { FoundHotelsProps } from '@/features/search-results/foundHotelsProps';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';
import type { CalendarPricesProps } from '@/features/search/calendarPrices';

/** The props of the tasks that exist once per API. */
interface Tasks {
  readonly Availability: AvailabilityProps;
  readonly CalendarPrices: CalendarPricesProps;
  readonly CheckAndConfirm: CheckAndConfirmProps;
  readonly ChooseExtras: ChooseExtrasProps;
  readonly ChooseRate: ChooseRateProps;
  readonly ChooseRoom: ChooseRoomProps;
  readonly Confirmation: ConfirmationProps;
  readonly EditReservation: EditReservationProps;
  readonly ExistingOrder: ExistingOrderProps;
  readonly FindKey: FindKeyProps;
  readonly FoundHotels: FoundHotelsProps;
  readonly OwnHotels: FoundHotelsProps;
  readonly PayReservation: PayReservationProps;
  readonly PaymentReturn: PaymentReturnProps;
  readonly Reservation: ReservationPageProps;
  readonly ReservationList: ReservationListProps;
  readonly SearchResults: SearchResultsProps;
  readonly UnansweredOrder: UnansweredOrderProps;
}

export type TaskName = keyof Tasks;
export type TaskProps<Name extends TaskName> = Tasks[Name];

/** Loads the component of every task for one API. */
export type TasksOfApi = { readonly [Name in TaskName]: () => Promise<ComponentType<Tasks[Name]>> };
