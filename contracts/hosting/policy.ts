import type { HostSettings } from './hostSettings';

/** The security headers of every answer, by their names in lower case. */
export function securityHeaders(settings: HostSettings): Readonly<Record<string, string>> {
  const { mapOrigins, videoOrigins, imagePrefixes, endpointOrigins, scriptOrigins, reportOrigins } = settings;
  const sources = (...each: readonly string[]) => ["'self'", ...new Set(each)].join(' ');
  const called = sources(...endpointOrigins, ...scriptOrigins, ...reportOrigins, ...mapOrigins);
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${sources(...scriptOrigins)}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src ${sources('data:', ...imagePrefixes, ...mapOrigins)}`,
      "font-src 'self'",
      `connect-src ${called}`,
      `frame-src ${sources(...videoOrigins)}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
