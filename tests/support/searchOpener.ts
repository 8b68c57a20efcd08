import type { Locator, Page } from '@playwright/test';
import type { Translator } from '../../src/i18n/translator';

/** What opens the whole search: the link in the header, or on the home page the button beside its fields. */
export function searchOpener(page: Page, { t }: Pick<Translator, 't'>): Locator {
  const inHeader = page.getByRole('banner').getByRole('link', { name: t('shell.header.search') });
  return inHeader.or(page.getByRole('main').getByRole('button', { name: t('search.moreHint') })).first();
}
