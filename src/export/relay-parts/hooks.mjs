/** What the site uses of `react-relay/hooks`: see `runtime.mjs`. */
export { fetchQuery, graphql } from './runtime.mjs';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
