import type { CardValidity } from '@/domain/guest/customer';
import type { LoyaltyType } from '@/domain/guest/membership';

/** A customer of the chain. All of them are invented. */
export interface CustomerRecord {
  /** Name of the test person. */
  readonly key: string;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly companyName: string | null;
  readonly asom: { readonly identifier: string; readonly isStaff: boolean } | null;
  readonly sCard: {
    readonly identifier: string;
    /** Days until the card expires, from today; negative when it has expired. */
    readonly daysLeft: number;
    readonly points: number;
  } | null;
}

const person = (
  key: string,
  firstName: string,
  lastName: string,
  more: Partial<Pick<CustomerRecord, 'asom' | 'sCard' | 'companyName'>> = {},
): CustomerRecord => ({
  key,
  id: `customer-${key}`,
  firstName,
  lastName,
  email: `${key}@guest.example`,
  phone: '401234567',
  street: 'Koivukuja 4 A 2',
  postCode: '33100',
  city: 'Tampere',
  companyName: null,
  asom: null,
  sCard: null,
  ...more,
});

/** One customer for each kind of membership. */
export const customers: readonly CustomerRecord[] = [
  person('none', 'Noora', 'Aalto'),
  person('scard', 'Sakari', 'Korpi', { sCard: { identifier: '6400100019', daysLeft: 300, points: 150_000 } }),
  person('scard-expiring', 'Elli', 'Kivelä', { sCard: { identifier: '6400100027', daysLeft: 14, points: 9_000 } }),
  person('scard-expired', 'Eero', 'Laine', { sCard: { identifier: '6400100035', daysLeft: -20, points: 4_000 } }),
  person('both', 'Maija', 'Ranta', {
    asom: { identifier: '8001003', isStaff: false },
    sCard: { identifier: '6400100050', daysLeft: 250, points: 80_000 },
  }),
  person('asom', 'Aino', 'Salmi', { asom: { identifier: '8001001', isStaff: false } }),
  person('staff', 'Tuomo', 'Vuori', { asom: { identifier: '8001002', isStaff: true } }),
  person('business', 'Britta', 'Lindholm', {
    companyName: 'Pohjola Puu Oy',
    sCard: { identifier: '6400100043', daysLeft: 200, points: 60_000 },
  }),
];

export const findCustomer = (id: string): CustomerRecord | undefined =>
  customers.find((customer) => customer.id === id);
export const customerByKey = (key: string): CustomerRecord | undefined =>
  customers.find((customer) => customer.key === key);

/** Days before the end of validity from which a card counts as expiring. */
const EXPIRING_DAYS = 30;

export const cardValidity = (card: { readonly daysLeft: number }): CardValidity =>
  card.daysLeft < 0 ? 'EXPIRED' : card.daysLeft <= EXPIRING_DAYS ? 'EXPIRING' : 'VALID';

/** Whether the customer may book the prices of a membership. */
export const holds = (customer: CustomerRecord | null, type: LoyaltyType): boolean =>
  type === 'NONE' ||
  (type === 'ASOM' && customer?.asom !== null && customer !== null) ||
  (type === 'S_CARD' && !!customer?.sCard && customer.sCard.daysLeft >= 0);
