import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { cardValidity, customerByKey, holds } from '../../../contracts/world/customers';
import type { Customer } from '@/domain/guest/customer';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import type { Session } from '@/session/nextSession';
import { useSession } from '@/session/useSession';
import { MembershipFields } from './MembershipFields';
import { draftOf } from './searchDraft';

jest.mock('@/session/useSession');

const stranger: Session = { kind: 'anonymous', ended: null };

function signedIn(key: string): Session {
  const person = customerByKey(key);
  const customer: Customer = {
    id: key,
    contacts: [],
    eligibleToUseAsom: Boolean(person?.asom),
    eligibleToUseSCard: holds(person ?? null, 'S_CARD'),
    asom: person?.asom ?? null,
    sCard: person?.sCard ? { ...person.sCard, validity: cardValidity(person.sCard), validUntil: null } : null,
  };
  return { kind: 'authenticated', customer };
}

function show(session: Session, query = '', switchedOff: readonly ('ASOM' | 'SCARD')[] = []) {
  jest.mocked(useSession).mockReturnValue(session);
  const onChange = jest.fn();
  const draft = draftOf(parseSearchQuery(new URLSearchParams(query), '2026-12-01'), []);
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <MembershipFields idPrefix="s" draft={draft} switchedOff={new Set(switchedOff)} onChange={onChange} />
    </TranslatorProvider>,
  );
  return onChange;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the membership to search with', () => {
  it('is chosen by a guest who is not signed in', () => {
    const onChange = show(stranger);
    expect(options()).toEqual(['No membership', 'S-Card', 'Co-op member']);
    act(() => void fireEvent.change(screen.getByLabelText('Membership'), { target: { value: 'ASOM' } }));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ members: ['ASOM'] }));
  });

  it.each([
    ['asom', ['Co-op member', 'No membership']],
    ['scard', ['S-Card', 'No membership']],
    ['both', ['Co-op member and S-Card', 'No membership']],
    ['none', []],
  ])('is known for a customer, who may leave it out (%s)', (key, expected) => {
    show(signedIn(key));
    expect(options()).toEqual(expected);
  });

  it('is kept when a link named it', () => {
    show(signedIn('asom'), 'member=S_CARD');
    expect(options()).toEqual(['Co-op member', 'S-Card', 'No membership']);
    expect(screen.getByLabelText<HTMLSelectElement>('Membership').value).toBe('S_CARD');
  });

  it('is kept when a link named several', () => {
    const onChange = show(signedIn('asom'), 'member=ASOM,S_CARD');
    const field = screen.getByLabelText<HTMLSelectElement>('Membership');
    expect(field.selectedOptions[0]?.textContent).toBe('Co-op member and S-Card');
    act(() => void fireEvent.change(field, { target: { value: 'NONE' } }));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ members: ['NONE'] }));
  });

  it('leaves out what is switched off', () => {
    show(signedIn('staff'), '', ['ASOM']);
    expect(options()).toEqual([]);
  });

  it('says why the rates of an expired card are not used', () => {
    show(signedIn('scard-expired'));
    expect(options()).toEqual([]);
    expect(screen.getByText(/^Your S-Card has expired/)).not.toBeNull();
    cleanup();
    show(signedIn('scard'));
    expect(screen.queryByText(/^Your S-Card has expired/)).toBeNull();
  });
});
