import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import type { RateOption } from '@/domain/rate/rateOptions';
import { EMPTY_ROOM_CHOICE } from '@/domain/stay/roomChoice';
import { anOffer, aRate } from '@/domain/stay/testOffers';
import { restrictionReasons } from '@/domain/rate/ratePlan';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import { restrictionWays } from '@/errors/RestrictionNotice';
import type { RestrictionWay, WaysToMeet } from '@/errors/RestrictionNotice';
import { languages } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ChooseRateView } from './ChooseRateView';
import type { RoomsOfStay } from './ChooseRateView';

const session = jest.fn().mockReturnValue({ kind: 'anonymous', ended: null });
jest.mock('@/session/useSession', () => ({ useSession: () => session() }));

const option = (code: string, fields: Partial<RateOption> = {}): RateOption => ({
  rate: aRate({ code, name: `Rate ${code}` }),
  offer: anOffer({ rateCode: code }),
  isDefault: false,
  isLowest: false,
  more: null,
  blockedBy: [],
  terms: [],
  saving: null,
  points: null,
  ...fields,
});
const flexible = option('WEBBAR', { isDefault: true, more: money(2000) });
const advance = option('ADVANCE', { isLowest: true });
const members = option('MEMBER', { blockedBy: ['ASOM_REQUIRED', 'LOGIN_REQUIRED'] });

