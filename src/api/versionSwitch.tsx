import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { apiOfBuild, apiWarning, chosenApi } from '@/config/chosenApi';
import type { BuiltApi } from '@/config/chosenApi';
import type { BookingApi } from '@/domain/bookingApi';

/** The code of one part of the site over each API, fetched when it is wanted. */
export type Versions<Props> = Readonly<Record<BuiltApi, () => Promise<ComponentType<Props>>>>;

interface Around {
  readonly api: BookingApi;
  readonly children: ReactNode;
}

interface Options<Props> {
  /** What stands there while the code comes. */
  readonly waiting?: (props: Props) => ReactNode;
  /** Wraps whichever version is shown. */
  readonly around?: ComponentType<Around>;
}

const justChildren = ({ children }: Around) => <>{children}</>;

let hasWarned = false;

/**
 * A part of the site that asks an API which exists twice, as one component: it shows the version of the API that its
 * flow is pinned to, else that of the build.
 */
export function versionSwitch<Props extends object>(
  versions: Versions<Props>,
  { waiting, around: Around = justChildren }: Options<Props> = {},
) {
  const begun = new Map<BuiltApi, Promise<ComponentType<Props>>>();
  const shown = new Map<BuiltApi, ComponentType<Props>>();
  const fetchVersion = async (api: BuiltApi): Promise<ComponentType<Props>> => {
    const coming = begun.get(api) ?? versions[api]();
    begun.set(api, coming);
    try {
      return await coming;
    } catch (error) {
      // Code that did not come is fetched again when the part is next drawn.
      begun.delete(api);
      shown.delete(api);
      throw error;
    }
  };
  const versionOf = (api: BuiltApi): ComponentType<Props> => {
    const late = lazy(async () => ({ default: await fetchVersion(api) }));
    const component = shown.get(api) ?? (late as unknown as ComponentType<Props>);
    shown.set(api, component);
    return component;
  };
  // It comes along with the screen that may show it: what explains a lost network must not need the network.
  if (typeof window !== 'undefined') void fetchVersion(apiOfBuild).catch(() => undefined);

  return function Switched({ pinned = null, ...props }: Props & { readonly pinned?: BookingApi | null }) {
    useEffect(() => {
      if (apiWarning && !hasWarned) console.warn(apiWarning);
      hasWarned = true;
    }, []);
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
