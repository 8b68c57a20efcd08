/** In place of Relay's cache of resolvers, which are fields computed in the browser: no operation has one. */
export class LiveResolverCache {
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
}

/** What a store compares a record's keys with when it drops the record. */
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';

export const getUpdatedDataIDs = (ids) => ids;
