import { CHAIN_NAME, PRODUCT_NAME } from './brands';

/**
 * The name and icons of the site on a home screen. Addresses are relative to the manifest, which lies at the site's
 * root.
 */
export const webManifest = {
  name: CHAIN_NAME,
  short_name: PRODUCT_NAME,
  start_url: '.',
  scope: '.',
  display: 'minimal-ui',
  icons: [192, 512].map((size) => ({
    src: `icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
} as const;
