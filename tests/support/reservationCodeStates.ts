import type { OptionWords } from '@/domain/reservation/optionWords';
import { failureCatalogue } from '../../src/domain/failure';
import { guaranteeStatuses, paymentStatuses, reservationStatuses } from '../../src/domain/reservation/reservation';
import type { GuaranteeStatus, PaymentStatus } from '../../src/domain/reservation/reservation';
import { DEADLINE_TIME } from '../../src/domain/limits';
import type { MoneyStanding } from '../../src/domain/reservation/standing';
import type { CodeState } from './codeState';
import type { FlowApiName } from './flowApi';
import type { Guest } from './guest';
import { openStay } from './stays';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const open = (name: string) => (guest: Guest) => openStay(guest, name);

/** The stay of the harness that a status fits; every other status is shown with one that nothing secures. */
const stayOf: { readonly [status: string]: string } = {
  DEPOSITED: 'prepaid',
  DEPOSITED_OTHER: 'prepaid',
  GUARANTEED: 'arriving',
  PAID: 'prepaid',
  S_POINT_PAID: 'prepaid',
};

/** The words for a guarantee status. The site's API has payment statuses instead, and one of those can stand for two guarantee statuses. */
const wordsOfGuarantee: Readonly<Record<GuaranteeStatus, Readonly<Record<FlowApiName, MoneyStanding>>>> = {
  CARD_VERIFICATION_IN_PROGRESS: { v1: 'CARD_BEING_VERIFIED', v2: 'CARD_BEING_VERIFIED' },
  CARD_VERIFIED: { v1: 'GUARANTEED_BY_CARD', v2: 'GUARANTEED_BY_CARD' },
  DEPOSITED: { v1: 'PAID', v2: 'PAID' },
  DEPOSITED_OTHER: { v1: 'PAID', v2: 'PAID_OTHERWISE' },
  DEPOSIT_IN_PROGRESS: { v1: 'PAYMENT_UNDER_WAY', v2: 'PAYMENT_UNDER_WAY' },
  GUARANTEED_OTHER: { v1: 'GUARANTEED_BY_CARD', v2: 'GUARANTEED_OTHERWISE' },
  NOT_APPLICABLE: { v1: 'HELD_UNTIL_DEADLINE', v2: 'PAY_AT_HOTEL' },
  NOT_GUARANTEED: { v1: 'HELD_UNTIL_DEADLINE', v2: 'HELD_UNTIL_DEADLINE' },
  S_POINT_PAID: { v1: 'PAID', v2: 'PAID_WITH_POINTS' },
  S_POINT_PAYMENT_IN_PROGRESS: { v1: 'PAYMENT_UNDER_WAY', v2: 'POINTS_UNDER_WAY' },
};

const wordsOfPayment: Readonly<Record<PaymentStatus, MoneyStanding>> = {
  DIRECT_BILLING: 'INVOICED',
  GUARANTEED: 'GUARANTEED_BY_CARD',
  GUARANTEE_PENDING: 'CARD_BEING_VERIFIED',
  PAID: 'PAID',
  PAYMENT_PENDING: 'PAYMENT_UNDER_WAY',
  UNPAID: 'HELD_UNTIL_DEADLINE',
};

const moneyWords = ({ words }: Guest, standing: MoneyStanding): string =>
  words.t(`statuses.money.${standing}`, { time: words.format.time(DEADLINE_TIME) });

const reservationStatus = reservationStatuses.map((status): CodeState => ({
  code: `reservationStatus.${status}`,
  scenario: `status-${kebab(status)}`,
  open: open('upcoming'),
  shown: ({ words }) => words.t(`statuses.booking.${status}`, { time: words.format.time('15:00') }),
}));

/** What the site's API says of a reservation that it cannot place. */
export const siteStatus = (['UNDEFINED', 'UNKNOWN'] as const).map((status): CodeState => ({
  code: `reservationStatus.${status}`,
  scenario: `site-status-${kebab(status)}`,
  open: open('upcoming'),
  shown: ({ words }) => words.t('statuses.booking.UNKNOWN'),
}));

const guaranteeStatus = guaranteeStatuses.map((status): CodeState => ({
  code: `guaranteeStatus.${status}`,
  scenario: `guarantee-status-${kebab(status)}`,
  open: open(stayOf[status] ?? 'upcoming'),
  shown: (guest, api) => moneyWords(guest, wordsOfGuarantee[status][api]),
}));

const paymentStatus = paymentStatuses.map((status): CodeState => ({
  code: `paymentStatus.${status}`,
  scenario: `payment-status-${kebab(status)}`,
  open: open(stayOf[status] ?? 'upcoming'),
  shown: (guest) => moneyWords(guest, wordsOfPayment[status]),
}));

/** Where nothing can be done here, no step of the guest's is named that would have to come first. */
const wordsWithoutWay: Partial<Readonly<Record<string, OptionWords>>> = {
  DEPOSIT_REQUIRED: 'CALL_US',
  EXISTING_EXTRA_SERVICES: 'CALL_US',
  OUTSTANDING_BALANCE: 'PAY_AT_DESK',
};

const option = failureCatalogue.option.map((reason): CodeState => ({
  code: `option.${reason}`,
  scenario: `option-${kebab(reason)}`,
  open: open('upcoming'),
  shown: ({ words }) => words.t(`optionIssues.${wordsWithoutWay[reason] ?? reason}`),
}));

/** Every status of a reservation, a guarantee and a payment, and every reason why an option is not open. */
export const reservationCodeStates = { reservationStatus, guaranteeStatus, paymentStatus, option };
