// jsdom lacks what the browsers we support have had for years.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // Nothing is ever laid out or resized there.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
});
