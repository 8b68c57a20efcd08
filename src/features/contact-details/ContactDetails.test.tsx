import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testTokens } from '@/api/testTokens';
import { clearTokens } from '@/api/tokenStore';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { askFlag } from '@/flags/askFlag';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { finishSignIn } from '@/session/finishSignIn';
import { loadCustomer } from '@/session/loadCustomer';
import { closeSession } from '@/session/session';
import { beginAttempt } from '@/session/signInAttempt';
import { flowKeeping } from '@/state/reservationFlowShape';
import { StateRoot } from '@/state/StateRoot';
import { fullFlow } from '@/state/testFlow';
import en from '../../../public/locales/en/common.json';
import { ContactDetails } from './ContactDetails';

jest.mock('@/session/loadCustomer', () => ({ loadCustomer: jest.fn() }));
jest.mock('@/flags/askFlag', () => ({ askFlag: jest.fn() }));

/** Somebody signs in, in another tab: what it stores reaches this one. */
async function signIn(firstName: string): Promise<void> {
  const phone = { phoneNumberCountryCode: '+358', phoneNumber: '' };
  const address = { street: '', postcode: '', city: '', countryCode: 'FI', companyName: '' };
  const contact = { firstName, lastName: 'Ek', email: `${firstName}@post.example`, ...phone, ...address };
  jest.mocked(loadCustomer).mockResolvedValue({
    id: firstName,
    contacts: [{ membership: 'NONE', contact }],
    eligibleToUseAsom: false,
    eligibleToUseSCard: false,
    asom: null,
    sCard: null,
  });
  const tokens = testTokens(Date.now() + 3_600_000, firstName, undefined, firstName);
  for (const [name, value] of Object.entries(tokens)) document.cookie = `${name}=${value}; Path=/`;
  await act(async () => void (await finishSignIn(`?attempt=${beginAttempt(Date.now())}`)));
}
const expire = () => act(() => clearTokens('AUTHORIZATION_EXPIRED'));

async function open(): Promise<void> {
  const flow = { ...fullFlow(), contactInformation: EMPTY_CONTACT, paymentState: null, setAside: [] };
  writeKept(keptStorage, flowKeeping, flow, Date.now());
  render(
    <TranslatorProvider locale="en" messages={en}>
      <StateRoot>
        <ContactDetails countries={[{ code: 'FI', name: 'Finland', phonePrefix: '+358' }]} onDone={() => undefined} />
      </StateRoot>
    </TranslatorProvider>,
  );
  await act(() => Promise.resolve());
}
const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement;
/** An address is asked of a stay for business. */
const travelForBusiness = () => act(async () => void fireEvent.click(screen.getByLabelText('Business stay')));
const type = async (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(value));
};

beforeEach(() => {
  act(closeSession);
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(askFlag).mockResolvedValue(true);
});
afterEach(cleanup);

describe('the open contact step of a tab, when somebody signs in in another one', () => {
  it('has nothing of the customer before, whose sign-in had ended', async () => {
    await signIn('Anna');
    await open();
    expect(field('First name').value).toBe('Anna');
    await travelForBusiness();
    await type('Street address', 'Annagatan 1');
    expire();
    expect(field('Street address').value).toBe('Annagatan 1');
    await signIn('Bertil');
    await waitFor(() => expect(field('First name').value).toBe('Bertil'));
    await travelForBusiness();
    expect(field('Street address').value).toBe('');
    await waitFor(() => expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Anna'));
  });

  it('has all that a guest typed, and that the same customer typed', async () => {
    await open();
    await travelForBusiness();
    await type('Street address', 'Kauppakatu 1');
    await signIn('Anna');
    expect(field('Street address').value).toBe('Kauppakatu 1');
    await type('Street address', 'Kauppakatu 2');
    expire();
    await signIn('Anna');
    expect(field('Street address').value).toBe('Kauppakatu 2');
  });
});
