import { isAroundTheClock } from '@/domain/content/houseRules';
import type { ServiceHours } from '@/domain/content/houseRules';
import type { Translator } from '@/i18n/translator';
import { weekdaysText } from '@/i18n/weekdaysText';

function timeText({ opens, closes, ...hours }: ServiceHours, { t, format }: Translator): string {
  return isAroundTheClock({ ...hours, opens, closes })
    ? t('hotelPage.hours.always')
    : `${format.time(opens)}–${format.time(closes)}`;
}

/** The hours of the whole year in words: a line for each span of weekdays, with every time of it. */
export function usualTexts(usual: readonly ServiceHours[], translator: Translator): readonly string[] {
  const { t, format } = translator;
  const isOfSpan = (a: ServiceHours, b: ServiceHours) => a.fromDay === b.fromDay && a.toDay === b.toDay;
  return usual
    .filter((hours, index) => usual.findIndex((each) => isOfSpan(each, hours)) === index)
    .map((hours) => {
      const { fromDay, toDay } = hours;
      const time = format.list(usual.filter((each) => isOfSpan(each, hours)).map((each) => timeText(each, translator)));
      const isDaily = fromDay === 'MON' && toDay === 'SUN';
      if (isDaily) return isAroundTheClock(hours) ? time : t('hotelPage.hours.daily', { time });
      return t('hotelPage.hours.onDays', { days: weekdaysText(fromDay, toDay, translator), time });
    });
}

/** The hours of a holiday, in words. */
export function holidayText(hours: ServiceHours, translator: Translator): string {
  const { t, format } = translator;
  const [startDate, endDate] = [hours.firstDate ?? '', hours.lastDate ?? hours.firstDate ?? ''];
  const days = startDate === endDate ? format.date(startDate) : format.dateRange({ startDate, endDate });
  return t('hotelPage.hours.holiday', { days, time: timeText(hours, translator) });
}
