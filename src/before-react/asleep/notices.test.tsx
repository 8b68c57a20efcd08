import { render, screen } from '@testing-library/react';
import { ServiceNotices } from '@/features/service-notices/ServiceNotices';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import type { Locale } from '@/i18n/locales';
import en from '../../../public/locales/en/common.json';
import { showNotices } from './notices';

const link = { kind: 'page', href: '/', text: '' } as const;
const notice = { id: 'n1', type: 'INFO', message: 'Meil on uus veebileht.', link: { url: '/et/uudised', text: 'Loe' } };

/** A page that sleeps, as its HTML is. */
function sleep(locale: Locale): void {
  const answer = { data: { serviceNotices: [notice] } };
  Object.assign(globalThis, { fetch: async () => ({ json: async () => answer }) });
  render(
    <TranslatorProvider locale={locale} messages={en}>
      <div data-site-notices="/" data-locale={locale.toUpperCase()} />
      <div hidden>
        <ServiceNotices
          notices={(['alert', 'info'] as const).map((kind) => ({ id: kind, kind, message: '', link }))}
          onDismiss={jest.fn()}
        />
      </div>
    </TranslatorProvider>,
  );
  showNotices(jest.fn());
}

it.each([
  ['et', 'et'],
  ['en', undefined],
] as const)('a notice on a page that sleeps is read in its own language: %s', async (locale, lang) => {
  sleep(locale);
  const words = await screen.findByText('Meil on uus veebileht.');
  expect(words.closest('[lang]')?.getAttribute('lang')).toBe(lang);
  const more = screen.getByRole('link', { name: 'Loe' });
  expect(more.getAttribute('href')).toBe('/et/uudised');
  expect(words.contains(more)).toBe(true);
  expect(screen.getByRole('button', { name: 'Hide this notice' }).closest('[lang]')).toBeNull();
});
