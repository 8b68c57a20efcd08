const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once, sending it only the origin of the site. Rejects when it fails to load. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
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
