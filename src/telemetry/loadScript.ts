declare const __webpack_require__: { readonly tu: (src: string) => string } | undefined;

/** As an address that the site's policy takes: those of services that the build names. Only the bundle has a policy. */
const trusted = (src: string): string =>
  typeof __webpack_require__ === 'undefined' ? src : __webpack_require__.tu(src);

const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once, sending it only the origin of the site. Rejects when it fails to load. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(src);
    script.async = true;
    script.referrerPolicy = 'origin';
    script.onload = () => resolve();
    script.onerror = () => {
      // A later call may try again.
      loading.delete(src);
      script.remove();
      reject(new Error('A script did not come'));
    };
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
