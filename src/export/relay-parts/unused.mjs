/** In place of parts of Relay that no operation of the site uses: handles, updatable data, declarative updates. */
function unused() {
  throw new Error('This part of Relay is left out of the browser: see src/export/relay-parts.');
}

export { unused as convert, unused as createUpdatableProxy };
export default unused;
