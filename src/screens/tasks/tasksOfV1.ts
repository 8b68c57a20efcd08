import type { TasksOfApi } from './tasks';

/** The tasks over the site's API. */
export const tasksOfV1: TasksOfApi = {
  Availability: () =>
    import('@/features/hotel-page/booking-v1/HotelAvailabilityV1').then((file) => file.HotelAvailabilityV1),
  CalendarPrices: () => import('@/features/search/booking-v1/LowestPricesV1').then((file) => file.LowestPricesV1),
  CheckAndConfirm: () =>
    import('@/features/check-and-confirm/booking-v1/CheckAndConfirmV1').then((file) => file.CheckAndConfirmV1),
  ChooseExtras: () => import('@/features/choose-extras/booking-v1/ChooseExtrasV1').then((file) => file.ChooseExtrasV1),
  ChooseRate: () => import('@/features/choose-rate/booking-v1/ChooseRateV1').then((file) => file.ChooseRateV1),
  ChooseRoom: () => import('@/features/choose-room/booking-v1/ChooseRoomV1').then((file) => file.ChooseRoomV1),
  Confirmation: () => import('@/features/reservation/booking-v1/ConfirmationV1').then((file) => file.ConfirmationV1),
  EditReservation: () =>
    import('@/features/edit-reservation/booking-v1/EditReservationV1').then((file) => file.EditReservationV1),
  ExistingOrder: () => import('@/features/payment/booking-v1/ExistingOrderV1').then((file) => file.ExistingOrderV1),
  FindKey: () => import('@/features/find-reservation/booking-v1/FindKeyV1').then((file) => file.FindKeyV1),
  FoundHotels: () => import('@/features/search-results/booking-v1/FoundHotelsV1').then((file) => file.FoundHotelsV1),
  OwnHotels: () => import('@/features/search-results/booking-v1/OwnHotelsV1').then((file) => file.OwnHotelsV1),
  PayReservation: () => import('@/features/payment/booking-v1/PayReservationV1').then((file) => file.PayReservationV1),
  PaymentReturn: () => import('@/features/payment/booking-v1/PaymentReturnV1').then((file) => file.PaymentReturnV1),
  Reservation: () => import('@/features/reservation/booking-v1/ReservationV1').then((file) => file.ReservationV1),
  ReservationList: () =>
    import('@/features/reservation-list/booking-v1/ReservationListV1').then((file) => file.ReservationListV1),
  SearchResults: () =>
    import('@/features/search-results/booking-v1/SearchResultsV1').then((file) => file.SearchResultsV1),
  UnansweredOrder: () =>
    import('@/features/payment/booking-v1/UnansweredOrderV1').then((file) => file.UnansweredOrderV1),
};
