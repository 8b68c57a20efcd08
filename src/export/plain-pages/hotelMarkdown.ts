import { brandNames } from '@/config/brands';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from '@/config/limits';
import type { SiteAddresses } from '@/config/siteAddresses';
import { houseFacts } from '@/domain/content/hotelPage';
import type { DescribedRoom, HotelPage } from '@/domain/content/hotelPage';
import { feeKinds, hoursByService } from '@/domain/content/houseRules';
import { minutesToWalk } from '@/domain/search/wayTo';
import type { WayTo } from '@/domain/search/wayTo';
import { amenitiesOf } from '@/features/hotel-page/amenitiesOf';
import { holidayText, usualTexts } from '@/features/hotel-page/hoursText';
import { payWays } from '@/features/hotel-page/payWays';
import { roomFacts } from '@/i18n/roomFacts';
import type { Translator } from '@/i18n/translator';
import { distanceText } from '@/i18n/wayText';
import { hotelPath, hotelSubpagePath } from '@/routes/entityPaths';
import { stayTemplate } from '@/routes/stayTemplate';
import { escaped, heading, inline, link, list, parts, richText } from './markdown';
import type { AddressOf } from './markdown';

interface Writing {
  readonly site: SiteAddresses;
  readonly translator: Translator;
}

const line = (term: string, text: string): string => escaped(`${term}: ${text}`);

function place(hotel: HotelPage, { translator }: Writing): string {
  const { t } = translator;
  const { name, address, surroundings, location, ways } = hotel;
  const wayTexts = ways.map(({ place, metres, isWalk }: WayTo) => {
    const distance = distanceText(metres, translator);
    const minutes = minutesToWalk(metres);
    return line(
      place.name,
      isWalk ? t('hotelPage.place.walk', { distance, minutes }) : t('hotelPage.place.line', { distance }),
    );
  });
  return parts(
    heading(2, t('hotelPage.place.title')),
    list([
      escaped(`${name}, ${address.street}, ${address.postCode} ${address.city}, ${address.countryCode}`),
      ...(surroundings.district ? [escaped(`${surroundings.district}, ${hotel.city}`)] : []),
      ...(location ? [`${location.latitude}, ${location.longitude}`] : []),
      ...wayTexts,
    ]),
  );
}

function practical(hotel: HotelPage, { translator }: Writing): string {
  const { t, format } = translator;
  const { phone, email, company, checkInTime, checkOutTime } = hotel;
  const ways = payWays(hotel, t);
  const arrival = t('hotelPage.practical.from', { time: format.time(checkInTime ?? DEFAULT_CHECK_IN_TIME) });
  const departure = t('hotelPage.practical.by', { time: format.time(checkOutTime ?? DEFAULT_CHECK_OUT_TIME) });
  return parts(
    heading(2, t('hotelPage.practical.title')),
    list([
      line(t('hotelPage.practical.checkIn'), arrival),
      line(t('hotelPage.practical.checkOut'), departure),
      line(t('hotelPage.practical.phone'), `${phone.number} (${phone.rate})`),
      line(t('hotelPage.practical.email'), email),
      ...(ways.length > 0 ? [line(t('hotelPage.practical.payment'), format.list(ways))] : []),
      line(
        t('hotelPage.practical.company'),
        t('hotelPage.practical.companyOf', { name: company.name, id: company.businessId }),
      ),
      ...amenitiesOf(hotel, t).map(escaped),
    ]),
  );
}

function room(described: DescribedRoom, { translator }: Writing): string {
  const { facts, equipment, accessibility } = roomFacts(described, translator);
  const texts = [...facts.map(({ text }) => text), ...(equipment === '' ? [] : [equipment]), ...accessibility];
  return parts(heading(3, described.name), escaped(described.description), list(texts.map(escaped)));
}

function house(hotel: HotelPage, { translator }: Writing, addressOf: AddressOf): string {
  const { t, plural } = translator;
  const { accessibility: found } = hotel;
  if (!found) return '';
  const rooms = found.accessibleRooms > 0 ? [plural('hotelPage.house.rooms', found.accessibleRooms)] : [];
  const facts = houseFacts.map((fact) => t(`hotelPage.house.${found[fact] ? 'has' : 'lacks'}.${fact}`));
  return parts(
    heading(2, t('hotelPage.house.title')),
    list([...rooms, ...facts].map(escaped)),
    found.note ? inline(found.note, addressOf) : '',
  );
}

/** Every holiday that is known: the page is read on other days than it is written on. */
function hours(hotel: HotelPage, { translator }: Writing): string {
  const { t } = translator;
  const services = hoursByService(hotel.hours, '');
  if (services.length === 0) return '';
  const lines = services.map(({ kind, usual, holiday }) => {
    const texts = [...usualTexts(usual, translator), ...holiday.map((each) => holidayText(each, translator))];
    return line(t(`hotelPage.hours.${kind}`), texts.join('; '));
  });
  return parts(heading(2, t('hotelPage.hours.title')), list(lines));
}

function fees({ fees: charged }: HotelPage, { translator }: Writing): string {
  const { t, format } = translator;
  if (charged.length === 0) return '';
  const lines = feeKinds.flatMap((kind) =>
    charged
      .filter((fee) => fee.kind === kind)
      .map(({ price, per }) =>
        line(t(`hotelPage.fees.${kind}`), t(`hotelPage.fees.per.${per}`, { price: format.money(price) })),
      ),
  );
  return parts(heading(2, t('hotelPage.fees.title')), list(lines), escaped(t('hotelPage.fees.note')));
}

function subpages(hotel: HotelPage, { site, translator }: Writing): string {
  const { t, locale } = translator;
  if (hotel.subpages.length === 0) return '';
  const lines = hotel.subpages.map(({ slug, title, lead }) => {
    const address = site.page(hotelSubpagePath(hotel.urlPath, slug, locale));
    return `${link(title, address)}${lead === null ? '' : `: ${escaped(lead)}`}`;
  });
  return parts(heading(2, t('hotelPage.subpages.title')), list(lines));
}

function booking(hotel: HotelPage, { site, translator }: Writing): string {
  const { t, locale } = translator;
  return parts(
    heading(2, t('plainPage.booking')),
    escaped(t('plainPage.address')),
    `\`${site.page(stayTemplate(hotel.id, locale))}\``,
    escaped(t('plainPage.presses')),
  );
}

/** The page of a hotel as plain Markdown, with everything that needs no dates: for readers that are no browsers. */
export function hotelMarkdown(hotel: HotelPage, writing: Writing): string {
  const { site, translator } = writing;
  const { t, locale } = translator;
  const addressOf: AddressOf = (href) => (href.startsWith('/') ? site.page(href) : href);
  const brand = hotel.brand === 'custom' ? '' : `${brandNames[hotel.brand]}, `;
  const lead = hotel.headline ?? hotel.summary;
  return `${parts(
    heading(1, hotel.name),
    `> ${escaped(`${brand}${hotel.city}. ${lead}`)}`,
    `<${site.page(hotelPath(hotel.urlPath, locale))}>`,
    richText(hotel.description, addressOf),
    place(hotel, writing),
    practical(hotel, writing),
    hotel.roomTypes.length > 0 ? heading(2, t('hotelPage.rooms.title')) : '',
    ...hotel.roomTypes.map((each) => room(each, writing)),
    house(hotel, writing, addressOf),
    hours(hotel, writing),
    fees(hotel, writing),
    subpages(hotel, writing),
    booking(hotel, writing),
  )}\n`;
}
