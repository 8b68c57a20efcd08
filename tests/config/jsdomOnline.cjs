const { TestEnvironment } = require('jest-environment-jsdom');

// All from Node: its fetch does not accept jsdom's signals and headers, and the harness answers with streams.
const names = ['fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'ReadableStream'];

/** A browser's globals with Node's network: for tests that render screens over the answers of a harness. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of names) this.global[name] = globalThis[name];
  }
};
