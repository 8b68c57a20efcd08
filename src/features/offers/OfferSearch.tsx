import type { ComponentType } from 'react';
import { MAX_ADULTS } from '@/config/limits';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { firstDayFrom } from '@/domain/period';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { PROPOSED_PARTY } from '@/domain/stay/party';
import { DateFields } from '@/forms/DateFields';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { offerTerms } from './offerSearchHref';
import { offerNightsText } from './periodText';
import { useOfferSearch } from './useOfferSearch';
import type { OpenedOffer } from './useOfferSearch';

export interface OfferCalendarProps extends OpenedOffer {
  readonly onChoose: (dates: DateRange) => void;
  readonly onClose: () => void;
}

/** The calendar that the dates of an offer are chosen in. */
export type OfferCalendar = ComponentType<OfferCalendarProps>;

interface Props {
  readonly offer: SpecialOffer;
  /** Null in the exported page. */
  readonly today: LocalDate | null;
  readonly calendar: OfferCalendar;
}

/** Asks the hotel, the dates within the offer's period and the party, and searches with the offer's code. */
export function OfferSearch({ offer, today, calendar: Calendar }: Props) {
  const translator = useTranslator();
  const { t, locale, contentLang } = translator;
  const { hotels, stay } = offer;
  // The exported page is older than the day it is opened on: its first day may have passed, so it fills in none.
  const first = today === null ? null : firstDayFrom(stay, today);
  const { form, errors, submit, opened, open, choose, close } = useOfferSearch(stay, first);
  const [only] = hotels.length === 1 ? hotels : [];
  const nights = offerNightsText(stay, translator);
  return (
    <>
      {/* A plain form, so that it works before scripts run. */}
      <form
        ref={form}
        method="get"
        action={site.local(pathOf('searchResults', locale))}
        noValidate={today !== null}
        onSubmit={submit}
      >
        {Object.entries(offerTerms(offer)).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Stack gap={3}>
          <Heading level={3} size="h4">
            {t('offers.search.title')}
          </Heading>
          <SelectField
            label={t('offers.search.hotel')}
            id="offer-hotel"
            name="hotel"
            required
            error={errors.hotel}
            lang={contentLang}
            defaultValue={only?.id ?? ''}
          >
            <option value="">{t('offers.search.choose')}</option>
            {hotels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateFields idPrefix="offer" errors={errors} required isReady={today !== null} onOpen={open} />
          <SelectField
            id="offer-adults"
            name="adults"
            label={t('offers.search.adults')}
            defaultValue={PROPOSED_PARTY.adults}
          >
            {Array.from({ length: MAX_ADULTS }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </SelectField>
          {nights !== null && (
            <Text size="label" tone="muted">
              {nights}
            </Text>
          )}
          <Button type="submit" fullWidth>
            {t('offers.search.submit')}
          </Button>
        </Stack>
      </form>
      {opened && <Calendar {...opened} onChoose={choose} onClose={close} />}
    </>
  );
}
