import type { ThemeTokens } from './themeTokens';

/** Families of a theme: the text face of all themes, its display face, and the stand-in of that by itself. */
const withDisplay = (name: string, rest: string): ThemeTokens['fonts'] => ({
  text: '"Source Sans 3", "Source Sans 3 Fallback", system-ui, sans-serif',
  display: `"${name}", "${name} Fallback", ${rest}`,
  displayStandIn: `"${name} Fallback"`,
});

export const fonts = {
  fraunces: withDisplay('Fraunces', 'Georgia, serif'),
  familjen: withDisplay('Familjen Grotesk', 'system-ui, sans-serif'),
  hanken: withDisplay('Hanken Grotesk', 'system-ui, sans-serif'),
  playfair: withDisplay('Playfair Display', 'Georgia, serif'),
  bricolage: withDisplay('Bricolage Grotesque', 'system-ui, sans-serif'),
} as const;

/** Running text is the same in every theme; the steps of headings differ by brand. */
const textSizes = {
  small: '0.875rem',
  label: '1rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
};

export const calmSizes: ThemeTokens['fontSizes'] = {
  ...textSizes,
  h4: '1.1875rem',
  h3: 'clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem)',
  h2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
  h1: 'min(clamp(1.875rem, 1.5rem + 1.8vw, 3rem), 13vw)',
  hero: 'min(clamp(2.25rem, 1.6rem + 3vw, 4.25rem), 14vw)',
  priceLarge: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)',
};

export const loudSizes: ThemeTokens['fontSizes'] = {
  ...textSizes,
  h4: '1.25rem',
  h3: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)',
  h2: 'clamp(1.75rem, 1.45rem + 1.4vw, 2.75rem)',
  h1: 'min(clamp(2.125rem, 1.6rem + 2.6vw, 4rem), 13vw)',
  hero: 'min(clamp(2.5rem, 1.5rem + 4.6vw, 5.5rem), 14vw)',
  priceLarge: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem)',
};

/** Wide and light: larger steps at the top. */
export const wideSizes: ThemeTokens['fontSizes'] = {
  ...calmSizes,
  h1: 'min(clamp(2rem, 1.5rem + 2.4vw, 3.5rem), 13vw)',
  hero: 'min(clamp(2.5rem, 1.5rem + 4.2vw, 5rem), 14vw)',
};

/** Large and thin. */
export const largeSizes: ThemeTokens['fontSizes'] = {
  ...calmSizes,
  h3: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.6875rem)',
  h2: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)',
  h1: 'min(clamp(2.125rem, 1.5rem + 3vw, 4rem), 13vw)',
  hero: 'min(clamp(2.625rem, 1.5rem + 5vw, 5.75rem), 14vw)',
};
