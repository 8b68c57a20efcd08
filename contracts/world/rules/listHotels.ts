import { choosableStay, lowestPrice, stayAtPlan } from '@/domain/price/stayPrice';
import { inOrderOf } from '@/domain/search/hotelOrder';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import type { HotelRecord } from '../model';
import { listedAnswer } from './listedOffers';
import { cursorOf, keepOrder, keptOrder, placeOf, type ListOrder } from './listOrders';
import { offeredStay } from './offeredStay';
import type { FoundHotels, HotelAnswer, ListAsked, Search } from './search';
import { searchHotel } from './searchHotel';
import { searchIssues } from './searchIssues';

const MAX_PAGE_SIZE = 200;

/** Answers in the order of a list: as the site sorts them, which may have them without pages. */
function sorted(answers: readonly HotelAnswer[], { sort, wishes, rateCode, language }: ListAsked) {
  const listed = answers.map((answer) => {
    const whole = choosableStay(offeredStay(answer));
    const stay = stayAtPlan(whole, rateCode ?? '') ?? whole;
    const hasBreakfast = sort === 'recommended' && lowestPrice(stay, ['breakfast']) !== null;
    return {
      answer,
      hotel: { brand: answer.hotel.brand, name: answer.hotel.name[language] },
      available: answer.available,
      price: { lowest: lowestPrice(stay, wishes) },
      canMeet: hasBreakfast ? (['breakfast'] as const) : [],
    };
  });
  return listed.sort(inOrderOf(sort)).map(({ answer }) => answer);
}

/** One page of the hotels of a search that can be made. */
export function listHotels(
  world: World,
  caller: Caller,
  search: Search,
  { list, hotels }: { readonly list: ListAsked; readonly hotels: readonly HotelRecord[] },
): FoundHotels {
  const { first } = list;
  if (first < 1 || first > MAX_PAGE_SIZE) throw new BadInputError(`A page has 1 to ${MAX_PAGE_SIZE} hotels`);
  const place = placeOf(search, list);
  const answers = new Map<string, HotelAnswer>();
  const answerOf = (hotel: HotelRecord): HotelAnswer => {
    const answer = answers.get(hotel.id) ?? searchHotel(world, caller, hotel, search);
    answers.set(hotel.id, answer);
    return answer;
  };
  const inOrder = (): ListOrder => {
    const all = hotels.map(answerOf);
    return {
      hotelIds: sorted(all, list).map(({ hotel }) => hotel.id),
      issues: searchIssues(world, caller, search, all),
    };
  };
  const order = (place && keptOrder(world, place.order)) ?? inOrder();
  const begin = place?.after ?? 0;
  const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
  const page = order.hotelIds.slice(begin, begin + first).flatMap((id) => byId.get(id) ?? []);
  const end = begin + first;
  return {
    hotels: page.map((hotel) => listedAnswer(answerOf(hotel), list.rateCode)),
    issues: order.issues,
    nextPage:
      end < order.hotelIds.length ? cursorOf(search, list, { order: keepOrder(world, order), after: end }) : null,
  };
}
