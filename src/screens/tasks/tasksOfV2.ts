import type { TasksOfApi } from './tasks';

/** The tasks over the booking API. */
export const tasksOfV2: TasksOfApi = {
  Availability: () =>
    import('@/features/hotel-page/booking-v2/HotelAvailabilityV2').then((file) => file.HotelAvailabilityV2),
  CalendarPrices: () => import('@/features/search/booking-v2/LowestPricesV2').then((file) => file.LowestPricesV2),
  CheckAndConfirm: () =>
    import('@/features/check-and-confirm/booking-v2/CheckAndConfirmV2').then((file) => file.CheckAndConfirmV2),
  ChooseExtras: () => import('@/features/choose-extras/booking-v2/ChooseExtrasV2').then((file) => file.ChooseExtrasV2),
  ChooseRate: () => import('@/features/choose-rate/booking-v2/ChooseRateV2').then((file) => file.ChooseRateV2),
  ChooseRoom: () => import('@/features/choose-room/booking-v2/ChooseRoomV2').then((file) => file.ChooseRoomV2),
  Confirmation: () => import('@/features/reservation/booking-v2/ConfirmationV2').then((file) => file.ConfirmationV2),
  EditReservation: () =>
    import('@/features/edit-reservation/booking-v2/EditReservationV2').then((file) => file.EditReservationV2),
  ExistingOrder: () => import('@/features/payment/booking-v2/ExistingOrderV2').then((file) => file.ExistingOrderV2),
  FindKey: () => import('@/features/find-reservation/booking-v2/FindKeyV2').then((file) => file.FindKeyV2),
  FoundHotels: () => import('@/features/search-results/booking-v2/FoundHotelsV2').then((file) => file.FoundHotelsV2),
  OwnHotels: () => import('@/features/search-results/booking-v2/OwnHotelsV2').then((file) => file.OwnHotelsV2),
  PayReservation: () => import('@/features/payment/booking-v2/PayReservationV2').then((file) => file.PayReservationV2),
  PaymentReturn: () => import('@/features/payment/booking-v2/PaymentReturnV2').then((file) => file.PaymentReturnV2),
  Reservation: () => import('@/features/reservation/booking-v2/ReservationV2').then((file) => file.ReservationV2),
  ReservationList: () =>
    import('@/features/reservation-list/booking-v2/ReservationListV2').then((file) => file.ReservationListV2),
  SearchResults: () =>
    import('@/features/search-results/booking-v2/SearchResultsV2').then((file) => file.SearchResultsV2),
  UnansweredOrder: () =>
    import('@/features/payment/booking-v2/UnansweredOrderV2').then((file) => file.UnansweredOrderV2),
};
