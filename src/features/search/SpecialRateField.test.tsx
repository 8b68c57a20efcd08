import { fireEvent, render, screen } from '@testing-library/react';
import type { Customer } from '@/domain/guest/customer';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { draftOf } from './searchDraft';
import { SpecialRateField } from './SpecialRateField';

jest.mock('@/session/useSession');

const member = (isStaff: boolean): Customer => ({
  id: 'c',
  contacts: [],
  eligibleToUseAsom: true,
  eligibleToUseSCard: false,
  asom: { identifier: '8001002', isStaff },
  sCard: null,
});
const family = 'adults=1&children=1&ages=9';

function show(customer: Customer | null, query = '', switchedOff: readonly SearchFeature[] = []) {
  jest
    .mocked(useSession)
    .mockReturnValue(customer ? { kind: 'authenticated', customer } : { kind: 'anonymous', ended: null });
  const onChange = jest.fn();
  const draft = draftOf(parseSearchQuery(new URLSearchParams(query), '2026-12-01'), []);
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <SpecialRateField idPrefix="s" draft={draft} switchedOff={new Set(switchedOff)} onChange={onChange} />
    </TranslatorProvider>,
  );
  return onChange;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Special rates'), { target: { value } });

describe('rates for a group of guests', () => {
  it.each([
    ['a stranger', null, '', []],
    ['a member', member(false), '', []],
    ['a child below school age', null, 'adults=1&children=1&ages=6', []],
    ['staff', member(true), '', ['Standard rates', 'Staff rates', 'Rates for friends of our staff']],
    ['a party with a pupil', null, family, ['Standard rates', 'School group: pupils and their teachers']],
  ] as const)('are offered to those whom they are for: %s', (_, customer, query, expected) => {
    show(customer, query);
    expect(options()).toEqual(expected);
  });

  it.each([
    ['STAFF', 'STFF'],
    ['FRIENDS', 'FRNDS'],
    ['SCHOOL', 'KOULSH'],
  ])('are searched without knowing the code: %s', (rate, promotionCode) => {
    const onChange = show(member(true), `${family}&company=YRITYS100&reward=1`);
    choose(rate);
    const others = { companyCode: '', blockCode: '', rewardNight: false };
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ promotionCode, ...others }));
  });

  it('can be left again for the ordinary ones', () => {
    const onChange = show(member(true), 'promo=stff');
    expect(screen.getByLabelText<HTMLSelectElement>('Special rates').value).toBe('STAFF');
    choose('');
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ promotionCode: '' }));
  });

  it('leave out those of staff where they are switched off, and all where codes are', () => {
    show(member(true), family, ['STAFF_DISCOUNT']);
    expect(options()).toEqual(['Standard rates', 'School group: pupils and their teachers']);
  });

  it('are none where codes are switched off', () => {
    show(member(true), family, ['PROMOTION_CODE']);
    expect(options()).toEqual([]);
  });
});
