import { emptyFlow } from '@/state/reservationFlowShape';
import { beginFlow } from '@/state/reservationFlowState';
import { fullFlow, someCriteria } from '@/state/testFlow';
import { hrefOfBeginning, hrefOfPosition, nextHref, openPosition } from './bookingSteps';

const twoRooms = someCriteria({ party: { rooms: 2, adults: 2, children: 0, childrenAges: [], pets: 0 } });

describe('the pages of booking', () => {
  it('lead from one to the next, room by room', () => {
    const flow = fullFlow(twoRooms);
    const visited: string[] = [];
    let position = openPosition(flow, 'chooseRoom', '0');
    for (let left = 10; left > 0 && position.step !== 'checkAndConfirm'; left -= 1) {
      const href = nextHref(flow, position, 'en');
      visited.push(href);
      const [, step = ''] = /\/booking\/(\w+)/.exec(href) ?? [];
      const steps = {
        room: 'chooseRoom',
        rate: 'chooseRate',
        extras: 'chooseExtras',
        details: 'contactDetails',
      } as const;
      const named = Object.entries(steps).find(([word]) => word === step)?.[1] ?? 'checkAndConfirm';
      position = openPosition(flow, named, new URLSearchParams(href.split('?')[1]).get('room'));
    }
    expect(visited).toEqual([
      '/en/booking/rate?room=0',
      '/en/booking/room?room=1',
      '/en/booking/rate?room=1',
      '/en/booking/extras?room=0',
      '/en/booking/extras?room=1',
      '/en/booking/details',
      '/en/booking/review',
    ]);
  });

  it('end where the payment is told', () => {
    expect(nextHref(fullFlow(), { step: 'checkAndConfirm', room: null }, 'fi')).toBe('/varaus/maksu');
  });

  it('open at the first where something is missing, whatever the address says', () => {
    const begun = beginFlow(emptyFlow, twoRooms);
    expect(openPosition(begun, 'checkAndConfirm', null)).toEqual({ step: 'chooseRoom', room: 0 });
    expect(openPosition(begun, 'chooseRate', '1')).toEqual({ step: 'chooseRoom', room: 0 });
    const { contactComplete: _done, ...typed } = fullFlow(twoRooms);
    const halfway = { ...typed, contactComplete: false };
    expect(openPosition(halfway, 'checkAndConfirm', null)).toEqual({ step: 'contactDetails', room: null });
  });

  it('open for a room that is none at the room that is', () => {
    expect(openPosition(fullFlow(), 'chooseRoom', '7').step).toBe('checkAndConfirm');
    expect(openPosition(fullFlow(), 'chooseRoom', 'x')).toEqual({ step: 'chooseRoom', room: 0 });
  });

  it('have addresses in the language of the guest', () => {
    expect(hrefOfPosition({ step: 'chooseRate', room: 1 }, 'sv')).toBe('/sv/bokning/pris?room=1');
    expect(hrefOfPosition({ step: 'contactDetails', room: null }, 'fi')).toBe('/varaus/tiedot');
    expect(hrefOfBeginning('et')).toBe('/et');
  });
});
