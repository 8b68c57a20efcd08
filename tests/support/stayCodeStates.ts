import { failureCatalogue } from '../../src/domain/failure';
import { click } from './click';
import type { CodeState } from './codeState';
import { addPhone, openCheckedIn, openPaidUp } from './stayPages';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');
const known = (code: string): boolean => code !== 'UNKNOWN';

const checkout = failureCatalogue.checkout.filter(known).map((code): CodeState => ({
  code: `checkout.${code}`,
  scenario: `check-out-${kebab(code)}`,
  open: openPaidUp,
  provoke: (guest) => click(guest.button(guest.words.t('onlineStay.checkOut.act'))),
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
  provoke: ({ page }) => click(page.getByRole('listitem').getByRole('button', { name: /Luuri/ }).first()),
  shown: ({ words }) => words.t(`errors.mobileKey.${code}.title`),
}));

/** Every code of leaving and of keys as a guest meets it. */
export const stayCodeStates = { checkout, mobileKey } as const satisfies Readonly<Record<string, readonly CodeState[]>>;
