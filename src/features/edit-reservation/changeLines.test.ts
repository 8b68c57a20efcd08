import { contactOfReservation } from '@/domain/edit/editedContact';
import { aReservation } from '@/domain/reservation/testReservation';
import { createTranslator } from '@/i18n/translator';
import { loadAllMessages } from '@/i18n/testMessages';
import { contactOf } from './changeLines';

const translator = createTranslator('en', loadAllMessages('en'));
const contact = contactOfReservation(aReservation());
const business = { ...contact, profileType: 'BUSINESS' } as const;

describe('contact details in one line', () => {
  it.each([
    ['the country', { countryCode: 'SE' }, 'Sweden'],
    ['the street', { street: 'Rantakatu 9' }, 'Rantakatu 9'],
    ['the company', { companyName: 'Kuura Oy' }, 'Kuura Oy'],
    ['the business id', { businessId: '1234567-1' }, '1234567-1'],
    ['the reference', { reference: 'Order 12' }, 'Order 12'],
  ] as const)('differ where only %s does', (_what, change, text) => {
    expect(contactOf({ ...business, ...change }, translator)).toContain(text);
    expect(contactOf(business, translator)).not.toContain(text);
  });

  it('have an address and a company for a stay for business only', () => {
    const kind = translator.t('contactDetails.profile.business');
    expect(contactOf(business, translator)).toMatch(new RegExp(`${kind}, Kotikuja 2, 00500 Helsinki, Finland$`));
    expect(contactOf({ ...contact, companyName: 'Kuura Oy' }, translator)).toBe(
      'Aino Mäki, aino@posti.example, +358 401234567',
    );
  });
});
