import { checkContact, maxMessage } from '@/domain/guest/contactRules';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { arrivalTimes } from '@/domain/stay/arrivalTime';
import { checkFreeText } from '@/domain/guest/freeText';
import { MAX_FREE_TEXT } from '@/domain/limits';
import { languages } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { messageToHotel } from './messageToHotel';

const tIn = (language: (typeof languages)[number]) => createTranslator(language, loadAllMessages(language)).t;

describe('the message to the hotel', () => {
  it('begins with the time of arrival, where the guest knows it', () => {
    const message = 'No nuts, please.';
    expect(messageToHotel({ arrivalTime: 'FROM_21', message }, tIn('en'))).toBe(
      'I will arrive after 21:00.\nNo nuts, please.',
    );
    expect(messageToHotel({ arrivalTime: 'FROM_24', message: '' }, tIn('fi'))).toBe('Saavun keskiyön jälkeen.');
    expect(messageToHotel({ arrivalTime: 'UNKNOWN', message }, tIn('en'))).toBe(message);
  });

  it.each(languages)('is never too long, and has only characters that hotels take, in %s', (language) => {
    for (const arrivalTime of arrivalTimes) {
      const message = 'x'.repeat(maxMessage({ arrivalTime }));
      expect(checkFreeText(messageToHotel({ arrivalTime, message }, tIn(language)))).toMatchObject({
        offending: [],
        isTooLong: false,
      });
    }
  });

  it('has less room for words where the time is sent too', () => {
    const message = 'x'.repeat(MAX_FREE_TEXT);
    const issueOf = (arrivalTime: 'FROM_18' | 'UNKNOWN') =>
      checkContact({ ...EMPTY_CONTACT, message, arrivalTime }).find(({ field }) => field === 'message');
    expect(issueOf('UNKNOWN')).toBeUndefined();
    expect(issueOf('FROM_18')).toMatchObject({ problem: 'tooLong' });
  });
});
