import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { apiOfBuild, chosenApi } from '@/config/chosenApi';
import type { BookingApi } from '@/domain/bookingApi';
import { noteLoading } from './versionsLoading';

/** The component of one part of the site for each API, loaded when it is needed. */
export type Versions<Props> = Readonly<Record<BookingApi, () => Promise<ComponentType<Props>>>>;

interface Around {
  readonly api: BookingApi;
  readonly children: ReactNode;
}

interface Options<Props> {
  /** Shown while the code loads. */
  readonly waiting?: (props: Props) => ReactNode;
  /** Wraps the version that is shown. */
  readonly around?: ComponentType<Around>;
}

const justChildren = ({ children }: Around) => <>{children}</>;

/**
 * Makes one component of the versions of a part: it shows the version of the API that its flow is pinned to, else that
 * of the build.
 */
export function versionSwitch<Props extends object>(
  versions: Versions<Props>,
  { waiting, around: Around = justChildren }: Options<Props> = {},
) {
  const fetches = new Map<BookingApi, Promise<ComponentType<Props>>>();
  const shown = new Map<BookingApi, ComponentType<Props>>();
  const load = async (api: BookingApi): Promise<ComponentType<Props>> => {
    try {
      const component = await versions[api]();
      // A part that renders from now on needs no placeholder; one that began with it keeps its component.
      if (!shown.has(api)) shown.set(api, component);
      return component;
    } catch (error) {
      // Code that failed to load is fetched again at the next render.
      fetches.delete(api);
      shown.delete(api);
      throw error;
    }
  };
  const fetchVersion = (api: BookingApi): Promise<ComponentType<Props>> => {
    const code = fetches.get(api) ?? load(api);
    fetches.set(api, code);
    return code;
  };
  const versionOf = (api: BookingApi): ComponentType<Props> => {
    const late = lazy(async () => ({ default: await fetchVersion(api) }));
    const component = shown.get(api) ?? (late as unknown as ComponentType<Props>);
    shown.set(api, component);
    return component;
  };
  // Loaded with the screen, so that a lost network can be explained without the network.
  if (typeof window !== 'undefined') noteLoading(fetchVersion(apiOfBuild));

  return function Switched({ pinned = null, ...props }: Props & { readonly pinned?: BookingApi | null }) {
    const api = chosenApi(pinned);
    const Version = versionOf(api);
    const own = props as unknown as Props;
    return (
      <Suspense fallback={waiting?.(own)}>
        <Around api={api}>
          <Version {...own} />
        </Around>
      </Suspense>
    );
  };
}
