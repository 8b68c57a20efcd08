import { searchFeatures } from '@/domain/search/searchFeatures';

/** Every feature switched on, for an exported site without a configuration of its own. */
export const defaultAppConfig = {
  features: {
    ...Object.fromEntries(searchFeatures.map((feature) => [feature, true])),
    authenticatedCustomer: true,
    editedReservation: true,
    heldUntil: true,
    lowestPrices: true,
    hotelSummary: true,
    hotelLists: true,
    hotelMap: true,
    hotelSurroundings: true,
    accessibilityFacts: true,
    cancellationTime: true,
    cardOrderVoid: true,
    cardOrderWithdrawal: true,
    cardWithdrawal: true,
    nearestDates: true,
    onlineStay: true,
    priceLines: true,
    refunds: true,
    reservationOptions: true,
    roomMeasures: true,
    roomsLeft: true,
    unavailableReason: true,
    walletPasses: true,
    chat: true,
    offlinePages: true,
  },
};
