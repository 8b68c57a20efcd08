import { render, screen } from '@testing-library/react';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { priceOf } from '@/domain/price/requote';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StayReview } from './StayReview';

const room: RoomChoice = { ...EMPTY_ROOM_CHOICE, room: aRoomType(), rate: aRate(), offer: anOffer() };
const show = (contact: Partial<typeof EMPTY_CONTACT>, choices: readonly RoomChoice[] = [room]) =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StayReview
        contact={{ ...EMPTY_CONTACT, ...contact }}
        choices={choices}
        contactHref="#"
        price={priceOf(choices)}
        hasAlcohol={false}
      />
    </TranslatorProvider>,
  );
const answerTo = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent;

const address = { street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki', countryCode: 'FI' };

describe('the review of an order', () => {
  it('shows whatever of a company is sent', () => {
    show({ profileType: 'BUSINESS', companyName: 'Kuura Oy', businessId: '1234567-1', reference: 'PO 77' });
    expect([answerTo('Company'), answerTo('Business ID'), answerTo('Invoice reference')]).toEqual([
      'Kuura Oy',
      '1234567-1',
      'PO 77',
    ]);
  });

  it('has no line for what was left empty', () => {
    show({ profileType: 'BUSINESS', companyName: 'Kuura Oy' });
    expect(screen.getByText('Company')).toBeTruthy();
    expect([screen.queryByText('Business ID'), screen.queryByText('Invoice reference')]).toEqual([null, null]);
    expect(screen.getAllByRole('definition').filter(({ textContent }) => !textContent)).toEqual([]);
  });

  it('shows the address of a stay for business, with its country', () => {
    show({ ...address, profileType: 'BUSINESS' });
    expect(answerTo('Address')).toBe('Koivukuja 1, 00100 Helsinki, Finland');
  });

  it('shows no address of a private stay, which none is sent with', () => {
    show({ ...address, profileType: 'PRIVATE' });
    expect(screen.queryByText('Address')).toBeNull();
  });

  it('shows the wish for the bathroom of each room that may have it', () => {
    const either = aRoomType({ bathroomType: 'NONE' });
    show({}, [
      { ...room, room: either },
      { ...room, room: either, bathroomWish: 'BATH' },
    ]);
    expect(answerTo('Bathroom, Room 1')).toBeUndefined();
    expect(answerTo('Bathroom, Room 2')).toBe('A bathtub, please');
  });
});
