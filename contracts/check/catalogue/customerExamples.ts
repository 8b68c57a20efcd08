import { noticeOf } from '../../http/testDesk';
import { ofSite, stay, v1 } from './example';
import type { Example } from './example';
import { cardOrder, STAY } from './staged';
import type { Stage } from './stage';

const inHouse = (stage: Stage) => v1(stay(stage, 'inHouse'));
/** For who travels alone. */
const notice = { ...noticeOf(0), companions: [] };
const stays: readonly Example[] = [
  {
    operation: 'stayCallsV1NoticesMutation',
    variables: (stage) => ({ input: { ...v1(stay(stage, 'arriving')), notices: [notice] } }),
  },
  {
    operation: 'stayCallsV1CheckOutMutation',
    given: 'The guest has checked out already.',
    variables: (stage) => ({ input: { ...ofSite, ...v1(stay(stage, 'past1')) } }),
  },
  { operation: 'stayCallsV1CheckInMutation', variables: (stage) => ({ input: { ...ofSite, ...inHouse(stage) } }) },
  {
    operation: 'stayCallsV1CheckOutMutation',
    variables: (stage) => ({ input: { ...ofSite, ...v1(stay(stage, 'leaving')) } }),
  },
  {
    operation: 'stayCallsV1RegisterMutation',
    variables: (stage) => ({ input: { ...inHouse(stage), name: 'Phone' } }),
  },
  {
    operation: 'stayCallsV1RemoveMutation',
    variables: (stage) => ({ input: { ...inHouse(stage), deviceId: 'none' } }),
  },
  { operation: 'stayCallsV1KeyMutation', variables: (stage) => ({ input: { ...inHouse(stage), roomIndex: 0 } }) },
  { operation: 'stayCallsV1CardMutation', variables: (stage) => ({ input: { ...inHouse(stage), roomIndex: 0 } }) },
];

const holder = { customer: 'scard' };
const toWithdraw = { email: cardOrder.customer.email };
const cards: readonly Example[] = [
  {
    operation: 'useConnectCallsV1BeginMutation',
    customer: 'asom',
    variables: () => ({ input: { ...ofSite, ...toWithdraw } }),
  },
  {
    operation: 'useConnectCallsV1CompleteMutation',
    customer: 'asom',
    given: 'The code is that of the message.',
    variables: ({ cardCode }) => ({ input: { ...ofSite, ...toWithdraw, code: cardCode } }),
  },
  {
    operation: 'askPromotionQuery',
    variables: () => ({ ...ofSite, code: 'AAMU5', purpose: 'PURCHASE' }),
  },
  { operation: 'orderCardPurchaseMutation', variables: () => ({ input: cardOrder }) },
  {
    operation: 'orderCardRenewalMutation',
    customer: 'scard-expiring',
    variables: () => ({ input: { ...ofSite, price: cardOrder.price, payment: cardOrder.payment } }),
  },
  { operation: 'cardOrderCallsPurchaseMutation', variables: ({ paidCard }) => ({ input: paidCard }) },
  { operation: 'cardOrderCallsRenewalMutation', variables: ({ paidCard }) => ({ input: paidCard }) },
  {
    operation: 'cardOrderCallsOrderQuery',
    variables: ({ paidCard: { orderId: id, orderKey } }) => ({ id, orderKey }),
  },
  { operation: 'cardOrderCallsMembershipQuery', ...holder, variables: () => ofSite },
  {
    operation: 'voidCardOrderMutation',
    variables: ({ unpaidCard: { orderId, orderKey } }) => ({ input: { orderId, orderKey } }),
  },
  {
    operation: 'withdrawalCallsFindQuery',
    variables: ({ paidCard }) => ({ ...toWithdraw, number: paidCard.orderId }),
  },
  {
    operation: 'withdrawalCallsWithdrawMutation',
    variables: ({ paidCard }) => ({ input: { ...toWithdraw, orderId: paidCard.orderId } }),
  },
  {
    operation: 'useCardCallsWithdrawMutation',
    customer: 'none',
    given: 'The card was bought today.',
    variables: ({ boughtCards }) => ({ input: { orderId: boughtCards.none.orderId } }),
  },
  {
    operation: 'useCardCallsWithdrawMutation',
    customer: 'staff',
    given: 'The card was bought a month ago.',
    variables: ({ boughtCards }) => ({ input: { orderId: boughtCards.staff.orderId } }),
  },
  { operation: 'useMyCardQuery', ...holder, variables: () => ofSite },
  { operation: 'loadTransactionsQuery', ...holder, variables: () => ({ ...ofSite, filter: 'ALL', first: 3 }) },
  {
    operation: 'useCardCallsEditMutation',
    ...holder,
    variables: () => ({ input: { ...ofSite, customer: cardOrder.customer, consents: cardOrder.consents } }),
  },
  { operation: 'useCardCallsRemoveMutation', ...holder, variables: () => ({}) },
];

const customers: readonly Example[] = [
  { operation: 'loadCustomerV2Query', customer: 'asom', variables: () => ({}) },
  { operation: 'loadCustomerV1Query', customer: 'asom', variables: () => ({}) },
  { operation: 'useSavedCardsQuery', customer: 'scard', variables: () => ({}) },
  {
    operation: 'useExtraServicesV1Query',
    variables: () => ({ ...ofSite, hotelId: '1001', dateRange: STAY, memberships: [] }),
  },
];

const nowhere = { urlPath: 'helsinki/nowhere', slug: 'nowhere' };
const missing = 'There is no such page.';
const contents: readonly Example[] = [
  { operation: 'loadHotelQuery', given: missing, variables: () => ({ ...ofSite, urlPath: nowhere.urlPath }) },
  { operation: 'loadSubpageQuery', given: missing, variables: () => ({ ...ofSite, ...nowhere }) },
  ...['loadPlacePageQuery', 'loadContentPageQuery'].map((operation) => ({
    operation,
    given: missing,
    variables: () => ({ ...ofSite, slug: nowhere.slug }),
  })),
  ...['loadArticleQuery', 'loadOfferQuery'].map((operation) => ({
    operation,
    given: missing,
    variables: () => ({ ...ofSite, id: '1' }),
  })),
];

const withdrawn: readonly Example[] = [
  {
    operation: 'withdrawalCallsFindQuery',
    given: 'The card is withdrawn already.',
    variables: ({ paidCard }) => ({ ...toWithdraw, number: paidCard.orderId }),
  },
  {
    operation: 'cardOrderCallsOrderQuery',
    given: 'The key is not that of the order.',
    variables: ({ paidCard: { orderId: id } }) => ({ id, orderKey: 'none' }),
  },
  {
    operation: 'useExtraServicesV1Query',
    given: 'There is no such hotel.',
    variables: () => ({ ...ofSite, hotelId: '1', dateRange: STAY, memberships: [] }),
  },
];

/** Stays, cards, who is signed in, and pages that are not there. */
export const customerExamples: readonly Example[] = [...stays, ...customers, ...cards, ...withdrawn, ...contents];
