import { reportBug } from './reportBug';

/** Reads the items of a list one by one: what does not fit the contract is reported, and costs that item, not the list. */
export function readEach<From, To>(items: readonly From[], read: (item: From) => To): readonly To[] {
  return items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      reportBug(error);
      return [];
    }
  });
}
