/** Frequent words of each language of the site. What Finnish and Estonian write alike stands with both; `on` and `see` are English, too. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  fi: new Set('ja ei et oma että sen voit tai joka ovat kun myös sekä kuin siinä siitä ole olet mutta'.split(' ')),
  en: new Set('the and of is your you are with for this that from not have it or be to may'.split(' ')),
  sv: new Set('och är att det som på för med inte du din ditt av har vi kan eller'.split(' ')),
  et: new Set('ja ei et kui või oma saab mis ka ning meie teie sinu kuid pole'.split(' ')),
};

interface Foreign {
  readonly language: string;
  readonly part: string;
}

/** A text whose words are of another language than it is said to be, by `lead` words or more. */
function foreign(part: string, said: string, words: readonly string[], lead: number): readonly Foreign[] {
  const hits = Object.entries(frequent).map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  );
  const own = hits.find(([language]) => language === said)?.[1] ?? 0;
  const [language, most] = hits.reduce((best, one) => (one[1] > best[1] ? one : best));
  return most >= own + lead ? [{ language, part: part.trim() }] : [];
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/**
 * What of a text is clearly in another language than it is said to be: one of its sentences, whose few words must differ
 * from each other to count, or all of it.
 */
export function foreignIn(text: string, said: string): Foreign | undefined {
  const parts = text.split(/\s·\s|(?<=[.!?])\s+/);
  return [
    ...parts.flatMap((part) => foreign(part, said, [...new Set(wordsIn(part))], 2)),
    ...foreign(text, said, wordsIn(text), 3),
  ][0];
}
