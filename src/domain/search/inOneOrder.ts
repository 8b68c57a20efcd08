interface Referenced {
  readonly refId: string;
}

/** Whether every item that a list has before an id is among those that were taken. */
const mayFollow = (refId: string, list: readonly Referenced[], taken: ReadonlySet<string>): boolean => {
  const place = list.findIndex((item) => item.refId === refId);
  return list.slice(0, Math.max(0, place)).every((item) => taken.has(item.refId));
};

/**
 * The items of several lists, each once, in the order of every list. Where the lists contradict each other, the earlier
 * list counts.
 */
export function inOneOrder<T extends Referenced>(lists: readonly (readonly T[])[]): readonly T[] {
  const all = lists.flat();
  let left = all.filter((item, index) => all.findIndex(({ refId }) => refId === item.refId) === index);
  const taken = new Set<string>();
  const ordered: T[] = [];
  for (let [first] = left; first; [first] = left) {
    const next = left.find(({ refId }) => lists.every((list) => mayFollow(refId, list, taken))) ?? first;
    ordered.push(next);
    taken.add(next.refId);
    left = left.filter((item) => item !== next);
  }
  return ordered;
}
