import { money } from './money';
import { cheapestOffer, cheapestOfferOfType, defaultRate, isBarRate, visibleRates } from './rates';
import { anOffer, aRate } from './testOffers';

const bar = aRate({ code: 'BAR' });
const webbar = aRate({ code: 'WEBBAR' });
const asom = aRate({ code: 'ASOM', loyaltyType: 'ASOM' });
const saver = aRate({ code: 'SAVER', depositRequirement: 'DEPOSIT_REQUIRED' });
const guest = { hasAsomMembership: false, editing: false };
const member = { hasAsomMembership: true, editing: false };

describe('visibleRates', () => {
  it('shows everybody everything while no member rate is on offer', () => {
    expect(visibleRates([bar, saver], guest)).toEqual([bar, saver]);
  });

  it('hides standard rates from a member', () => {
    expect(visibleRates([bar, webbar, saver], member)).toEqual([saver]);
  });

  it('hides standard rates from whoever is offered a member rate', () => {
    expect(visibleRates([bar, asom, saver], guest)).toEqual([asom, saver]);
  });

  it.each(['WEBBAR', 'BAR', 'WEBBARV', 'BARV'])('takes %s for a standard rate', (code) => {
    expect(isBarRate(code)).toBe(true);
    expect(visibleRates([aRate({ code }), asom], member)).toEqual([asom]);
  });

  it.each(['BARX', 'bar', 'STFF', ''])('does not take %j for a standard rate', (code) => {
    expect(isBarRate(code)).toBe(false);
  });

  it('shows the only rate, standard or not', () => {
    expect(visibleRates([bar], member)).toEqual([bar]);
    expect(visibleRates([], member)).toEqual([]);
  });

  it('never leaves a member without a rate', () => {
    expect(visibleRates([bar, webbar], member)).toEqual([bar, webbar]);
  });

  it('offers an edit only what needs no deposit', () => {
    const guaranteed = aRate({ code: 'GTD', depositRequirement: 'GUARANTEE_REQUIRED' });
    expect(visibleRates([bar, saver, guaranteed], { ...guest, editing: true })).toEqual([bar]);
  });
});

describe('defaultRate', () => {
  it('is the first standard rate, else the first', () => {
    expect(defaultRate([saver, webbar, bar])).toBe(webbar);
    expect(defaultRate([saver, asom])).toBe(saver);
    expect(defaultRate([])).toBeNull();
  });
});

describe('the cheapest offer', () => {
  const dear = anOffer({ rateCode: 'BAR', price: money(30000) });
  const cheap = anOffer({ rateCode: 'SAVER', price: money(20000) });
  const otherType = anOffer({ roomTypeRefId: 'suite', price: money(100) });
  const otherRoom = anOffer({ roomConfigurationId: 'room-1', price: money(100) });

  it('of a room type is looked for among its own, for the same room of the search', () => {
    expect(cheapestOfferOfType([dear, otherType, cheap, otherRoom], 'standard', 'room-0')).toBe(cheap);
    expect(cheapestOfferOfType([dear], 'suite', 'room-0')).toBeNull();
  });

  it('is the first of those that cost the same', () => {
    const same = anOffer({ rateCode: 'OTHER', price: money(20000) });
    expect(cheapestOffer([dear, cheap, same])).toBe(cheap);
  });

  it('does not take a small number of points for a small price', () => {
    expect(cheapestOffer([anOffer({ price: money(100, 'S_POINT') }), dear])).toBe(dear);
  });
});
