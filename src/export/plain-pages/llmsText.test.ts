import { siteAddresses } from '@/config/siteAddresses';
import type { Locale } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { llmsText } from './llmsText';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '/stay' });
const { t } = createTranslator('en', loadAllMessages('en'));
const page = (hotelId: string, name: string, locale: Locale) => ({
  hotelId,
  name,
  city: 'Helsinki',
  locale,
  address: `https://sarastus.example/stay/${locale}/${hotelId}.md`,
});
const pages = [page('2', 'Zeta', 'fi'), page('1', 'Alpha', 'fi'), page('1', 'Alpha', 'sv'), page('1', 'Alpha', 'en')];

describe('the list for readers that are no browsers', () => {
  const text = llmsText({ site, t, pages, hasPage: () => true });

  it('names the chain, its languages and each hotel once, by name', () => {
    expect(text.startsWith('# Sarastus Hotels\n\n> The 2 hotels of Sarastus Hotels')).toBe(true);
    expect(text).toContain('Suomi (fi), English (en), Svenska (sv), Eesti (et)');
    expect(text.match(/^- \[(Alpha|Zeta)\].*/gm)).toEqual([
      '- [Alpha](<https://sarastus.example/stay/en/1.md>): Helsinki, hotel 1; also [Suomi](<https://sarastus.example/stay/fi/1.md>), [Svenska](<https://sarastus.example/stay/sv/1.md>)',
      '- [Zeta](<https://sarastus.example/stay/fi/2.md>) (Suomi): Helsinki, hotel 2',
    ]);
  });

  it('says how a stay is asked for, and that guests choose and pay themselves', () => {
    expect(text).toContain(
      'fi: `https://sarastus.example/stay/varaus/huone?hotel=HOTEL{&from,to,rooms,adults,children,ages,pets}`',
    );
    expect(text).toContain('paying are the guest’s own presses');
  });

  it('leads to terms and help in the first language that has them', () => {
    expect(text).toContain('- [Booking terms](<https://sarastus.example/stay/en/terms-of-reservation>)');
    const finnish = llmsText({ site, t, pages, hasPage: (address) => address.endsWith('/varausehdot') });
    expect(finnish).toContain('- [Booking terms](<https://sarastus.example/stay/varausehdot>)');
    expect(finnish).not.toContain('Privacy policy');
  });
});
