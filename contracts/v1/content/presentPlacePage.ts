import type { PlacePageRecord } from '../../world/content/model';
import { pictureOfHotel } from '../../world/content/pictures';
import { hotelsByArea, hotelsByCity, hotelsByCollection } from '../../world/placeHotels';
import { hotelDates } from './hotelDates';
import { presentHotel } from './presentHotel';
import { presentAlternates, presentMeta } from './presentWritten';
import { presentBlocks, presentPicture, type ContentScope } from './richText';

const gatherings = { AREA: hotelsByArea, CITY: hotelsByCity, COLLECTION: hotelsByCollection };

/** The page of a town, an area or a collection; null for one without hotels. */
export const presentPlacePage = ({ id, kind, slug, lead, story }: PlacePageRecord, scope: ContentScope) => {
  const { language, locale } = scope;
  const place = gatherings[kind]().find((each) => each.id === id);
  const [first] = place?.hotels ?? [];
  if (!place || !first) return null;
  const title = place.name[language];
  const description = lead[language];
  const picture = pictureOfHotel(first);
  const { compare } = new Intl.Collator(language);
  return {
    id,
    locale,
    kind,
    slug: slug[language],
    title,
    lead: description,
    image: presentPicture(picture, language),
    body: () => presentBlocks([{ kind: 'paragraph', text: story }], scope),
    meta: () => presentMeta({ ...hotelDates, title, description, picture }, scope),
    hotels: () =>
      [...place.hotels]
        .sort((one, other) => compare(one.name[language], other.name[language]))
        .map((hotel) => presentHotel(hotel, scope)),
    alternates: () => presentAlternates(slug, `place:${id}`, scope),
  };
};
