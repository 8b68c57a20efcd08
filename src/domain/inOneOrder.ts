interface Referenced {
  readonly refId: string;
}

/**
 * The items of several lists, each once. Where every list follows the order of one longer list, so does the result: an
 * item that is new comes right after the one before it.
 */
export function inOneOrder<T extends Referenced>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.reduce<readonly T[]>((merged, list) => {
    let place = 0;
    return list.reduce<readonly T[]>((all, item) => {
      const known = all.findIndex(({ refId }) => refId === item.refId);
      const result = known >= 0 ? all : [...all.slice(0, place), item, ...all.slice(place)];
      place = (known >= 0 ? known : place) + 1;
      return result;
    }, merged);
  }, []);
}
