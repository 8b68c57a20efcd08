/** Third-party services that this build is configured for; null for the others. */
interface Services {
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

const given = (value: string | undefined): string | null => value?.trim() || null;

/** `checkEnvironment` has checked the addresses. */
export const services: Services = {
  tagManagerUrl: given(process.env.NEXT_PUBLIC_TAG_MANAGER_URL),
  tagManagerId: given(process.env.NEXT_PUBLIC_TAG_MANAGER_ID),
  chatUrl: given(process.env.NEXT_PUBLIC_CHAT_URL),
  surveyUrl: given(process.env.NEXT_PUBLIC_SURVEY_URL),
  mapStyleUrl: given(process.env.NEXT_PUBLIC_MAP_STYLE),
  sentryDsn: given(process.env.NEXT_PUBLIC_SENTRY_DSN),
  release: given(process.env.NEXT_PUBLIC_RELEASE),
};
