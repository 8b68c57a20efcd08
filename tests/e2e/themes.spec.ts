import { themeFor, themeNames } from '../../src/config/brands';
import { brands } from '../../src/domain/content/hotel';
import type { ThemeName } from '../../src/config/brands';
import { locales } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { Guest } from '../support/guest';
import { expect, tally, test } from '../support/site';

/** A hotel of each brand, whose flow has the theme of the brand. */
const hotels = { original: '1001', break: '1502', solo: '1002', heymo: '1003', custom: '1801' } as const;

const dressed = themeNames.map((theme) => {
  const brand =
    brands.find((each) => themeFor(each, 'light') === theme || themeFor(each, 'dark') === theme) ?? 'original';
  const scheme = themeFor(brand, 'light') === theme ? ('light' as const) : ('dark' as const);
  return { theme, scheme, hotel: hotels[brand] };
});

/** Every theme once, in changing locales; the audit looks at all locales in all themes. */
const pairs: readonly { readonly locale: Locale; readonly theme: ThemeName }[] = themeNames.map((theme, index) => ({
  locale: locales[index % locales.length] ?? 'fi',
  theme,
}));

for (const { locale, theme } of pairs) {
  test(`a booking in ${locale}, in the theme ${theme}`, async ({ page }) => {
    const { scheme, hotel } = dressed.find((each) => each.theme === theme) ??
      dressed[0] ?? { scheme: 'light', hotel: '1001' };
    await page.emulateMedia({ colorScheme: scheme });
    const guest = new Guest(page, locale);
    const html = page.locator('html');
    await guest.begin({ hotel, from: '2026-12-01', to: '2026-12-03', rooms: '1', adults: '2' });
    await expect(html).toHaveClass(theme);
    await guest.toConfirm(1);
    await expect(html).toHaveClass(theme);
    await guest.order();
    await guest.onPaymentPage('pay');
    await guest.confirmation();
    await expect(html).toHaveClass(theme);
    tally(`journey-${locale}-${theme}`, { 'journeys by locale and theme': 1 });
  });
}
