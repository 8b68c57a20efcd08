import { environment as site } from '@/config/environment';
import type { BookingApi } from '@/domain/bookingApi';
import type { Customer } from '@/domain/guest/customer';

interface Api {
  /** Where its operations are posted. */
  readonly endpoint: string;
  /** Who is signed in. */
  readonly loadCustomer: () => Promise<Customer>;
}

/** The APIs that stays can be booked through: one line for each here, and a folder in each task that asks them. */
export const apis: Readonly<Record<BookingApi, Api>> = {
  v1: {
    endpoint: site.siteEndpoint,
    loadCustomer: async () => (await import('./booking-v1/loadCustomerV1')).loadCustomerV1(),
  },
  v2: {
    endpoint: site.bookingEndpoint,
    loadCustomer: async () => (await import('./booking-v2/loadCustomerV2')).loadCustomerV2(),
  },
};
