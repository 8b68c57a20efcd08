/** Third-party services that this build is configured for; null for the others. */
export interface Services {
  /** The tag manager's script. It is asked with `?id=` and the container. */
  readonly tagManagerUrl: string | null;
  readonly tagManagerId: string | null;
  readonly chatUrl: string | null;
  /** Where answers to the feedback survey are posted. */
  readonly surveyUrl: string | null;
  /** The style of the street map that guests may open; without it there are drawn maps only. */
  readonly mapStyleUrl: string | null;
  readonly sentryDsn: string | null;
  /** Which version of the site an error report is about. */
  readonly release: string | null;
}

export type RawServices = { readonly [Name in keyof Services]: string | undefined };

const given = (value: string | undefined): string | null => value?.trim() || null;

/** Services are called over https or on the site's own host. */
function addressOf(name: string, value: string | undefined): string | null {
  const address = given(value);
  if (address === null || /^\/(?!\/)/.test(address) || /^https:\/\/[^/\s]+/.test(address)) return address;
  throw new Error(`${name} is "${address}"; it must begin with https:// or with a slash`);
}

/** Reads the variables of a build; an address that is none stops it. */
export function parseServices(raw: RawServices): Services {
  return {
    tagManagerUrl: addressOf('NEXT_PUBLIC_TAG_MANAGER_URL', raw.tagManagerUrl),
    tagManagerId: given(raw.tagManagerId),
    chatUrl: addressOf('NEXT_PUBLIC_CHAT_URL', raw.chatUrl),
    surveyUrl: addressOf('NEXT_PUBLIC_SURVEY_URL', raw.surveyUrl),
    mapStyleUrl: addressOf('NEXT_PUBLIC_MAP_STYLE', raw.mapStyleUrl),
    sentryDsn: addressOf('NEXT_PUBLIC_SENTRY_DSN', raw.sentryDsn),
    release: given(raw.release),
  };
}

export const services: Services = parseServices({
  tagManagerUrl: process.env.NEXT_PUBLIC_TAG_MANAGER_URL,
  tagManagerId: process.env.NEXT_PUBLIC_TAG_MANAGER_ID,
  chatUrl: process.env.NEXT_PUBLIC_CHAT_URL,
  surveyUrl: process.env.NEXT_PUBLIC_SURVEY_URL,
  mapStyleUrl: process.env.NEXT_PUBLIC_MAP_STYLE,
  sentryDsn: process.env.NEXT_PUBLIC_SENTRY_DSN,
  release: process.env.NEXT_PUBLIC_RELEASE,
});
