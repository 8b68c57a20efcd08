import { render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { offerChange, requote } from '@/domain/price/requote';
import { hotelOffers } from '@/domain/content/testHotel';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { aChosenExtra, anOffer, aRate, aRoomType, aService } from '@/domain/stay/testOffers';
import type { ExtraService } from '@/domain/stay/extraService';
import type { PricedExtra } from '@/domain/stay/extras';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { OfferChangeView } from './OfferChangeView';

/** Shows what changed for a guest who chose an extra. */
function show(extra: PricedExtra, offer: RoomOffer, extraServices: readonly ExtraService[]) {
  const rate = aRate({ breakfastIncluded: false });
  const choices = [{ ...EMPTY_ROOM_CHOICE, room: aRoomType(), rate, offer, extraServices: { [extra.id]: extra } }];
  const found = { ...hotelOffers({ offers: [offer] }), extraServices };
  const quote = requote(choices, found, { isForOther: false, isSignedIn: false });
  if (quote.kind === 'gone') throw new Error('The room is on offer');
  const change = offerChange(choices, null, quote, null);
  if (!change) throw new Error('Nothing has changed');
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <OfferChangeView change={change} timeZone="Europe/Helsinki" now={0} />
    </TranslatorProvider>,
  );
}

describe('what changed since the guest chose', () => {
  it('names an extra for nothing that is gone, without a table of prices that are the same', () => {
    const voucher = { id: 'spa', name: 'Spa voucher', type: 'ROOM', expectedUnitPrice: money(0), quantity: 1 } as const;
    show(aChosenExtra(voucher), anOffer(), []);
    expect(screen.getByText('Room 1: no longer available')).not.toBeNull();
    expect(screen.getByText('Spa voucher x 1')).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows another price of an extra in euros, where the total is in points', () => {
    const offer = anOffer({ price: money(50000, 'S_POINT') });
    show(aChosenExtra(), offer, [aService({ unitPrice: money(1300) })]);
    expect(screen.getByRole('table').textContent).toContain('€25 → €26');
  });
});
