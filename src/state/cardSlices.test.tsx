import { act, renderHook } from '@testing-library/react';
import { useConnectScard } from './connectScardState';
import { usePurchaseScard } from './purchaseScardState';
import { useRenewScard } from './renewScardState';
import { useSCardPromotionCode } from './sCardPromotionCodeState';
import { StateRoot } from './StateRoot';
import { keptSlices } from './testSlices';

const visit = <T,>(use: () => T) => renderHook(use, { wrapper: StateRoot }).result;
const keyOf = (name: string) => `sarastus.state.${name}`;
const storedText = (name: string) => localStorage.getItem(keyOf(name)) ?? '';
const store = (name: string, value: unknown, more: object = {}) =>
  localStorage.setItem(keyOf(name), JSON.stringify({ version: 1, savedAt: Date.now(), value, ...more }));

beforeEach(() => {
  localStorage.clear();
  // Recoil tells in development of atoms that tests make anew.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('connecting a card', () => {
  it('goes from the address to the code, and never writes the code down', () => {
    const { current } = visit(useConnectScard);
    act(() => current.change({ email: 'aino@example.com', loading: true, loadingText: '…' }));
    act(() => current.toVerification());
    act(() => current.change({ verificationCode: '493817' }));
    expect(storedText('connectScard')).toContain('aino@example.com');
    expect(storedText('connectScard')).not.toContain('493817');
    expect(visit(useConnectScard).current).toMatchObject({
      email: 'aino@example.com',
      verificationStep: 'verification',
      verificationCode: '',
      loading: false,
    });
  });

  it('asks for the code again after another address, and for the address where none is kept', () => {
    const result = visit(useConnectScard);
    act(() => result.current.change({ verificationCode: '493817', verificationStep: 'verification' }));
    act(() => result.current.toEmail());
    expect(result.current).toMatchObject({ verificationStep: 'email', verificationCode: '' });
    store('connectScard', { email: '', verificationStep: 'verification', verificationCode: '493817', loading: true });
    expect(visit(useConnectScard).current).toMatchObject({ verificationStep: 'email', verificationCode: '' });
  });
});

describe('buying a card', () => {
  const form = keptSlices.purchaseScard?.empty as ReturnType<typeof usePurchaseScard>;

  it('keeps every field that is right beside one that is not', () => {
    store('purchaseScard', {
      status: 'exploded',
      isFormInitialized: true,
      form: {
        customer: { firstName: 'Aino', lastName: 7, phoneNumberCountryCode: 'javascript:', address: 'Kauppakatu' },
        communicationsLanguage: 'tlh',
        communicationsConsent: 'yes',
        marketingPreferenceEmail: 'true',
        marketingPreferenceSms: 1,
        termsAndConditionsAgreed: 'on',
        promotionCode: 'TALVI',
      },
    });
    const { current } = visit(usePurchaseScard);
    expect(current.status).toBe('idle');
    expect(current.form).toEqual({
      ...form.form,
      customer: { ...form.form.customer, firstName: 'Aino' },
      promotionCode: 'TALVI',
    });
  });

  it('fills in what is known once, and never over what was typed', () => {
    const result = visit(usePurchaseScard);
    act(() => result.current.initialize({ ...form.form, promotionCode: 'FIRST' }));
    act(() => result.current.changeForm({ promotionCode: 'TYPED' }));
    act(() => result.current.initialize({ ...form.form, promotionCode: 'SECOND' }));
    expect(result.current.form.promotionCode).toBe('TYPED');
  });

  it('leaves nothing of the form behind once it is done', () => {
    store('purchaseScard', keptSlices.purchaseScard?.full);
    const result = visit(usePurchaseScard);
    act(() => result.current.setStatus('done'));
    expect(result.current).toMatchObject({ ...form, status: 'done' });
    expect(storedText('purchaseScard')).not.toContain('Virtanen');
  });

  it('is forgotten a day after it was last changed', () => {
    store('purchaseScard', keptSlices.purchaseScard?.full, { savedAt: Date.now() - 24 * 3_600_000 - 1 });
    expect(visit(usePurchaseScard).current).toMatchObject(form);
    expect(storedText('purchaseScard')).toBe('');
  });
});

describe('renewing a card', () => {
  it('keeps what is filled in, and nothing of it once it is done', () => {
    const result = visit(useRenewScard);
    act(() => result.current.changeForm({ paymentOption: 'OP' }));
    act(() => result.current.setStatus('failed'));
    expect(visit(useRenewScard).current).toMatchObject({ status: 'failed', form: { paymentOption: 'OP' } });
    act(() => result.current.setStatus('done'));
    expect(result.current).toMatchObject({ status: 'done', form: { paymentOption: null } });
  });
});

describe('a promotion code of a card', () => {
  it('has a price only while it counts', () => {
    const result = visit(useSCardPromotionCode);
    act(() => result.current.check('TALVI'));
    expect(result.current).toMatchObject({ shownPromotionCode: 'TALVI', loading: true, isFetching: true });
    act(() => result.current.accept('TALVI', { amount: 2000, currency: 'EUR' }));
    expect(result.current).toMatchObject({ status: 'valid', loading: false, discountPrice: { amount: 2000 } });
    act(() => result.current.refuse('KESÄ', 'NOT_ELIGIBLE'));
    expect(result.current).toMatchObject({
      status: 'invalid',
      discountPrice: null,
      promotionCodeError: 'NOT_ELIGIBLE',
    });
    act(() => result.current.fail('KESÄ', 'TIME_OUT'));
    expect(result.current).toMatchObject({ status: 'idle', error: 'TIME_OUT', promotionCodeError: null });
  });

  it('is to be checked anew after a reload in the middle of it, and has no price of another code', () => {
    const { current } = visit(useSCardPromotionCode);
    act(() => current.check('TALVI'));
    expect(visit(useSCardPromotionCode).current).toMatchObject({
      shownPromotionCode: 'TALVI',
      status: 'idle',
      loading: false,
    });
    store('sCardPromotionCode', { ...keptSlices.sCardPromotionCode?.full, discountPrice: { amount: '20' } });
    expect(visit(useSCardPromotionCode).current).toMatchObject({ shownPromotionCode: '', discountPrice: null });
  });
});
