import type { Site } from './host';

/** `max-age=1; includeSubDomains; preload` in CloudFront's words. */
const transportSecurity = (value: string) => ({
  Override: true,
  AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
  IncludeSubdomains: /includeSubDomains/i.test(value),
  Preload: /preload/i.test(value),
});

/** The headers that CloudFront takes in words of its own only. */
const ownWords: Readonly<Record<string, (value: string) => readonly [string, object]>> = {
  'content-security-policy': (value) => ['ContentSecurityPolicy', { Override: true, ContentSecurityPolicy: value }],
  'referrer-policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
  'strict-transport-security': (value) => ['StrictTransportSecurity', transportSecurity(value)],
  'x-content-type-options': () => ['ContentTypeOptions', { Override: true }],
  'x-frame-options': (value) => ['FrameOptions', { Override: true, FrameOption: value }],
};

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes. */
export function securityPolicy({ headers }: Site) {
  const all = Object.entries(headers);
  const custom = all
    .filter(([name]) => !(name in ownWords))
    .map(([name, value]) => ({ Header: name, Value: value, Override: true }));
  return {
    Name: 'sarastus',
    SecurityHeadersConfig: Object.fromEntries(
      all.flatMap(([name, value]) => (ownWords[name] ? [ownWords[name](value)] : [])),
    ),
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}
