import { switches } from '@/config/switches';

/** An API that bookings are made by. */
export type BookingApi = 'v1' | 'v2';

/** Those whose flow is built. The older one joins with its flow. */
const built: readonly BookingApi[] = ['v2'];

/** What the switches of this build ask for. */
export const wantedApi: BookingApi = switches.enableV2Api ? 'v2' : 'v1';

/** The API that this build books by, and reads the customer from. */
export const bookingApi: BookingApi = built.includes(wantedApi) ? wantedApi : 'v2';

/** What an operator is told, in the output of the build and in the browser's console; null when all is as asked. */
export const bookingApiWarning: string | null =
  wantedApi === bookingApi
    ? null
    : `enableV2Api is off, but the flow of the older API is not built yet: this build books by the booking API (v2).`;
