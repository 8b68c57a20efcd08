import { decide } from '@/telemetry/consent';
import { hasReasonAtOnce, signs } from './reasons';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

describe('a page', () => {
  it('sleeps for a guest who comes for the first time', () => {
    expect(hasReasonAtOnce()).toBe(false);
  });

  it.each([
    ['a search is in its address', () => history.replaceState(null, '', '/?place=Turku')],
    ['the key of a booking is in its address', () => history.replaceState(null, '', '/#id=1&hash=2')],
    ['a customer is signed in', () => localStorage.setItem('sarastus.auth.tokens', '{}')],
    ['the identity provider has set its cookies', () => void (document.cookie = 'accessToken=a')],
    ['an order is kept', () => localStorage.setItem('sarastus.state.reservationFlowV2', '{}')],
    ['a card is being bought', () => localStorage.setItem('sarastus.state.purchaseScard', '{}')],
  ])('is awake at once when %s', (_name, happens) => {
    happens();
    expect(hasReasonAtOnce()).toBe(true);
    document.cookie = 'accessToken=; max-age=0';
  });

  it('wakes where the browser has an assistant, whose tools its code registers', () => {
    Object.defineProperty(document, 'modelContext', { configurable: true, value: {} });
    expect(hasReasonAtOnce()).toBe(true);
    Reflect.deleteProperty(document, 'modelContext');
    expect(hasReasonAtOnce()).toBe(false);
  });

  it('sleeps with a place of its text in the address', () => {
    history.replaceState(null, '', '/#search');
    expect(hasReasonAtOnce()).toBe(false);
  });

  it('sleeps after a decision that allows nothing, whatever was asked', () => {
    decide([]);
    expect(hasReasonAtOnce()).toBe(false);
    localStorage.setItem('sarastus.consent', JSON.stringify({ asked: ['statistics'], allowed: ['statistics'] }));
    expect(hasReasonAtOnce()).toBe(true);
  });
});

describe('a sign of use', () => {
  const isSign = (type: string, selector: string) => {
    const event = new Event(type, { bubbles: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return signs[type]?.(event);
  };

  it('is a press, but not on a link, which leaves the page', () => {
    document.body.innerHTML = '<a href="/x"><b>Link</b></a><button>B</button><a id="o" data-opens="" href="/y">O</a>';
    expect(isSign('pointerdown', 'b')).toBe(false);
    expect(isSign('click', 'b')).toBe(false);
    expect(isSign('pointerdown', 'button')).toBe(true);
    expect(isSign('click', '#o')).toBe(true);
  });

  it('is a pointer that moves, not one that rests where the page is laid out', () => {
    const moves = (movementX: number) =>
      signs['pointermove']?.(Object.assign(new Event('x'), { movementX, movementY: 0 }));
    expect([moves(0), moves(3)]).toEqual([false, true]);
  });

  it('is the focus in a field', () => {
    document.body.innerHTML = '<input /><a href="/x">Link</a>';
    expect(isSign('focusin', 'input')).toBe(true);
    expect(isSign('focusin', 'a')).toBe(false);
  });

  it('is scrolling where the page has a search, but not a strip in it', () => {
    const scrolls = (target: EventTarget) => {
      const event = new Event('scroll', { bubbles: true });
      target.dispatchEvent(event);
      return signs['scroll']?.(event);
    };
    expect(scrolls(document)).toBe(false);
    document.body.innerHTML = '<form id="search"></form><ul></ul>';
    expect(scrolls(document)).toBe(true);
    expect(scrolls(document.querySelector('ul') as Element)).toBe(false);
  });
});
