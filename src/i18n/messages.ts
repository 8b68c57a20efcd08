import type en from '../../public/locales/en/common.json';

/** Every text of the interface. The keys are those of English; a test checks that the other languages have the same. */
export type AllMessages = typeof en;

/** First level of the texts: one part per feature or shell folder. */
export type Namespace = keyof AllMessages & string;

/** The texts of a page: the namespaces it named. */
export type Messages = { readonly [N in Namespace]?: AllMessages[N] };

/** A text in two forms, chosen by a number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

type KeysOf<T, Wanted, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends Wanted
    ? `${Prefix}${K}`
    : T[K] extends string | PluralForms
      ? never
      : KeysOf<T[K], Wanted, `${Prefix}${K}.`>;
}[keyof T & string];

/** Dotted key of a text. */
export type MessageKey = KeysOf<AllMessages, string, ''>;

/** Dotted key of a text in plural forms. */
export type PluralKey = KeysOf<AllMessages, PluralForms, ''>;

/** The namespaces a page needs, and nothing more, so that its HTML stays small. */
export function pickMessages(all: AllMessages, namespaces: readonly Namespace[]): Messages {
  const wanted = new Set<string>(namespaces);
  return Object.fromEntries(Object.entries(all).filter(([namespace]) => wanted.has(namespace)));
}
