import { cacheControls, placesToTell, restClass } from '../pathClasses';
import type { Host, Site } from './host';

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

function configuration({ settings: { basePath }, headers }: Site) {
  return {
    hosting: {
      public: 'site',
      ignore: ['**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      // All that match are applied in this order: the last value of a header counts.
      headers: [
        { source: '**', headers: listed({ ...headers, 'cache-control': cacheControls[restClass.keeping] }) },
        ...[...placesToTell].reverse().map(([place, { keeping, type }]) => ({
          source: `${basePath}${place}${place.endsWith('/') ? '**' : ''}`,
          headers: listed({ 'cache-control': cacheControls[keeping], ...(type ? { 'content-type': type } : {}) }),
        })),
      ],
    },
  };
}

/** It answers with the `404.html` at the top, and packs for itself. */
export const firebase: Host = {
  title: 'Firebase Hosting',
  takesPacked: false,
  write: (site) => ({ 'firebase.json': `${JSON.stringify(configuration(site), null, 2)}\n` }),
};
