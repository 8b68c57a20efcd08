import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { hoursByService, isAroundTheClock } from '@/domain/content/houseRules';
import type { ServiceHours } from '@/domain/content/houseRules';
import type { LocalDate } from '@/domain/localDate';
import type { Translator } from '@/i18n/translator';
import { useTranslator } from '@/i18n/TranslatorContext';
import { weekdaysText } from '@/i18n/weekdaysText';

interface Props {
  readonly hours: readonly ServiceHours[];
  /** Null in the exported HTML, which is opened on other days: it shows every holiday that it knows. */
  readonly today: LocalDate | null;
}

function timeText({ opens, closes, ...hours }: ServiceHours, { t, format }: Translator): string {
  return isAroundTheClock({ ...hours, opens, closes })
    ? t('hotelPage.hours.always')
    : `${format.time(opens)}–${format.time(closes)}`;
}

function usualText(hours: ServiceHours, translator: Translator): string {
  const { t } = translator;
  const { fromDay, toDay } = hours;
  const time = timeText(hours, translator);
  const isDaily = fromDay === 'MON' && toDay === 'SUN';
  if (isDaily) return isAroundTheClock(hours) ? time : t('hotelPage.hours.daily', { time });
  return t('hotelPage.hours.onDays', { days: weekdaysText(fromDay, toDay, translator), time });
}

function holidayText(hours: ServiceHours, translator: Translator): string {
  const { t, format } = translator;
  const [startDate, endDate] = [hours.firstDate ?? '', hours.lastDate ?? hours.firstDate ?? ''];
  const days = startDate === endDate ? format.date(startDate) : format.dateRange({ startDate, endDate });
  return t('hotelPage.hours.holiday', { days, time: timeText(hours, translator) });
}

/** When the services of the hotel are open, on weekdays, weekends and coming holidays. */
export function HotelHours({ hours, today }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const services = hoursByService(hours, today ?? '');
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="hours">
      <Stack gap={4}>
        <Heading level={2} id="hours">
          {t('hotelPage.hours.title')}
        </Heading>
        <DefinitionList
          items={services.map(({ kind, usual, holiday }) => ({
            term: t(`hotelPage.hours.${kind}`),
            description: (
              <Stack gap={1}>
                {usual.map((each) => (
                  <span key={each.fromDay}>{usualText(each, translator)}</span>
                ))}
                {holiday.map((each) => (
                  <Text key={each.firstDate} as="span" size="small" tone="muted">
                    {holidayText(each, translator)}
                  </Text>
                ))}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </section>
  );
}
