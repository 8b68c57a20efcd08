import { fetchQuery } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createEnvironment } from './createEnvironment';

/**
 * Asks the site’s API for content while the site is exported. The address is `CONTENT_V1_URL`, which is read on the
 * build machine only and never reaches a browser.
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
  const data = await fetchQuery<TQuery>(createEnvironment(url), query, variables).toPromise();
  if (!data) throw new Error('The site’s API answered without content.');
  return data;
}
