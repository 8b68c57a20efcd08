import type { TasksOfApi } from './tasks';

/** The tasks over the booking API. */
export const tasksOfV2: TasksOfApi = {
  Availability: () => import('@/features/hotel-page/v2/HotelAvailabilityV2').then((file) => file.HotelAvailabilityV2),
  CalendarPrices: () => import('@/features/search/v2/LowestPricesV2').then((file) => file.LowestPricesV2),
  CheckAndConfirm: () =>
    import('@/features/check-and-confirm/v2/CheckAndConfirmV2').then((file) => file.CheckAndConfirmV2),
  ChooseExtras: () => import('@/features/choose-extras/v2/ChooseExtrasV2').then((file) => file.ChooseExtrasV2),
  ChooseRate: () => import('@/features/choose-rate/v2/ChooseRateV2').then((file) => file.ChooseRateV2),
  ChooseRoom: () => import('@/features/choose-room/v2/ChooseRoomV2').then((file) => file.ChooseRoomV2),
  Confirmation: () => import('@/features/reservation/v2/ConfirmationV2').then((file) => file.ConfirmationV2),
  EditReservation: () =>
    import('@/features/edit-reservation/v2/EditReservationV2').then((file) => file.EditReservationV2),
  ExistingOrder: () => import('@/features/payment/v2/ExistingOrderV2').then((file) => file.ExistingOrderV2),
  FindKey: () => import('@/features/find-reservation/v2/FindKeyV2').then((file) => file.FindKeyV2),
  FoundHotels: () => import('@/features/search-results/v2/FoundHotelsV2').then((file) => file.FoundHotelsV2),
  OwnHotels: () => import('@/features/search-results/v2/OwnHotelsV2').then((file) => file.OwnHotelsV2),
  PayReservation: () => import('@/features/payment/v2/PayReservationV2').then((file) => file.PayReservationV2),
  PaymentReturn: () => import('@/features/payment/v2/PaymentReturnV2').then((file) => file.PaymentReturnV2),
  Reservation: () => import('@/features/reservation/v2/ReservationV2').then((file) => file.ReservationV2),
  ReservationList: () =>
    import('@/features/reservation-list/v2/ReservationListV2').then((file) => file.ReservationListV2),
  SearchResults: () => import('@/features/search-results/v2/SearchResultsV2').then((file) => file.SearchResultsV2),
  UnansweredOrder: () => import('@/features/payment/v2/UnansweredOrderV2').then((file) => file.UnansweredOrderV2),
};
