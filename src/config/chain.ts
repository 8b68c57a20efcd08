/** The chain's variables of the environment; `checkChain` stops a build when one is not well formed. */
export interface RawChain {
  readonly clientId: string | undefined;
  readonly headerNames: string | undefined;
  readonly imageHosts: string | undefined;
  readonly previewDomain: string | undefined;
  readonly supportPhone: string | undefined;
  readonly callPrice: string | undefined;
  readonly accessibilityEmail: string | undefined;
}

/**
 * Each variable is named in full, since Next replaces the text `process.env.NEXT_PUBLIC_X` literally in the browser's
 * code.
 */
export const rawChain: RawChain = {
  clientId: process.env.NEXT_PUBLIC_CLIENT_ID,
  headerNames: process.env.NEXT_PUBLIC_HEADER_NAMES,
  imageHosts: process.env.NEXT_PUBLIC_IMAGE_HOSTS,
  previewDomain: process.env.NEXT_PUBLIC_PREVIEW_DOMAIN,
  supportPhone: process.env.NEXT_PUBLIC_SUPPORT_PHONE,
  callPrice: process.env.NEXT_PUBLIC_SUPPORT_CALL_PRICE,
  accessibilityEmail: process.env.NEXT_PUBLIC_ACCESSIBILITY_EMAIL,
};

/** Headers of a call, by what they carry. */
export const defaultHeaderNames = {
  client: 'x-client-id',
  visit: 'x-correlation-session-id',
  token: 'x-auth-token',
  profile: 'x-customer-profile',
} as const;

/** What a call to customer service costs, by locale. */
export const defaultCallPrice = {
  fi: 'paikallisverkko- tai matkapuhelinmaksu',
  en: 'local or mobile network charge',
  sv: 'lokalnäts- eller mobilsamtalsavgift',
  et: 'kohaliku või mobiilikõne hind',
} as const;

/** What a chain that adopts the site has of its own, besides its name (`brands`) and its services (`services`). */
export interface Chain {
  /** The name of this site to the back ends. */
  readonly clientId: string;
  readonly headerNames: Readonly<Record<keyof typeof defaultHeaderNames, string>>;
  /** The prefixes pictures may come from, besides this site itself. Each ends with a slash. */
  readonly imageHosts: readonly string[];
  /** The domain below which each label is the id of a preview. */
  readonly previewDomain: string;
  /** The price of the call is always shown with the number, as the law asks. */
  readonly supportPhone: {
    readonly number: string;
    readonly callPrice: Readonly<Record<keyof typeof defaultCallPrice, string>>;
  };
  /** Where guests write about what they cannot use. */
  readonly accessibilityEmail: string;
}

export function readChain(raw: RawChain): Chain {
  const imageHosts = raw.imageHosts || 'https://images.sarastus.example/,https://media.sarastus.example/';
  return {
    clientId: raw.clientId || 'sarastus-web',
    headerNames: { ...defaultHeaderNames, ...JSON.parse(raw.headerNames || '{}') },
    imageHosts: imageHosts.split(','),
    previewDomain: raw.previewDomain || 'preview.sarastus.example',
    supportPhone: {
      number: raw.supportPhone || '+358 18 555 0100',
      callPrice: { ...defaultCallPrice, ...JSON.parse(raw.callPrice || '{}') },
    },
    accessibilityEmail: raw.accessibilityEmail || 'accessibility@sarastus.example',
  };
}

export const chain: Chain = readChain(rawChain);
