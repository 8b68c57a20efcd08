import { isWrittenIn } from '../../world/content/languages';
import type { SubpageRecord } from '../../world/content/model';
import type { HotelRecord } from '../../world/model';
import { pictureOfSubpage } from '../../world/content/pictures';
import { hotelDates } from './hotelDates';
import { presentAlternates, presentMeta } from './presentWritten';
import { presentBlocks, presentPicture, type ContentScope } from './richText';

/** The pages of a hotel that are written in the language. */
export const writtenSubpages = ({ id }: HotelRecord, { content, language }: ContentScope): readonly SubpageRecord[] =>
  (content.hotels.get(id)?.subpages ?? []).filter(({ kind }) => isWrittenIn(content, `hotel:${id}/${kind}`, language));

/** One page of a hotel. The hotel itself is resolved only when it is selected. */
export const presentSubpage = (
  subpage: SubpageRecord,
  hotel: HotelRecord,
  scope: ContentScope,
  presentHotel: (hotel: HotelRecord, scope: ContentScope) => unknown,
) => {
  const { language, locale } = scope;
  const picture = pictureOfSubpage(hotel, subpage.kind);
  const title = subpage.title[language];
  const lead = subpage.lead[language];
  return {
    id: `${hotel.id}-${subpage.kind}`,
    locale,
    slug: subpage.slug[language],
    kind: subpage.kind,
    title,
    lead,
    image: presentPicture(picture, language),
    body: () => presentBlocks(subpage.body, scope),
    meta: () =>
      presentMeta({ ...hotelDates, title: `${title} – ${hotel.name[language]}`, description: lead, picture }, scope),
    hotel: () => presentHotel(hotel, scope),
    alternates: () => presentAlternates(subpage.slug, `hotel:${hotel.id}/${subpage.kind}`, scope),
  };
};
