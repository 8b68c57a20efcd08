import type { ServiceHours } from '@/domain/content/houseRules';
import { createTranslator } from '@/i18n/translator';
import { loadAllMessages } from '@/i18n/testMessages';
import { usualTexts } from './hoursText';

const hours = (fromDay: ServiceHours['fromDay'], toDay: ServiceHours['toDay'], time: string): ServiceHours => {
  const [opens = '', closes = ''] = time.split('-');
  return { kind: 'RESTAURANT', fromDay, toDay, opens, closes, firstDate: null, lastDate: null };
};

const daily = [hours('MON', 'SUN', '07:30-10:30'), hours('MON', 'SUN', '12:00-22:00')];
const byDay = [
  hours('MON', 'FRI', '11:00-14:00'),
  hours('SAT', 'SUN', '12:00-22:00'),
  hours('MON', 'FRI', '17:00-22:00'),
];

describe('the usual hours of a service', () => {
  it.each([
    ['en', ['Every day 07:30–10:30 and 12:00–22:00'], ['Mon–Fri 11:00–14:00 and 17:00–22:00', 'Sat–Sun 12:00–22:00']],
    ['fi', ['Joka päivä 07.30–10.30 ja 12.00–22.00'], ['ma–pe 11.00–14.00 ja 17.00–22.00', 'la–su 12.00–22.00']],
    ['sv', ['Alla dagar 07.30–10.30 och 12.00–22.00'], ['mån–fre 11.00–14.00 och 17.00–22.00', 'lör–sön 12.00–22.00']],
  ] as const)('have one line for the same weekdays (%s)', (locale, everyDay, onDays) => {
    const translator = createTranslator(locale, loadAllMessages(locale));
    expect(usualTexts(daily, translator)).toEqual(everyDay);
    expect(usualTexts(byDay, translator)).toEqual(onDays);
  });
});
