import { commitMutation } from 'relay-runtime';
import { offerOf } from '../../../contracts/http/testGuest';
import { testWorld } from '../../../contracts/http/testWorld';
import { createEnvironment } from '@/api/createEnvironment';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { money, parseMoney } from '@/domain/money';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { anOffer } from '@/domain/stay/testOffers';
import mutation from './__generated__/useBookStayV2Mutation.graphql';
import type { useBookStayV2Mutation } from './__generated__/useBookStayV2Mutation.graphql';
import { toCreateBookingInput } from './toCreateBookingInput';
import { readOrderAnswer } from './useBookStayV2';

describe('an order, sent and read as the site does it', () => {
  const world = testWorld();
  afterEach(() => jest.restoreAllMocks());

  /** The scenario is a header here; in a browser it is a cookie. */
  const play = (scenario: string) => {
    const send = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        send(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-scenario': scenario } }),
      );
  };

  const send = (order: CreateBookingOrder, idempotencyKey: string) =>
    new Promise<ReturnType<typeof readOrderAnswer>>((resolve, reject) => {
      commitMutation<useBookStayV2Mutation>(createEnvironment(`${world.address}/booking/graphql`), {
        mutation,
        variables: { input: toCreateBookingInput(order) },
        cacheConfig: { force: true, metadata: { idempotencyKey } },
        onCompleted: ({ createBooking }) => resolve(readOrderAnswer(createBooking)),
        onError: reject,
      });
    });

  const orderFor = async (rooms = 1, fields: Partial<CreateBookingOrder> = {}): Promise<CreateBookingOrder> => {
    const offer = await offerOf(world, 'STQ');
    const price = parseMoney(offer.price.amount);
    const { roomTypeRefId, rateRefId } = offer;
    const choice = { ...EMPTY_ROOM_CHOICE, offer: anOffer({ roomTypeRefId, rateRefId, price }) };
    return {
      locale: 'en',
      hotelId: '1001',
      stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
      rooms: Array.from({ length: rooms }, () => ({ choice, occupancy: { adults: 2, childAges: [], pets: 0 } })),
      contact: { ...EMPTY_CONTACT, firstName: 'Aino', lastName: 'Mäki', email: 'aino@posti.example' },
      companyCode: null,
      asCustomer: false,
      mode: 'STANDARD',
      membership: null,
      expectedPrice: money(price.amount * rooms),
      guarantee: { type: 'DEPOSIT', flow: 'WEB_TERMINAL', method: 'CARD', bank: null, card: null, savedCardId: null },
      returnUrl: '/en/payment/return',
      ...fields,
    };
  };
  const booked = async () =>
    ((await (await fetch(`${world.address}/__test/bookings`)).json()) as { count: number }).count;

  it('makes one booking when the answer is lost and it is sent again', async () => {
    const before = await booked();
    const order = await orderFor();
    const first = await send(order, 'attempt');
    expect(first).toMatchObject({
      ok: true,
      value: {
        payment: {
          paymentUrl: expect.stringContaining('/pay/'),
          method: 'CARD',
          heldUntil: '2026-11-02T09:30:00+02:00',
        },
        amount: order.expectedPrice,
        locale: 'en',
      },
    });
    expect(await send(order, 'attempt')).toEqual(first);
    expect((await booked()) - before).toBe(1);
  });

  it('returns both prices and books nothing when the price differs from the one the guest saw', async () => {
    const before = await booked();
    const order = await orderFor(1, { expectedPrice: money(100) });
    expect(await send(order, 'other price')).toMatchObject({
      ok: false,
      failure: { kind: 'refused', failures: [], price: { expected: money(100) } },
    });
    expect(await booked()).toBe(before);
  });

  it('returns every reason of one answer, each with its room', async () => {
    const order = await orderFor(2);
    play('every-room-refused');
    expect(await send(order, 'two rooms')).toMatchObject({
      failure: {
        failures: [
          { code: 'ROOM_NOT_AVAILABLE', roomIndex: 0 },
          { code: 'ROOM_NOT_AVAILABLE', roomIndex: 1 },
        ],
        price: null,
      },
    });
  });

  it.each(['payment-page-missing', 'payment-page-unsafe'])(
    'keeps the booking, and no address to pay at: %s',
    async (page) => {
      const order = await orderFor();
      play(page);
      expect(await send(order, page)).toMatchObject({
        ok: true,
        value: { bookingNumber: expect.any(String), payment: { paymentId: expect.any(String), paymentUrl: null } },
      });
    },
  );

  it('throws on an answer of an unknown type', () => {
    expect(() => readOrderAnswer({ __typename: '%other' })).toThrow('%other');
  });
});
