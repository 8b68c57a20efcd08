/** @jest-environment node */
import { testWorld } from '../../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { askWithSystemHotels } from '@/api/testSystemHotels';
import { siteAddresses } from '@/config/siteAddresses';
import { structuredContacts } from '../structuredContacts';
import { loadContacts } from './loadContacts';
import { loadHotelContacts } from './loadHotelContacts';

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);

describe('the numbers of the chain', () => {
  it('each have the price of a call, the hours and the subject', async () => {
    const contacts = await loadContacts(ask, 'sv');
    expect(contacts.numbers.length).toBeGreaterThan(1);
    for (const { name, about, phone, hours } of contacts.numbers) {
      expect([name, about, phone.number, phone.rate, hours].every(Boolean)).toBe(true);
    }
    expect(contacts.callRates.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph']);
    expect(JSON.parse(JSON.stringify(contacts))).toEqual(contacts);
  });

  it('are described to search engines', async () => {
    const contacts = await loadContacts(ask, 'en');
    expect(
      structuredContacts(
        'Sarastus Hotels',
        siteAddresses({ siteOrigin: 'https://www.sarastus.example', basePath: '' }),
        contacts,
      ),
    ).toMatchObject({
      '@type': 'Organization',
      url: 'https://www.sarastus.example/',
      contactPoint: expect.arrayContaining([
        {
          '@type': 'ContactPoint',
          contactType: 'Customer service',
          telephone: '+358-18-555-0100',
          email: 'palvelu@sarastus.example',
        },
      ]) as unknown,
    });
    const nowhere = structuredContacts('Sarastus Hotels', siteAddresses({ siteOrigin: '', basePath: '' }), contacts);
    expect(nowhere.url).toBeUndefined();
  });
});

describe('the contacts of the hotels', () => {
  it('leave out the ids that the reservation system uses for itself', async () => {
    expect(await loadHotelContacts(askWithSystemHotels(ask), 'en')).toEqual(await loadHotelContacts(ask, 'en'));
  });

  it('have every hotel once, place by place, in the order of the language', async () => {
    const places = await loadHotelContacts(ask, 'fi');
    const names = places.map(({ place }) => place);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort(new Intl.Collator('fi').compare)).toEqual(names);
    const hotels = places.flatMap((each) => each.hotels);
    expect(hotels.length).toBeGreaterThanOrEqual(24);
    expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
    for (const { street, postal, phone, email } of hotels) {
      expect(street && phone.number && phone.rate).toBeTruthy();
      expect(postal).toMatch(/^\d{5} \S/);
      expect(email).toContain('@');
    }
  });
});
