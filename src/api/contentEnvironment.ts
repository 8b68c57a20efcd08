import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { MAX_RETRIES } from '@/config/limits';
import { createEnvironment } from './createEnvironment';
import { guestPace } from './pace';
import { retryDelay } from './retry';
import { TransportError } from './TransportError';

/** An answer of a server that is busy or starting, or of the gateway before it (429, 502, 503), which may soon pass. */
const mayPass = (error: unknown): boolean =>
  error instanceof TransportError && (error.code === 'SERVER' || error.code === 'MALFORMED');

/** No guest waits for the export, so its tries are further apart than those of a page: up to eight seconds in all. */
const FIRST_DELAY = 3;

/**
 * Asks the site’s API for content while the site is exported. The address is `CONTENT_V1_URL`, which is read on the
 * build machine only and never reaches a browser. A server that fails is asked again a few times, as one moment of it
 * would leave a page out of the whole release.
 * @throws when the address is missing or the API does not answer: a site without its content is not exported
 */
export async function fetchContent<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response']> {
  const url = process.env.CONTENT_V1_URL;
  if (!url)
    throw new Error(
      'CONTENT_V1_URL names the endpoint of the site’s API, which the content is exported from; it is not set.',
    );
  for (let attempt = 0; ; attempt += 1) {
    try {
      const data = await fetchQuery<TQuery>(createEnvironment(url), query, variables).toPromise();
      if (!data) throw new Error('The site’s API answered without content.');
      return data;
    } catch (error) {
      if (!mayPass(error) || attempt >= MAX_RETRIES) throw error;
      await guestPace.wait(retryDelay(FIRST_DELAY + attempt, Math.random()));
    }
  }
}
