import { astFromValue, isNonNullType, print } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { Report } from './finding';

interface Taken {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

const isRequired = ({ type, defaultValue }: Taken): boolean => isNonNullType(type) && defaultValue === undefined;

/** The default of an argument or input field as written in a schema. */
export function writtenDefault({ type, defaultValue }: Taken): string | null {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return node ? print(node) : null;
}

/** Judges the default of what the site may leave out. */
export function compareDefault(
  from: Taken,
  to: Taken,
  place: { readonly coordinate: string; readonly path: string },
  report: Report,
): void {
  const was = writtenDefault(from);
  const is = writtenDefault(to);
  if (was === null || was === is) return;
  const fix = `Keep the default ${was} of ${place.coordinate}.`;
  if (isRequired(to))
    return report({ ...place, effect: 'broken', what: `lost its default ${was} and is required`, fix });
  const what = is === null ? `lost its default ${was}` : `its default ${was} became ${is}`;
  report({ ...place, effect: 'at risk', what, fix });
}
