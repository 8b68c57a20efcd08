import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { occupancyText } from './occupancyText';

const english = createTranslator('en', loadAllMessages('en'));

describe('occupancyText', () => {
  it.each([
    [{ adults: 1, childAges: [], pets: 0 }, '1 adult'],
    [{ adults: 2, childAges: [5], pets: 0 }, '2 adults, 1 child (5)'],
    [{ adults: 2, childAges: [9, 0], pets: 1 }, '2 adults, 2 children (9, 0), 1 pet'],
    [{ adults: 2, childAges: [], pets: 2 }, '2 adults, 2 pets'],
  ])('says who sleeps in a room: %j', (occupancy, text) => {
    expect(occupancyText(occupancy, english)).toBe(text);
  });

  it('is in the language of the guest', () => {
    const in_ = (language: 'fi' | 'sv') =>
      occupancyText({ adults: 2, childAges: [5], pets: 0 }, createTranslator(language, loadAllMessages(language)));
    expect([in_('fi'), in_('sv')]).toEqual(['2 aikuista, 1 lapsi (5)', '2 vuxna, 1 barn (5)']);
  });
});
