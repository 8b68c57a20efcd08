import { graphql } from 'react-relay/hooks';
import { environment } from '@/config/environment';
import { askPlainly } from '../askPlainly';
import type { askOlderPartsQuery } from './__generated__/askOlderPartsQuery.graphql';

const query = graphql`
  query askOlderPartsQuery($name: String!) {
    frontendFeatureFlag(name: $name) {
      enabled
    }
    sohviFrontendRouting {
      name
      enabled
    }
  }
`;

/** The switch of v1 that turns the routing of all parts on or off. */
const SWITCH = 'OLDER_FRONTEND';

/**
 * The names of the parts that the older front end serves; none while its switch is off.
 * @throws TransportError when no usable answer came
 */
export async function askOlderParts(endpoint: string = environment.siteEndpoint): Promise<readonly string[]> {
  const { frontendFeatureFlag, sohviFrontendRouting } = await askPlainly<askOlderPartsQuery>(endpoint, query, {
    name: SWITCH,
  });
  if (frontendFeatureFlag.enabled !== true) return [];
  return sohviFrontendRouting.flatMap(({ name, enabled }) =>
    enabled === true && typeof name === 'string' ? [name] : [],
  );
}
