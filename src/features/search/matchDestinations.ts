import { foldText, wordsOf } from './destinationOptions';
import type { DestinationOption } from './destinationOptions';

/** How well a text matches an option: 0 the name begins with it, 1 another name, 2 some word; null no match. */
function fit({ name, otherNames }: DestinationOption, wanted: string): number | null {
  const own = foldText(name);
  const others = otherNames.map(foldText);
  if (own.startsWith(wanted)) return 0;
  if (others.some((other) => other.startsWith(wanted))) return 1;
  const words = wordsOf([own, ...others]);
  // Each typed word must begin some word: "solo hel" finds Solo Sarastus Helsinki.
  return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : null;
}

/** The options that match a typed text, best first within each group. An empty text matches all. */
export function matchDestinations(options: readonly DestinationOption[], text: string): readonly DestinationOption[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const found = options.flatMap((option) => {
    const rank = fit(option, wanted);
    return rank === null ? [] : [{ option, rank }];
  });
  return [...new Set(options.map(({ group }) => group))].flatMap((group) =>
    found
      .filter(({ option }) => option.group === group)
      .sort((a, b) => a.rank - b.rank)
      .map(({ option }) => option),
  );
}
