const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value where it is of the same kind as the first one, which stands in for any other. */
function fitting(first: unknown, stored: unknown, item: object | undefined): unknown {
  if (Array.isArray(first)) {
    return Array.isArray(stored) && item ? stored.map((each: unknown) => fittingValues(item, each)) : first;
  }
  return typeof stored === typeof first && !isObject(first) ? stored : first;
}

/** The values of a form as they were stored, each only where it fits: storage can hold anything. */
export function fittingValues<Values extends object>(first: Values, stored: unknown, item?: object): Values {
  if (!isObject(stored)) return first;
  const entries = Object.entries(first).map(([name, value]) => [name, fitting(value, stored[name], item)]);
  return Object.fromEntries(entries) as Values;
}
