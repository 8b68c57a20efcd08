/** What a chain that adopts the site has of its own, besides its name (`brands`) and its services (`services`). */
export interface Chain {
  /** The name of this site to the back ends. */
  readonly clientId: string;
  readonly headerNames: HeaderNames;
  /** The prefixes pictures may come from, besides this site itself. Each ends with a slash. */
  readonly imageHosts: readonly string[];
  /** The domain below which each label is the id of a preview. */
  readonly previewDomain: string;
  /** The price of the call is always shown with the number, as the law asks. */
  readonly supportPhone: { readonly number: string; readonly callPrice: CallPrice };
}

/** Headers of a call, by what they carry. */
const ourHeaders = {
  client: 'x-client-id',
  visit: 'x-correlation-session-id',
  token: 'x-auth-token',
  profile: 'x-customer-profile',
} as const;

type HeaderNames = Readonly<Record<keyof typeof ourHeaders, string>>;

/** By locale. */
const ourCallPrice = {
  fi: 'paikallisverkko- tai matkapuhelinmaksu',
  en: 'local or mobile network charge',
  sv: 'lokalnäts- eller mobilsamtalsavgift',
  et: 'kohaliku või mobiilivõrgu hind',
} as const;

type CallPrice = Readonly<Record<keyof typeof ourCallPrice, string>>;

export interface RawChain {
  readonly clientId: string | undefined;
  readonly headerNames: string | undefined;
  readonly imageHosts: string | undefined;
  readonly previewDomain: string | undefined;
  readonly supportPhone: string | undefined;
  readonly callPrice: string | undefined;
}

const given = (value: string | undefined): string | null => value?.trim() || null;

function matching(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new Error(`${name} holds "${value}", which is not well formed`);
  return value;
}

/** `a=1; b=2` as a record; a name that is not among the known ones stops the build. */
function pairsOf<Name extends string>(
  variable: string,
  value: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const pairs: Partial<Record<Name, string>> = {};
  for (const pair of value.split(';').filter((part) => part.trim() !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const known = names.find((each) => each === name.trim());
    const text = rest.join('=').trim();
    if (!known || text === '') throw new Error(`${variable} holds "${pair.trim()}"; it names ${names.join(', ')}`);
    pairs[known] = text;
  }
  return pairs;
}

function headerNamesOf(value: string | undefined): HeaderNames {
  const variable = 'NEXT_PUBLIC_HEADER_NAMES';
  const own = pairsOf(variable, value ?? '', Object.keys(ourHeaders) as (keyof HeaderNames)[]);
  for (const name of Object.values(own)) matching(variable, name, /^[a-z][a-z0-9-]*$/i);
  return { ...ourHeaders, ...own };
}

function supportPhoneOf({ supportPhone, callPrice }: RawChain): Chain['supportPhone'] {
  const number = given(supportPhone);
  if (number === null) return { number: '+358 18 555 0100', callPrice: ourCallPrice };
  const variable = 'NEXT_PUBLIC_SUPPORT_CALL_PRICE';
  const names = Object.keys(ourCallPrice) as (keyof CallPrice)[];
  const prices = pairsOf(variable, callPrice ?? '', names);
  const isWhole = (some: Partial<CallPrice>): some is CallPrice => names.every((name) => some[name] !== undefined);
  if (!isWhole(prices)) throw new Error(`${variable} tells the price of a call in ${names.join(', ')}`);
  return { number: matching('NEXT_PUBLIC_SUPPORT_PHONE', number, /^\+[\d ]{5,20}$/), callPrice: prices };
}

/** Reads the variables of a build; one that is not well formed stops it. */
export function parseChain(raw: RawChain): Chain {
  const hosts = given(raw.imageHosts) ?? 'https://images.sarastus.example/,https://media.sarastus.example/';
  return {
    clientId: matching('NEXT_PUBLIC_CLIENT_ID', given(raw.clientId) ?? 'sarastus-web', /^[\w.-]+$/),
    headerNames: headerNamesOf(raw.headerNames),
    // The slash at the end: no other host may begin with an allowed one.
    imageHosts: hosts.split(',').map((host) => matching('NEXT_PUBLIC_IMAGE_HOSTS', host.trim(), /^https:\/\/.+\/$/)),
    previewDomain: matching(
      'NEXT_PUBLIC_PREVIEW_DOMAIN',
      given(raw.previewDomain) ?? 'preview.sarastus.example',
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    ),
    supportPhone: supportPhoneOf(raw),
  };
}

export const chain: Chain = parseChain({
  clientId: process.env.NEXT_PUBLIC_CLIENT_ID,
  headerNames: process.env.NEXT_PUBLIC_HEADER_NAMES,
  imageHosts: process.env.NEXT_PUBLIC_IMAGE_HOSTS,
  previewDomain: process.env.NEXT_PUBLIC_PREVIEW_DOMAIN,
  supportPhone: process.env.NEXT_PUBLIC_SUPPORT_PHONE,
  callPrice: process.env.NEXT_PUBLIC_SUPPORT_CALL_PRICE,
});
