/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { cleanup } from '@testing-library/react';
import { actOnPage } from '../../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import { TransportError } from '@/api/TransportError';
import { environment } from '@/config/environment';
import { bookingApis } from '@/domain/bookingApi';
import notices from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import { answerTo, bookAndPay, complaints, on, screens, valueOf } from './testBooking';

jest.setTimeout(30_000);

jest.mock('@/flags/flagStore', () => ({
  readFlag: () => true,
  readFlowFlag: () => true,
  whenFlagKnown: async () => true,
  subscribeToFlags: () => () => undefined,
  followFlags: () => () => undefined,
}));

beforeAll(() => {
  // jsdom has neither.
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
});

const world = testWorld({ operationIds: true });
const sent: Readonly<Record<string, unknown>>[] = [];
const hasText = (body: Readonly<Record<string, unknown>>) => 'query' in body;
/** What a test makes of a body on its way. */
let onItsWay = (body: string): string => body;
answerSite(world, (send) => async (url, init) => {
  // The payment page gets a form.
  if (!String(url).endsWith('graphql') || !init) return send(url, init);
  const body = onItsWay(String(init.body));
  sent.push(JSON.parse(body));
  const response = await send(url, { ...init, body });
  const { errors = [] } = (await response.clone().json()) as { errors?: readonly { message: string }[] };
  complaints.push(...errors.map(({ message }) => message));
  return response;
});

beforeEach(() => {
  jest.replaceProperty(environment, 'sendsIds', true);
  [sent.length, complaints.length] = [0, 0];
  onItsWay = (body) => body;
});
afterEach(cleanup);

const askNotices = () => askPlainly(environment.siteEndpoint, notices, { locale: 'en_GB' });

/** The codes that the harness answers to a body. */
async function codesFor(body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  const { errors } = (await response.json()) as { readonly errors?: readonly { extensions?: { code?: string } }[] };
  return [response.status, errors?.map(({ extensions }) => extensions?.code)];
}

it.each(bookingApis)('a guest searches, books and pays by ids alone (%s)', async (api) => {
  const { useCalls, useOffers, useResults } = screens[api];
  expect((await answerTo(api, useResults)).hotels.length).toBeGreaterThan(3);
  const calls = on(api, useCalls).current;
  const found = await answerTo(api, useOffers);
  const booking = await bookAndPay(calls, found, (page) => actOnPage(world, page, 'pay'));
  valueOf(await calls.readBooking(booking));
  expect(complaints).toEqual([]);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter(hasText)).toEqual([]);
});

it('a text is refused, also one that the manifest has, and so is an id that it has not', async () => {
  await askNotices();
  const { documentId, ...rest } = sent[0] ?? {};
  expect(await codesFor({ ...rest, documentId })).toEqual([200, undefined]);
  const query = 'query ServiceNoticesV1Query{__typename}';
  for (const body of [{ ...rest, query }, { ...rest, query, documentId }, [{ ...rest, documentId }], {}])
    expect(await codesFor(body)).toEqual([400, ['DOCUMENT_ID_REQUIRED']]);
  const stale = String(documentId).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await codesFor({ ...rest, documentId: stale })).toEqual([400, ['DOCUMENT_NOT_FOUND']]);
});

it('a site whose ids are stale is told, as by any refusal', async () => {
  onItsWay = (body) => body.replace(/sha256:\w+/, `sha256:${'0'.repeat(64)}`);
  await expect(askNotices()).rejects.toThrow(TransportError);
  expect(complaints).toEqual(['No operation has that documentId.']);
});

it('a site that sends texts is refused where the switch is on in the harness alone', async () => {
  jest.replaceProperty(environment, 'sendsIds', false);
  await expect(askNotices()).rejects.toThrow(TransportError);
  expect(complaints).toEqual(['Operations are named by documentId, without a text.']);
});
