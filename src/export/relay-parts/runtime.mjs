/**
 * What the site uses of `relay-runtime`. In browsers `next.config.mjs` puts this in its place: Relay ships CommonJS
 * behind one index, of which nothing can be dropped, and half of that are features no screen has.
 */
import Observable from 'relay-runtime/lib/network/RelayObservable';
import Network from 'relay-runtime/lib/network/RelayNetwork';
import commitMutation from 'relay-runtime/lib/mutations/commitMutation';
import fetchQuery from 'relay-runtime/lib/query/fetchQuery';
import tags from 'relay-runtime/lib/query/GraphQLTag';
import readInlineData from 'relay-runtime/lib/store/readInlineData';
import context from 'relay-runtime/lib/store/createRelayContext';
import Environment from 'relay-runtime/lib/store/RelayModernEnvironment';
import descriptors from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
import Store from 'relay-runtime/lib/store/RelayModernStore';
import RecordSource from 'relay-runtime/lib/store/RelayRecordSource';

const { graphql, getRequest } = tags;
const { createOperationDescriptor } = descriptors;

/** For `react-relay`'s context. */
const __internal = { createRelayContext: context };

export {
  __internal,
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  graphql,
  Network,
  Observable,
  readInlineData,
  RecordSource,
  Store,
};
