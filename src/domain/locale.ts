/** The languages that content is written in, by their name in an address. */
export const locales = ['fi', 'en', 'sv', 'et'] as const;

export type Locale = (typeof locales)[number];

/** The languages of the interface and of the chain's messages. */
export const languages = ['fi', 'en', 'sv'] as const satisfies readonly Locale[];

export type Language = (typeof languages)[number];
