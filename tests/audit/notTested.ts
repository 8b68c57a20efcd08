/** What a row leaves to others, in the row’s own words. */
export const notTestedHere: readonly string[] = [
  'What takes a person: the list of criteria says what to look at.',
  'Other browsers than Chromium, screen readers, voice control.',
  'By the engines: windows of other sizes than 1280 x 720 px, other zoom, wide text spacing, forced colours. Checks that use the page look at those, in the first of the locales: “Other checks” in the report.',
  'What only shows under the pointer.',
  'A page of content as it sleeps, before its code runs: tests/a11y/screens.spec.ts looks at one of each kind.',
];

export const notTestedInTheme = (own: string): readonly string[] => [
  `All but the contrast of text and of links in text, which axe measured: the engines looked at this state in its own theme, ${own}; themes differ by a class on the root element and so in colours and type only.`,
  ...notTestedHere,
];
