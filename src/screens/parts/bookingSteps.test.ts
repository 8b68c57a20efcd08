import { emptyFlow } from '@/state/reservationFlowShape';
import { beginFlow } from '@/state/beginFlow';
import { fullFlow, someCriteria } from '@/state/testFlow';
import { hrefOfPosition, nextHref, nextRoom, openPosition, shownSteps } from './bookingSteps';

const twoRooms = someCriteria({ party: { rooms: 2, adults: 2, children: 0, childrenAges: [], pets: 0 } });

const words = {
  room: 'chooseRoom',
  rate: 'chooseRate',
  extras: 'chooseExtras',
  details: 'contactDetails',
  review: 'checkAndConfirm',
} as const;

/** The pages of a booking of two rooms in their order, each as the one before leads to it. */
function visitedPages(extras: boolean): readonly string[] {
  const flow = fullFlow(twoRooms);
  const visited: string[] = [];
  let position = openPosition(flow, 'chooseRoom', '0', extras);
  for (let left = 10; left > 0 && position.step !== 'checkAndConfirm'; left -= 1) {
    const href = nextHref(flow, position, 'en', extras);
    visited.push(href);
    const { pathname, searchParams } = new URL(href, 'https://site.example');
    const word = pathname.split('/').at(-1) as keyof typeof words;
    position = openPosition(flow, words[word], searchParams.get('room'), extras);
  }
  return visited;
}

describe('the pages of booking', () => {
  it('lead from one to the next, room by room', () => {
    expect(visitedPages(true)).toEqual([
      '/en/booking/rate?room=0',
      '/en/booking/room?room=1',
      '/en/booking/rate?room=1',
      '/en/booking/extras',
      '/en/booking/details',
      '/en/booking/review',
    ]);
  });

  it('lead to another room where the next page is about one', () => {
    const flow = fullFlow(twoRooms);
    expect(nextRoom(flow, { step: 'chooseRate', room: 0 }, true)).toBe(1);
    expect(nextRoom(flow, { step: 'chooseRoom', room: 1 }, true)).toBeNull();
    expect(nextRoom(flow, { step: 'chooseRate', room: 1 }, true)).toBeNull();
    expect(nextRoom(flow, { step: 'chooseExtras', room: null }, true)).toBeNull();
    expect(nextRoom(flow, { step: 'contactDetails', room: null }, true)).toBeNull();
  });

  it('skip the extras where none are sold, also for an old link to them', () => {
    expect(visitedPages(false)).toEqual([
      '/en/booking/rate?room=0',
      '/en/booking/room?room=1',
      '/en/booking/rate?room=1',
      '/en/booking/details',
      '/en/booking/review',
    ]);
    expect(openPosition(fullFlow(), 'chooseExtras', '0', false).step).toBe('checkAndConfirm');
    expect(shownSteps(false)).toEqual(['chooseRoom', 'chooseRate', 'contactDetails', 'checkAndConfirm']);
    expect(shownSteps(true)).toHaveLength(5);
  });

  it('end at the page of the payment', () => {
    expect(nextHref(fullFlow(), { step: 'checkAndConfirm', room: null }, 'fi', true)).toBe('/varaus/maksu');
  });

  it('open at the first incomplete one, whatever the address says', () => {
    const started = beginFlow(emptyFlow, twoRooms);
    expect(openPosition(started, 'checkAndConfirm', null, true)).toEqual({ step: 'chooseRoom', room: 0 });
    expect(openPosition(started, 'chooseRate', '1', true)).toEqual({ step: 'chooseRoom', room: 0 });
    const { contactComplete: _done, ...typed } = fullFlow(twoRooms);
    const halfway = { ...typed, contactComplete: false };
    expect(openPosition(halfway, 'checkAndConfirm', null, true)).toEqual({ step: 'contactDetails', room: null });
  });

  it('open at an existing room where the address names none', () => {
    expect(openPosition(fullFlow(), 'chooseRoom', '7', true).step).toBe('checkAndConfirm');
    expect(openPosition(fullFlow(), 'chooseRoom', 'x', true)).toEqual({ step: 'chooseRoom', room: 0 });
  });

  it('have addresses in the language of the guest', () => {
    expect(hrefOfPosition({ step: 'chooseRate', room: 1 }, 'sv')).toBe('/sv/bokning/pris?room=1');
    expect(hrefOfPosition({ step: 'contactDetails', room: null }, 'fi')).toBe('/varaus/tiedot');
  });
});
