/** The parts of the error service's client that are used, so that the rest is not bundled. */
export { close, init, replayIntegration } from '@sentry/browser';
