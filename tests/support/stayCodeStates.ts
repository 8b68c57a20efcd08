import { failureCatalogue } from '../../src/domain/failure';
import type { CodeState } from './codeState';
import { addPhone, openCheckedIn, openPaidUp } from './stayPages';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');
const known = (code: string): boolean => code !== 'UNKNOWN';

const checkout = failureCatalogue.checkout.filter(known).map((code): CodeState => ({
  code: `checkout.${code}`,
  scenario: `check-out-${kebab(code)}`,
  open: openPaidUp,
  provoke: (guest) => guest.button(guest.words.t('onlineStay.checkOut.act')).click(),
  shown: ({ words }) => words.t(`errors.checkout.${code}.title`),
}));

const mobileKey = failureCatalogue.mobileKey.filter(known).map((code): CodeState => ({
  code: `mobileKey.${code}`,
  scenario: `key-${kebab(code)}`,
  open: async (guest) => {
    const { key } = await openCheckedIn(guest);
    await addPhone(guest, key, 'Luuri');
  },
  // The button names the room, too.
  provoke: ({ page }) => page.getByRole('listitem').getByRole('button', { name: /Luuri/ }).first().click(),
  shown: ({ words }) => words.t(`errors.mobileKey.${code}.title`),
}));

/** Every code of leaving and of keys as a guest meets it. */
export const stayCodeStates = { checkout, mobileKey } as const satisfies Readonly<Record<string, readonly CodeState[]>>;
