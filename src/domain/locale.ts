/** The languages that content is written in, by their name in an address. */
export const locales = ['fi', 'en', 'sv', 'et'] as const;

export type Locale = (typeof locales)[number];
