import { contactOfReservation } from '@/domain/edit/editedContact';
import { aReservation } from '@/domain/reservation/testReservation';
import { createTranslator } from '@/i18n/translator';
import { loadAllMessages } from '@/i18n/testMessages';
import { contactOf } from './changeLines';

const translator = createTranslator('en', loadAllMessages('en'));
const contact = contactOfReservation(aReservation());

describe('contact details in one line', () => {
  it.each([
    ['the country', { countryCode: 'SE' }, 'Sweden'],
    ['the kind of guest', { profileType: 'BUSINESS' }, translator.t('contactDetails.profile.business')],
    ['the business id', { businessId: '1234567-1' }, '1234567-1'],
    ['the reference', { reference: 'Order 12' }, 'Order 12'],
  ] as const)('differ where only %s does', (_what, change, text) => {
    expect(contactOf({ ...contact, ...change }, translator)).toContain(text);
    expect(contactOf(contact, translator)).not.toContain(text);
  });
});
