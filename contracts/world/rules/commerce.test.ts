/** @jest-environment node */
import { ask, book, companyAddress, offerOf, orderOf, search, signedIn } from '../../http/testGuest';
import { startTestWorld, type TestWorld } from '../../http/testGuest';
import { extraServiceKinds } from '@/domain/stay/extraService';
import { extras } from '../extras';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
});
afterAll(() => world.harness.close());

interface Read {
  readonly getBooking: {
    readonly paymentStatus: string;
    readonly paymentType: string | null;
    readonly options: Readonly<Record<string, { readonly allowed: boolean; readonly issueReason: string | null }>>;
  };
}

/** Books, and reads the booking. */
async function booked(input: unknown): Promise<Read['getBooking']> {
  const answer = await book(world, input);
  const { bookingNumber, bookingHash } = answer;
  if (!bookingNumber) throw new Error(JSON.stringify(answer));
  const query = `query ($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation {
    paymentStatus paymentType
    options { cancel { allowed issueReason } onlineCancel { allowed issueReason } modifyDates { allowed issueReason } }
  } } }`;
  const read = await ask<Read>(world, query, { input: { bookingNumber, bookingHash, locale: 'EN_GB' } });
  return read.data.getBooking;
}

const companyCode = 'YRITYS100';
const company = () => offerOf(world, 'STQ', companyCode, {}, { companyCode });
const forWork = (order: ReturnType<typeof orderOf>) => ({
  ...order,
  contact: { ...order.contact, profileType: 'BUSINESS', address: companyAddress, company: { name: 'Pohjola Puu Oy' } },
});

describe('a stay at a company’s rate', () => {
  it('is invoiced when it is for business and nothing is paid with it', async () => {
    const order = forWork(orderOf(await company(), 'NONE', { companyCode }));
    expect(await booked(order)).toMatchObject({ paymentStatus: 'DIRECT_BILLING', paymentType: 'DIRECT_BILLING' });
  });

  it.each([
    ['it is private', async () => orderOf(await company(), 'NONE', { companyCode }), 'UNPAID'],
    [
      'the card is verified',
      async () => forWork(orderOf(await company(), 'CARD_VERIFICATION', { companyCode })),
      'GUARANTEE_PENDING',
    ],
    [
      'the rate is another',
      async () => forWork(orderOf(await offerOf(world, 'STQ'), 'NONE', { companyCode })),
      'UNPAID',
    ],
  ])('is not invoiced when %s', async (_, order, paymentStatus) => {
    expect(await booked(await order())).toMatchObject({ paymentStatus });
  });
});

describe('a stay of an itinerary', () => {
  it('is cancelled by a person only, as its stays depend on each other', async () => {
    const order = orderOf(await offerOf(world, 'STQ'));
    const itinerary = { allowed: false, issueReason: 'ITINERARY' };
    expect((await booked({ ...order, mode: 'ITINERARY' })).options).toMatchObject({
      cancel: { allowed: true },
      onlineCancel: itinerary,
      modifyDates: itinerary,
    });
    expect((await booked(order)).options).toMatchObject({ onlineCancel: { allowed: true } });
  });
});

describe('extras', () => {
  const idsFor = async (more: Readonly<Record<string, unknown>>, viewer?: string) =>
    (await search(world, more, viewer ? await signedIn(world, viewer) : {})).hotels[0]?.extraServices.map(
      ({ id }) => id,
    );
  const idsOf = (kind: string) => extras.filter((extra) => extra.kind === kind).map(({ id }) => id);
  const asMember = { loyaltyMembershipTypes: ['ASOM'] };

  it.each(extraServiceKinds)('are had of each kind: %s', (kind) => {
    expect(idsOf(kind).length).toBeGreaterThan(0);
  });

  it.each([
    ['COMPANY', { companyCode }, {}],
    ['CONTRACT', { blockCode: 'HAAT2026' }, {}],
    ['ASOM', asMember, {}],
  ] as const)('of the kind %s are sold to those whom they are for', async (kind, right, wrong) => {
    const [id = ''] = idsOf(kind);
    expect(await idsFor(right, 'asom')).toContain(id);
    expect(await idsFor(wrong, 'asom')).not.toContain(id);
  });

  it('of members are not shown to a stranger who names the membership, nor sold', async () => {
    const [id = ''] = idsOf('ASOM');
    expect(await idsFor(asMember)).not.toContain(id);
    const order = orderOf(await offerOf(world, 'STQ'), 'NONE', { extraServices: [{ extraServiceId: id, count: 1 }] });
    expect(await book(world, order)).toMatchObject({ issues: [{ code: 'BONUS_FORBIDDEN' }] });
  });

  it.each([
    ['breakfast with a rate that includes it', 'WEBBARV', 'BREAKFAST'],
    ['what a company has agreed on, to others', 'WEBBAR', 'COMPANY_LUNCH'],
    ['what every rate includes', 'WEBBAR', 'TOWELS'],
    ['the fee of a pet, which is part of its room', 'WEBBAR', 'W_PET'],
  ])('are refused: %s', async (_, rate, extraServiceId) => {
    const order = orderOf(await offerOf(world, 'STQ', rate), 'NONE', { extraServices: [{ extraServiceId, count: 1 }] });
    await expect(book(world, order)).rejects.toThrow();
  });

  it('for money are refused beside points', async () => {
    const member = await signedIn(world, 'scard');
    const offer = await offerOf(world, 'STQ', 'REWARD', member, { rewardNight: true });
    expect(await idsFor({ rewardNight: true }, 'scard')).toEqual([]);
    const order = orderOf(offer, 'S_POINTS', { extraServices: [{ extraServiceId: 'FLOWERS', count: 1 }] });
    await expect(book(world, order, member)).rejects.toThrow();
  });
});
