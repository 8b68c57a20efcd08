import { siteAddresses } from '@/config/siteAddresses';
import { hotelPageSample } from '@/features/hotel-page/testing/hotelPageSample';
import { languageOf, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { hotelMarkdown } from './hotelMarkdown';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '/stay' });
const written = (fields: Parameters<typeof hotelPageSample>[0] = {}, locale: Locale = 'en') =>
  hotelMarkdown(hotelPageSample(fields), {
    site,
    translator: createTranslator(locale, loadAllMessages(languageOf(locale))),
  }).replaceAll('\u00a0', ' ');

/** The text below a heading, up to the next of its level or above. */
const below = (text: string, heading: string) => {
  const [, rest = ''] = text.split(`${heading}\n\n`);
  return rest.split(/\n\n#{1,2} /)[0];
};

describe('the page of a hotel in Markdown', () => {
  it('begins with its name, what it is and where its page lies', () => {
    expect(
      written().startsWith(`# Lahti

> Sarastus Original, Helsinki. By the bay

<https://sarastus.example/stay/en/hotels/helsinki/lahti>

The house stands by the bay.
`),
    ).toBe(true);
  });

  it('has its place, its times and its phone', () => {
    expect(below(written(), '## Where we are')).toBe(`- Lahti, Rantatie 1, 00100 Helsinki, FI
- Töölönlahti, Helsinki
- 60.17, 24.93
- Central Station: 900 m, about 11 min on foot`);
    expect(below(written(), '## Good to know')).toContain(`- Arrival: Room ready from 15:00
- Departure: Check out by 11:00
- Phone: +358 20 1234 001 (local network charge)
- Email: lahti@sarastus.example
- Ways to pay online: Visa, Mastercard and S-Bank`);
  });

  it('has every room with its beds, its guests and what was measured', () => {
    expect(below(written(), '## Rooms')).toBe(`### Accessible Twin

Room to turn.

- Two beds, 90 cm
- 24–28 m²
- For up to 2 guests
- Shower
- Desk · Pets welcome
- Door width: 90 cm
- Turning circle: 150 cm
- Space beside the bed: 120 cm
- Bed height: 52 cm
- Step-free shower: yes
- Grab bars: not known, ask the hotel
- Fire alarm that also vibrates: no`);
  });

  it('says what the house has and lacks, when it is open and what it charges', () => {
    const text = written();
    expect(below(text, '## Accessibility')).toBe(`- 4 accessible rooms
- Step-free entrance
- Not every floor with rooms can be reached by lift
- Accessible parking
- Accessible toilet near reception
- No induction loop at reception

Ring the bell.`);
    expect(below(text, '## Opening hours')).toContain(
      '- Reception: Around the clock\n- Breakfast: Mon–Fri 06:30–10:00; ',
    );
    expect(below(text, '## Extra charges')).toBe(`- Pet: €20 per stay
- Parking: €24 per night

In addition to the room price, taxes included.`);
  });

  it('says how to ask for a stay, and who presses', () => {
    expect(written()).toContain(
      '`https://sarastus.example/stay/en/booking/room?hotel=1001{&from,to,rooms,adults,children,ages,pets}`',
    );
    expect(written()).toMatch(/Guests themselves choose .* and pay/);
  });

  it('shows texts as they are, and leads to pages below the base path', () => {
    const text = written({
      name: 'A *star* [x] <b>',
      description: [
        { kind: 'heading', level: 2, id: 's-a', text: '# one' },
        { kind: 'paragraph', text: ['1_2 ', { kind: 'link', href: '/en/offers', children: ['offers'] }] },
        { kind: 'list', isOrdered: true, items: [['a'], [{ kind: 'strong', children: ['b'] }]] },
      ],
    });
    expect(text).toContain('# A \\*star\\* \\[x\\] \\<b\\>\n');
    expect(text).toContain(
      '## \\# one\n\n1\\_2 [offers](<https://sarastus.example/stay/en/offers>)\n\n1. a\n2. **b**\n',
    );
  });

  it.each(locales)('leaves out what is not known, in %s', (locale) => {
    const bare = written(
      { accessibility: null, fees: [], hours: [], location: null, roomTypes: [], subpages: [] },
      locale,
    );
    expect(bare.match(/^## .*/gm)).toHaveLength(3);
    expect(bare).not.toMatch(/undefined|null|NaN|\n\n\n/);
  });
});
