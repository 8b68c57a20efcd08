import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { languages } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { NotFoundScreen } from './NotFoundScreen';
import type { NotFoundProps } from './page-data/pageProps';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/404' }) }));
jest.mock('next/dynamic', () => () => () => null);
jest.mock(
  'next/head',
  () =>
    ({ children }: { readonly children: ReactNode }) =>
      children,
);
jest.mock('@/shell/Layout', () => ({ Layout: ({ children }: { readonly children: ReactNode }) => children }));
jest.mock('./Screen', () => ({ Screen: () => null }));

const page: NotFoundProps = {
  route: 'notFound',
  locale: 'fi',
  messages: loadAllMessages('fi'),
  messagesIn: Object.fromEntries(languages.map((language) => [language, loadAllMessages(language)])),
  content: {},
};
const finnish = 'Osoite on ehkä vanhentunut tai siinä on kirjoitusvirhe.';

describe('the page of an unknown address', () => {
  it('names the language of each of its texts, and of each home page, in its HTML', () => {
    document.body.innerHTML = renderToString(<NotFoundScreen page={page} />);
    const told = [...document.querySelectorAll('span[lang]')].map((each) => [
      each.getAttribute('lang'),
      each.textContent,
    ]);
    expect(told).toEqual([
      ['fi', finnish],
      ['en', 'The address may be old or mistyped.'],
      ['sv', 'Adressen kan vara gammal eller felskriven.'],
      ['et', 'Aadress võib olla vana või valesti kirjutatud.'],
    ]);
    const homes = [...document.querySelectorAll('a[lang]')].map((each) => [
      each.getAttribute('lang'),
      each.textContent,
      each.getAttribute('href'),
    ]);
    expect(homes).toEqual([
      ['fi', 'Etusivulle', '/'],
      ['en', 'Go to the home page', '/en'],
      ['sv', 'Till startsidan', '/sv'],
      ['et', 'Avalehele', '/et'],
    ]);
  });

  it.each([
    ['/ei-mitaan', finnish, 'Etusivulle', '/'],
    ['/sv/ingenting', 'Adressen kan vara gammal eller felskriven.', 'Till startsidan', '/sv'],
    ['/et/ei-midagi', 'The address may be old or mistyped.', 'Go to the home page', '/et'],
  ])('has one language once it runs: %s', (path, lead, home, href) => {
    history.replaceState(null, '', path);
    jest.spyOn(console, 'error').mockImplementation();
    const { container } = render(<NotFoundScreen page={page} />);
    expect(screen.getByText(lead).textContent).toBe(lead);
    expect(within(container).getByRole('link', { name: home }).getAttribute('href')).toBe(href);
    expect(container.querySelector('[lang]')).toBeNull();
  });
});
