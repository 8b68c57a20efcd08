import type { SubpageKind } from '@/domain/content/hotelPage';
import { text, type ContentLocale, type Localized } from '../localized';
import { days, type Hours } from './openingHours';
import { heading, list, type Block, type SubpageRecord } from './model';

const inEvery = (write: (locale: ContentLocale) => string): Localized =>
  text(write('fi'), write('en'), write('sv'), write('et'));

const and = text('ja', 'and', 'och', 'ja');

/** The hours of the same days, in one line. Finnish, Swedish and Estonian write 17.00, English 17:00. */
const hourLine = (when: keyof typeof days, hours: Hours): Localized =>
  inEvery((locale) => {
    const times = hours.map(([, time]) => (locale === 'en' ? time : time.replaceAll(':', '.')));
    return `${days[when][locale]} ${times.join(` ${and[locale]} `)}`;
  });

const hourLines = (hours: Hours): readonly Localized[] =>
  [...new Set(hours.map(([when]) => when))].map((when) =>
    hourLine(
      when,
      hours.filter(([each]) => each === when),
    ),
  );

const openingHours = (hours: Hours): readonly Block[] => [
  heading('Aukioloajat', 'Opening hours', 'Öppettider', 'Lahtiolekuajad'),
  list(...hourLines(hours)),
];

const subpage = (
  kind: SubpageKind,
  slug: Localized,
  [title, lead, ...story]: readonly [title: Localized, lead: Localized, ...story: readonly Localized[]],
  { facts = [], hours = [] }: { readonly facts?: readonly Block[]; readonly hours?: Hours } = {},
): SubpageRecord => ({
  kind,
  slug,
  title,
  lead,
  body: [
    ...story.map((each): Block => ({ kind: 'paragraph', text: each })),
    ...facts,
    ...(hours.length > 0 ? openingHours(hours) : []),
  ],
  hours,
});

type Story = readonly [title: Localized, lead: Localized, ...story: readonly Localized[]];

/** A restaurant with its hours. */
export const restaurant = (hours: Hours, ...story: Story): SubpageRecord =>
  subpage('RESTAURANT', text('ravintola', 'restaurant', 'restaurang', 'restoran'), story, { hours });

/** The saunas of a house without a spa. */
export const sauna = (hours: Hours, ...story: Story): SubpageRecord =>
  subpage('SAUNA_AND_SPA', text('sauna', 'sauna', 'bastu', 'saun'), story, { hours });

/** Pools, saunas and treatments. */
export const spa = (hours: Hours, ...story: Story): SubpageRecord =>
  subpage('SAUNA_AND_SPA', text('kylpyla', 'spa', 'spa', 'spaa'), story, { hours });

/** Meeting rooms by name, seats and square metres. */
export const meetings = (
  rooms: readonly (readonly [name: string, seats: number, metres: number])[],
  ...story: Story
): SubpageRecord => {
  const seats: Localized = text('paikkaa', 'seats', 'platser', 'kohta');
  const facts = [
    heading('Tilat', 'Rooms', 'Lokaler', 'Ruumid'),
    list(
      ...rooms.map(([name, count, size]) => inEvery((locale) => `${name}: ${count} ${seats[locale]}, ${size}\u00a0m²`)),
    ),
  ];
  return subpage('MEETINGS', text('kokoukset', 'meetings', 'moten', 'koosolekud'), story, { facts });
};

/** Activities near the hotel. */
export const activities = (...story: Story): SubpageRecord =>
  subpage('ACTIVITIES', text('tekemista', 'activities', 'aktiviteter', 'tegevused'), story);

/** What the house has for families. */
export const families = (...story: Story): SubpageRecord =>
  subpage('FAMILIES', text('perheille', 'families', 'for-familjer', 'peredele'), story);