function show(
  options: readonly RateOption[],
  chosenRefId: string | null = null,
  ways: WaysToMeet = {},
  isForOther = false,
  rooms?: RoomsOfStay,
) {
  const onChoose = jest.fn();
  const onClear = jest.fn();
  const onForOther = jest.fn();
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ChooseRateView
        options={options}
        stay={{ nights: 2, timeZone: 'Europe/Helsinki', now: 0, isForOther, breakfast: null }}
        chosenRefId={chosenRefId}
        onChoose={onChoose}
        onClear={onClear}
        onForOther={onForOther}
        waysFor={() => ways}
        rooms={rooms}
      />
    </TranslatorProvider>,
  );
  return {
    onChoose,
    onClear,
    onForOther,
    submit: () => fireEvent.submit(container.querySelector('form') ?? container),
  };
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('says that a room type has one rate, beside which no other is lower', () => {
  show([option('WEBBAR', { isDefault: true, isLowest: true })], aRate({ code: 'WEBBAR' }).refId);
  expect(screen.getByText('There is one rate for this room type in your search.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to the lowest price' })).toBeNull();
  cleanup();
  show([flexible, advance], flexible.rate.refId);
  expect(screen.queryByText(/There is one rate/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to the lowest price' })).toBeTruthy();
});

const messages = loadAllMessages('en').restrictions;

/** Each reason that can keep a guest from a rate, with the nearest way to meet it. */
const reasons: Readonly<Record<RestrictionReason, RestrictionWay>> = {
  ASOM_NOT_ALLOWED: 'leaveMembershipOut',
  ASOM_REQUIRED: 'signIn',
  BOOKING_FOR_OTHER_NOT_ALLOWED: 'bookForMyself',
  BOOKING_FOR_OTHER_REQUIRES_PAYMENT: 'bookForMyself',
  LOGIN_REQUIRED: 'signIn',
  ONLY_S_BANK_PAYMENTS: 'dropCode',
  STAFF_MEMBERSHIP_REQUIRED: 'signIn',
  SUFFICIENT_S_POINTS_REQUIRED: 'payWithMoney',
  S_CARD_NOT_ALLOWED: 'leaveMembershipOut',
  S_CARD_REQUIRED: 'signIn',
};

describe('a rate that is not for this guest', () => {
  it.each(restrictionReasons)('says why beside the rate, and what to do: %s', (reason) => {
    const way = jest.fn();
    const ways = { signIn: way, leaveMembershipOut: way, payWithMoney: way, dropCode: way };
    const { onForOther } = show([option('CLOSED', { blockedBy: [reason] }), flexible], null, ways, true);
    expect(screen.getByText(messages[reason])).not.toBeNull();
    const name = reasons[reason];
    const others = restrictionWays.filter((each) => each !== name);
    for (const other of others) expect(screen.queryByRole('button', { name: messages.ways[other] })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.ways[name] }));
    expect(name === 'bookForMyself' ? onForOther.mock.calls : way.mock.calls).toHaveLength(1);
  });

  it.each(restrictionReasons)('has its words in every language: %s', (reason) => {
    const texts = languages.map((language) => loadAllMessages(language).restrictions[reason]);
    expect(new Set(texts.filter(Boolean)).size).toBe(languages.length);
  });

  it('says that the S-Card has expired, not that its points are too few', () => {
    session.mockReturnValueOnce({ kind: 'authenticated', customer: { sCard: { validity: 'EXPIRED' } } });
    show([option('REWARD', { blockedBy: ['SUFFICIENT_S_POINTS_REQUIRED'] }), flexible]);
    expect(screen.getByText(messages.cardExpired)).toBeTruthy();
    expect(screen.queryByText(messages.SUFFICIENT_S_POINTS_REQUIRED)).toBeNull();
    expect(screen.getByRole('link', { name: messages.ways.renewCard })).toBeTruthy();
  });

  it('says how many points are lacking', () => {
    const points = { has: money(900000, 'S_POINT'), takes: money(1000000, 'S_POINT'), left: money(-100000, 'S_POINT') };
    show([option('REWARD', { blockedBy: ['SUFFICIENT_S_POINTS_REQUIRED'], points }), flexible]);
    expect(screen.getByText(/^You have 9,000.S Points\. You need 1,000.S Points more\.$/)).not.toBeNull();
  });

  it('says why the room has no rate any more, where the one it had is for the person who books', () => {
    const why = loadAllMessages('en').chooseRate.forOther.closed;
    const mine = option('STAFF', { blockedBy: ['BOOKING_FOR_OTHER_NOT_ALLOWED'] });
    show([mine, flexible], null, {}, true);
    expect(screen.getByText(why)).not.toBeNull();
    cleanup();
    show([mine, flexible], flexible.rate.refId, {}, true);
    expect(screen.queryByText(why)).toBeNull();
    cleanup();
    show([option('STAFF'), flexible]);
    expect(screen.queryByText(why)).toBeNull();
  });

  it('passes the focus to the rate that the guest may have now, as the button goes away', () => {
    function Step() {
      const [isForOther, setForOther] = useState(true);
      const mine = option('STAFF', { blockedBy: isForOther ? ['BOOKING_FOR_OTHER_NOT_ALLOWED'] : [] });
      return (
        <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
          <ChooseRateView
            options={[mine, flexible]}
            stay={{ nights: 2, timeZone: 'Europe/Helsinki', now: 0, isForOther, breakfast: null }}
            chosenRefId={null}
            onChoose={() => undefined}
            onForOther={setForOther}
            waysFor={() => ({})}
          />
        </TranslatorProvider>
      );
    }
    render(<Step />);
    const myself = screen.getByRole('button', { name: messages.ways.bookForMyself });
    myself.focus();
    fireEvent.click(myself);
    expect(screen.queryByRole('button', { name: messages.ways.bookForMyself })).toBeNull();
    expect(document.activeElement).toBe(radio(/STAFF/));
    // The box that says so stays too.
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('leaves a stranger to search without the membership when they are signed in', () => {
    const leaveMembershipOut = jest.fn();
    show([option('ASOM', { blockedBy: ['ASOM_REQUIRED'] }), flexible], null, { leaveMembershipOut });
    fireEvent.click(screen.getByRole('button', { name: messages.ways.leaveMembershipOut }));
    expect(leaveMembershipOut).toHaveBeenCalledTimes(1);
  });
});

describe('choosing a rate', () => {
  it('is heard with a pause after each line', () => {
    show([flexible]);
    const described = document.getElementById(radio(/WEBBAR/).getAttribute('aria-describedby') ?? '');
    const lines = [...(described?.querySelectorAll('svg + span') ?? [])].map((line) => line.textContent);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !/[^.]\. $/.test(line))).toEqual([]);
  });

  it('preselects the default rate', () => {
    const { onChoose, submit } = show([advance, flexible]);
    expect([radio(/ADVANCE/).checked, radio(/WEBBAR/).checked]).toEqual([false, true]);
    submit();
    expect(onChoose.mock.calls).toEqual([[flexible, null]]);
  });

  it('takes the rate the guest picks', () => {
    const { onChoose, submit } = show([advance, flexible]);
    fireEvent.click(radio(/ADVANCE/));
    submit();
    expect(onChoose.mock.calls).toEqual([[advance, null]]);
  });

  it('preselects the rate chosen before, or the default when that is gone or not allowed', () => {
    show([advance, flexible], 'ADVANCE');
    expect(radio(/ADVANCE/).checked).toBe(true);
  });

  it.each(['GONE', 'MEMBER'])('preselects the default when the rate chosen before is %s', (refId) => {
    show([members, advance, flexible], refId);
    expect(radio(/WEBBAR/).checked).toBe(true);
  });

  it('shows a rate that the guest may not book with the reason, and never selects it', () => {
    const { onChoose, submit } = show([members, flexible]);
    expect(radio(/MEMBER/).disabled).toBe(true);
    expect(screen.getByText('This rate is for Co-op members.')).not.toBeNull();
    radio(/MEMBER/).click();
    submit();
    expect(onChoose.mock.calls).toEqual([[flexible, null]]);
  });

  it('cannot go on while there is nothing to choose', () => {
    const { onChoose, submit } = show([members]);
    submit();
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the price with each rate, and how much more it is than the lowest', () => {
    show([advance, flexible]);
    expect(radio(/Rate ADVANCE.*€240/)).not.toBeNull();
    expect(screen.getByText('Lowest price')).not.toBeNull();
    expect(screen.getByText('€20 more than the lowest')).not.toBeNull();
  });

  it('says how much less a member pays than everyone for the same', () => {
    const saving = { publicRate: aRate({ name: 'Flexible' }), less: money(3410) };
    show([option('ASOM', { saving }), flexible]);
    expect(screen.getByText('€34.10 less than “Flexible”, which is open to everyone')).not.toBeNull();
  });

  it('can drop the chosen rate, back to the lowest price', () => {
    const { onClear } = show([advance, flexible], 'WEBBAR');
    fireEvent.click(screen.getByRole('button', { name: 'Back to the lowest price' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(radio(/ADVANCE/).checked).toBe(true);
  });

  it('says once what a member rate requires, with one link to sign in', () => {
    const signIn = jest.fn();
    show([members, flexible], null, { signIn });
    expect(screen.queryByText(loadAllMessages('en').restrictions.LOGIN_REQUIRED)).toBeNull();
    const ways = screen.getAllByRole('button', { name: 'Sign in' });
    expect(ways).toHaveLength(1);
    fireEvent.click(ways[0] ?? document.body);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('does not ask a signed-in customer to sign in', () => {
    show([option('SCARD', { blockedBy: ['S_CARD_REQUIRED'] }), flexible]);
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'About the S-Card' }).getAttribute('href')).toBe('/en/s-card');
  });

  it('can repeat the search without the membership that prevents a rate', () => {
    const leaveMembershipOut = jest.fn();
    show([option('KOULSH', { blockedBy: ['ASOM_NOT_ALLOWED'] }), flexible], null, { leaveMembershipOut });
    fireEvent.click(screen.getByRole('button', { name: 'Search without membership' }));
    expect(leaveMembershipOut).toHaveBeenCalledTimes(1);
  });

  it('asks who will stay where a rate depends on it', () => {
    const { onForOther } = show([option('STFF', { terms: ['BOOKING_FOR_OTHER_NOT_ALLOWED'] }), flexible]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^I am booking for someone else/ }));
    expect(onForOther).toHaveBeenCalledWith(true);
  });

  it('does not ask who will stay while no rate depends on it', () => {
    show([advance, flexible]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the same for the later rooms', () => {
  const { same } = loadAllMessages('en').chooseRate;
  const choices = [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE];
  const rooms = (later: number): RoomsOfStay => ({
    later,
    choicesAt: () => choices,
    sameInRest: ({ rate }) => (later > 0 && rate.code === 'WEBBAR' ? choices : null),
  });
  const tick = () => screen.getByRole('checkbox');

  it('is offered for one room and for several, and not for the last', () => {
    show([advance, flexible], null, {}, false, rooms(1));
    expect(screen.getByLabelText(same.label.one.replace('{{count}}', '1'))).toBeTruthy();
    cleanup();
    show([advance, flexible], null, {}, false, rooms(3));
    expect(screen.getByLabelText(same.label.other.replace('{{count}}', '3'))).toBeTruthy();
    cleanup();
    show([advance, flexible], null, {}, false, rooms(0));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is chosen with the rate, where the guest wants it', () => {
    const { onChoose, submit } = show([advance, flexible], null, {}, false, rooms(1));
    submit();
    fireEvent.click(tick());
    submit();
    expect(onChoose.mock.calls).toEqual([
      [flexible, null],
      [flexible, choices],
    ]);
  });

  it('is said not to be possible at a rate that another room cannot have', () => {
    const { onChoose, submit } = show([advance, flexible], null, {}, false, rooms(1));
    fireEvent.click(tick());
    expect(screen.queryByText(same.impossible)).toBeNull();
    fireEvent.click(radio(/ADVANCE/));
    expect(screen.getByText(same.impossible)).toBeTruthy();
    submit();
    expect(onChoose.mock.calls).toEqual([[advance, null]]);
  });
});
