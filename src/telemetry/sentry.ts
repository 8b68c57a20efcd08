/** What is used of the error service's client, so that the rest of it is left out. */
export { close, init, replayIntegration } from '@sentry/browser';
