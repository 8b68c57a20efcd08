/** What a browser test must know of the API that a site books by: the rest is the same for every one. */
export interface FlowApi {
  /** Where the site posts what it asks of the API, from the root. */
  readonly endpoint: string;
  /** The folder of the export that books by it. */
  readonly folder: string;
  /** The fields of the calls, for the scenarios of the harness. */
  readonly availability: string;
  readonly book: string;
}

export const flowApis = {
  v1: {
    endpoint: '/graphql',
    folder: 'test-results/site-of-v1',
    availability: 'availability',
    book: 'createReservation',
  },
  v2: { endpoint: '/booking/graphql', folder: 'out', availability: 'availability', book: 'createBooking' },
} as const satisfies Readonly<Record<string, FlowApi>>;

export type FlowApiName = keyof typeof flowApis;
