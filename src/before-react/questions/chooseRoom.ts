import { today } from '@/browser/today';
import { chosenApi } from '@/config/chosenApi';
import { hotelPicture } from '@/config/hotelPicture';
import { imageSources } from '@/design-system/imageSources';
import type { KnownHotel } from '@/domain/content/hotel';
import { hasAllAges } from '@/domain/stay/party';
import { occupanciesOf } from '@/domain/stay/placement';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { beginFlow } from '@/state/beginFlow';
import { stayText } from '@/features/stay-summary/stayText';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { createTranslator } from '@/i18n/translator';
import type { FirstQuestion } from './askFirst';
import type { KnownTexts } from './tellEarly';
import { keptFlow } from './keptFlow';
import { ofSearch } from './questionOf';
import { offersQuestionV1 } from './v1/offersQuestionV1';
import { offersQuestionV2 } from './v2/offersQuestionV2';

const questions = { v1: offersQuestionV1, v2: offersQuestionV2 };

/** The flow of this page: the stored one, or the one that an address with a hotel begins. */
function flowOf(query: URLSearchParams): ReservationFlow | null {
  const kept = keptFlow();
  // With an unsettled order, the guest decides first what to do with it.
  if (kept.paymentState) return null;
  if (!query.get('hotel')) return kept;
  const search = parseSearchQuery(query, today());
  return hasAllAges(search.party) ? beginFlow(kept, search) : null;
}

/** The rooms of the stay in the address or in storage. */
export const chooseRoom: FirstQuestion = ({ locale, query }) => {
  const flow = flowOf(query);
  if (!flow?.criteria) return null;
  const { api, criteria } = flow;
  const asked = { criteria, occupancies: occupanciesOf(flow.roomPlacement) };
  return ofSearch(criteria, (flags) => questions[chosenApi(api)](asked, locale, flags));
};

/** The picture of a hotel, as `EarlyPicture` shows it. */
function pictureOf(hotel: KnownHotel): readonly string[] | undefined {
  const known = imageSources(hotelPicture(hotel).src, 'low');
  return known ? [known.fallback.src, ...known.sources.map(({ srcSet }) => srcSet)] : undefined;
}

/** The name and the picture of the hotel of that stay. */
export const roomHotel: KnownTexts = ({ content, query }) => {
  const flow = flowOf(query);
  const destination = flow?.criteria?.destination;
  const hotel = destination?.kind === 'hotel' && (flow?.hotel ?? content.knownHotels?.[destination.hotelId]);
  return hotel ? { hotel: [hotel.name], picture: pictureOf(hotel) } : null;
};

/** The dates and the party of that stay. */
export const roomStay: KnownTexts = ({ locale, messages, query }) => {
  const criteria = flowOf(query)?.criteria;
  return criteria ? { stay: [stayText(criteria, createTranslator(locale, messages))] } : null;
};
