import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { OptionFrom, OptionState } from '@/domain/reservation/optionState';
import type { Reservation } from '@/domain/reservation/reservation';
import { CallHotel } from '@/errors/CallHotel';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly state: Exclude<OptionState, { readonly kind: 'possible' }>;
  readonly hotel: Reservation['hotel'];
  readonly title: string;
  readonly headingLevel: 2 | 3;
}

/** Why something cannot be done now, from when it can, and the way to the desk. */
export function NotPossible({ state, hotel, title, headingLevel }: Props) {
  const { t, format } = useTranslator();
  const from = state.kind === 'notYet' ? state.from : null;
  return (
    <Notice tone="info" title={title} headingLevel={headingLevel} actions={<CallHotel phone={hotel.phone} />}>
      <Stack gap={1}>
        {from && (
          <Text>
            {from.kind === 'time'
              ? t('reservation.options.from.time', { time: format.instant(from.at, hotel.timeZone) })
              : t(`reservation.options.from.step.${from.step}`)}
          </Text>
        )}
        <Text data-option-words={state.words}>{t(`optionIssues.${state.words}`)}</Text>
      </Stack>
    </Notice>
  );
}

interface OpensProps {
  readonly from: Extract<OptionFrom, { readonly kind: 'time' }>;
  readonly hotel: Reservation['hotel'];
  /** Whether the hotel has the form of every room. */
  readonly hasNotices: boolean;
}

/** From when the guest can check in, what can be done until then, and when the keys come. */
export function CheckInOpens({ from, hotel, hasNotices }: OpensProps) {
  const { t, format } = useTranslator();
  return (
    <Notice
      tone="info"
      title={t('onlineStay.checkIn.opens', { time: format.instant(from.at, hotel.timeZone) })}
      headingLevel={2}
      actions={<CallHotel phone={hotel.phone} />}
    >
      <Stack gap={1}>
        {!hasNotices && <Text>{t('onlineStay.checkIn.formNow')}</Text>}
        <Text>{t('optionIssues.KEY_WITH_CHECK_IN')}</Text>
      </Stack>
    </Notice>
  );
}
