import { locales } from '../../src/i18n/locales';
import { cardCodeStates, codeStates, olderCodeStates } from '../support/codeStates';
import { Guest } from '../support/guest';
import { inTurn } from '../support/inTurn';
import { OLDER, SHARED } from '../support/screenState';
import { expect, tally, test } from '../support/site';

/** How many codes each family has. */
const counts = {
  search: 9,
  availability: 9,
  restriction: 10,
  booking: 9,
  payment: 6,
  guarantee: 7,
  reservationStatus: 7,
  guaranteeStatus: 10,
  paymentStatus: 6,
  option: 22,
  edit: 10,
  checkout: 5,
  mobileKey: 4,
  promotion: 4,
  membershipStatus: 11,
  benefitStatus: 5,
  benefitAvailability: 3,
  cardValidity: 3,
  card: 6,
  siteStatus: 2,
} as const;

const titleEnd = (family: string): string => {
  if (family in olderCodeStates) return ` ${OLDER}`;
  return family in cardCodeStates ? ` ${SHARED}` : '';
};

for (const [family, states] of Object.entries({ ...codeStates, ...cardCodeStates, ...olderCodeStates })) {
  test(`every ${family} code is explained where it occurs${titleEnd(family)}`, async ({
    page,
    scenario,
    newGuest,
    apiName,
  }) => {
    test.setTimeout(180_000);
    expect(states).toHaveLength(counts[family as keyof typeof counts]);
    // Without a browser every code is checked to have words. A whole run meets all on their screens, others a half, and over
    // the older API a sixth of those that both have.
    const isOfBoth = !(family in olderCodeStates);
    const met = inTurn(states, 1, Math.ceil(states.length / (apiName === 'v1' && isOfBoth ? 6 : 2)));
    for (const [index, state] of met.entries()) {
      if (index > 0) await newGuest();
      // The languages in turn: that each has words for every code is checked without a browser.
      const guest = new Guest(page, locales[index % locales.length] ?? 'fi');
      if (!state.provoke) await scenario(state.scenario);
      await state.open(guest);
      if (state.provoke) {
        await scenario(state.scenario);
        await state.provoke(guest);
      }
      const text = page.getByText(state.shown(guest, apiName)).filter({ visible: true });
      await expect(text.first(), state.code).toBeVisible();
      tally(`code-${apiName}-${state.code}`, { [`codes shown on a screen, ${apiName}`]: 1 });
      await scenario('');
    }
  });
}
