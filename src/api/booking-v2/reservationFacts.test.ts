import { existsSync } from 'node:fs';
import { actOnPage } from '../../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { environment as site } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { aKey } from '@/domain/testKey';
import { callOf } from '../testAsk';
import { byCard, orderFor } from '../testOrder';
import type { WantedOrder } from '../testOrder';
import { aSearch } from '../testSearch';
import { offersOfV2 } from './testOffersV2';
import { useBookStayV2 } from './useBookStayV2';
import { useReadBooking } from './useBookingCallsV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));
// Optional fields are asked for, as a page does once it knows its flags.
jest.mock('../useReservationFields', () => ({
  useKnownReservationFields: () => ({
    withLines: true,
    withHeldUntil: true,
    withRefund: true,
    withCancelledAt: true,
    withPasses: true,
  }),
}));

const world = testWorld();
answerSite(world);

async function bookAt(hotelId: string, wanted: Omit<WantedOrder, 'criteria'> = {}) {
  const criteria = aSearch({ destination: { kind: 'hotel', hotelId } });
  const found = await offersOfV2(criteria);
  if (!found.ok) throw new Error('Nothing is offered');
  const bookStay = callOf(site.bookingEndpoint, useBookStayV2);
  const made = await bookStay(
    orderFor(found.value, { criteria, ...wanted }),
    aKey(`${hotelId} ${wanted.guarantee?.type ?? 'none'}`),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

async function readBack({ bookingNumber, bookingHash }: BookingKey) {
  const read = await callOf(site.bookingEndpoint, () => useReadBooking('en'))({ bookingNumber, bookingHash });
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
}

describe('what the booking API alone tells of a booking', () => {
  it('is the mark of a hotel under a name of its own, and none of the others', async () => {
    const { hotel } = await readBack(
      await bookAt('1004', { rate: 'BAR', guarantee: { ...byCard, type: 'CARD_VERIFICATION' } }),
    );
    expect(hotel.logo).toBe('/images/logos/merikruunu.svg');
    expect(existsSync(`public${hotel.logo}`)).toBe(true);
    expect((await readBack(await bookAt('1001'))).hotel.logo).toBeNull();
  });

  it('is by what it is settled', async () => {
    const made = await bookAt('1001', { guarantee: { ...byCard, card: 'S_BUSINESS' } });
    await actOnPage(world, made.payment.paymentUrl ?? '', 'pay');
    expect((await readBack(made)).paymentType).toBe('S_BUSINESS_ACCOUNT');
    expect((await readBack(await bookAt('1001'))).paymentType).toBe('CASH');
  });
});
