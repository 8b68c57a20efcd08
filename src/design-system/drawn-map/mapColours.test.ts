import { mapColours } from './mapColours';

const forced = (matches: boolean) => {
  globalThis.matchMedia = ((query: string) => ({
    matches: matches && query === '(forced-colors: active)',
  })) as typeof matchMedia;
};

it("draws with the theme's colours, and with a guest's own where these are forced", () => {
  forced(false);
  for (const colour of Object.values(mapColours())) expect(colour).toMatch(/var\(--colors-\w+\)/);
  forced(true);
  for (const colour of Object.values(mapColours())) expect(colour).toMatch(/^(Canvas|CanvasText|GrayText)$/);
});
