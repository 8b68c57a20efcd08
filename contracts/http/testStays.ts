import { ask, type Headers, type TestWorld } from './testGuest';

/** What opens a stay that a customer was given. */
export interface StayKeys {
  readonly number: string;
  readonly hash: string;
}

const post = async <T>({ address }: TestWorld, control: string, body: unknown): Promise<T> => {
  const response = await fetch(`${address}/__test/${control}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as T;
};

/** Gives a customer a history of stays; resolves to its keys by name. */
export const withStays = async (world: TestWorld, customer: string): Promise<(name: string) => StayKeys> => {
  const { stays } = await post<{ stays: Readonly<Record<string, StayKeys>> }>(world, 'stays', { customer });
  return (name) => {
    const key = stays[name];
    if (!key) throw new Error(`No stay ${name}`);
    return key;
  };
};

export const setClock = (world: TestWorld, now: string | null) => post(world, 'clock', { now });

interface Node {
  readonly id: string;
  readonly status: string;
}
interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}
export interface ListAsked {
  readonly group?: string;
  readonly sort?: 'ASCENDING' | 'DESCENDING';
  readonly first?: number;
  readonly after?: string | null;
}
export type Listed = (
  world: TestWorld,
  asked: ListAsked,
  headers: Headers,
) => Promise<Connection | { readonly code: string }>;

const page = 'edges { cursor node { id locale status } } pageInfo { hasNextPage endCursor } totalCount';

const listV1: Listed = async (world, asked, headers) => {
  const { data } = await ask<{
    listReservations: { readonly reservations: Connection | null; readonly notLoggedIn: { readonly code: string } };
  }>(
    world,
    `query List($group: ReservationGroup, $sort: SortDirection! = DESCENDING, $first: Int! = 20, $after: String) {
      listReservations(locale: en_GB, group: $group, sort: $sort, first: $first, after: $after) {
        reservations { ${page} } notLoggedIn { code } } }`,
    asked,
    headers,
    '/graphql',
  );
  return data.listReservations.reservations ?? data.listReservations.notLoggedIn;
};

const listV2: Listed = async (world, asked, headers) => {
  const { data } = await ask<{ getBookings: Connection }>(
    world,
    `query List($input: GetBookingsInput!) { getBookings(input: $input) {
      ... on BookingConnection { ${page} } ... on AuthenticationRequired { code } } }`,
    { input: { locale: 'EN_GB', ...asked } },
    headers,
  );
  return data.getBookings;
};

/** The list of who is signed in, through each API. */
export const lists: readonly { readonly api: 'v1' | 'v2'; readonly list: Listed }[] = [
  { api: 'v1', list: listV1 },
  { api: 'v2', list: listV2 },
];
