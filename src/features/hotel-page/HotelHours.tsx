import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { hoursByService } from '@/domain/content/houseRules';
import type { ServiceHours } from '@/domain/content/houseRules';
import type { LocalDate } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import { holidayText, usualTexts } from './hoursText';

interface Props {
  readonly hours: readonly ServiceHours[];
  /** Null in the exported HTML, which is opened on other days: it shows every holiday that it knows. */
  readonly today: LocalDate | null;
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
                {usualTexts(usual, translator).map((text) => (
                  <span key={text}>{text}</span>
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
