/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { waitFor } from '@testing-library/react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import { environment } from '@/config/environment';
import notices from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import { showNotices } from '../asleep/notices';
import { askFirst } from './askFirst';
import { questionOf } from './questionOf';

const world = testWorld({ operationIds: true });
const sent: unknown[] = [];
answerSite(world, (send) => (url, init) => {
  if (String(url).endsWith('graphql')) sent.push(JSON.parse(String(init?.body)));
  return send(url, init);
});

beforeAll(() => {
  // jsdom has neither.
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  jest.replaceProperty(environment, 'sendsIds', true);
  const page = '{"props":{"pageProps":{}}}';
  document.body.innerHTML =
    `<script id="__NEXT_DATA__" type="application/json">${page}</script>` +
    '<div data-site-notices="/" data-locale="en_GB"></div>';
});

const locale = 'en_GB';
const byId = { operationName: 'ServiceNoticesV1Query', documentId: expect.any(String), variables: { locale } };

it('a page that sleeps asks for its notices by id', async () => {
  showNotices(() => undefined);
  await waitFor(() => expect(sent).toEqual([byId]));
});

it('a first question is asked by id, and its answer is taken up by the page', async () => {
  sent.length = 0;
  await askFirst(() => () => questionOf(environment.siteEndpoint, notices as never, { locale }));
  await expect(askPlainly(environment.siteEndpoint, notices, { locale })).resolves.toHaveProperty('serviceNotices');
  expect(sent).toEqual([byId]);
});
