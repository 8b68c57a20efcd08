/**
 * A function that makes each value once, by its key. For what is costly to make, such as the formats of `Intl`, and has
 * few keys: nothing is thrown away. What throws is tried again.
 */
export function madeOnce<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
