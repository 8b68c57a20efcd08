const { TestEnvironment } = require('jest-environment-jsdom');

// One family: Node's fetch takes no signal or headers of jsdom, and the harness answers in streams.
const names = ['fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'ReadableStream'];

/** A browser's globals with Node's network: for tests that render screens over the answers of a harness. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of names) this.global[name] = globalThis[name];
  }
};
