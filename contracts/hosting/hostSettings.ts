import { VIDEO_PLAYER_ORIGIN } from '@/domain/content/videoId';
import { practiceServices } from '../run/practiceServices.mjs';

/** What a host needs to know of the site. Origins are those of others: the site's own is always allowed. */
export interface HostSettings {
  /** The path of the site on its host, such as `/stay`; empty at its root. */
  readonly basePath: string;
  /** The street map's style, whose host has its tiles and fonts too. */
  readonly mapOrigins: readonly string[];
  /** The player of videos, in a frame that a guest opens. */
  readonly videoOrigins: readonly string[];
  /** Prefixes of pictures on other hosts, each with a slash at its end. */
  readonly imagePrefixes: readonly string[];
  /** Both GraphQL endpoints, and the identity provider, which is asked to renew a sign-in. */
  readonly endpointOrigins: readonly string[];
  /** Services that bring a script: the tag manager, the chat. */
  readonly scriptOrigins: readonly string[];
  /** Services that are sent something: the survey, error reports, how fast pages are. */
  readonly reportOrigins: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

const originsOf = (...addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(
    addresses.flatMap((each) => (/^https?:\/\//.test(each?.trim() ?? '') ? [new URL(each ?? '').origin] : [])),
  ),
];

const settingsOf = (env: Variables): HostSettings => ({
  basePath: (env.NEXT_PUBLIC_BASE_PATH ?? '').trim().replace(/\/+$/, ''),
  mapOrigins: originsOf(env.NEXT_PUBLIC_MAP_STYLE),
  videoOrigins: [VIDEO_PLAYER_ORIGIN],
  imagePrefixes: (env.NEXT_PUBLIC_IMAGE_HOSTS ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
  endpointOrigins: originsOf(env.NEXT_PUBLIC_V1_ENDPOINT, env.NEXT_PUBLIC_V2_ENDPOINT, env.NEXT_PUBLIC_OIDC_PATH),
  scriptOrigins: originsOf(env.NEXT_PUBLIC_TAG_MANAGER_URL, env.NEXT_PUBLIC_CHAT_URL),
  reportOrigins: originsOf(env.NEXT_PUBLIC_SURVEY_URL, env.NEXT_PUBLIC_SENTRY_DSN, env.NEXT_PUBLIC_VITALS_URL),
});

/** Reads the variables that a build reads, with those of the services of a practice site. A malformed one has ended the build before. */
export const hostSettings = (env: Variables): HostSettings =>
  settingsOf({ ...practiceServices(env.APP_ENV ?? 'test', env.NEXT_PUBLIC_BASE_PATH ?? ''), ...env });
