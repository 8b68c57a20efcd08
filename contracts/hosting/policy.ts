import type { HostSettings } from './hostSettings';

/** What no page of the site uses, nor the player of videos in its frame. */
const unused = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Nothing is allowed but what a line names: every kind of file has a line of its own, so that the default is left with
 * what Firefox judges by it, `<link rel="prefetch">`.
 */
function contentPolicy(settings: HostSettings): string {
  const { mapOrigins, videoOrigins, imagePrefixes, endpointOrigins, scriptOrigins, reportOrigins } = settings;
  const sources = (...each: readonly string[]) => ["'self'", ...new Set(each)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${sources(...scriptOrigins)}`,
    "style-src 'self'",
    // The signs of street maps are data in their stylesheet.
    `img-src ${sources('data:', ...imagePrefixes, ...mapOrigins)}`,
    "font-src 'self'",
    `connect-src ${sources(...endpointOrigins, ...scriptOrigins, ...reportOrigins, ...mapOrigins)}`,
    `frame-src ${videoOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup, a script or the address of one, except by this policy (`src/export/trusted-types`).
    "require-trusted-types-for 'script'",
    'trusted-types sarastus',
  ].join('; ');
}

/** The security headers of every answer, by their names in lower case. */
export const securityHeaders = (settings: HostSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(settings),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers ignore it over plain http. Other names below the host's are not the site's to decide on.
  'strict-transport-security': 'max-age=31536000',
});
