import { useMemo } from 'react';
import { useReservationV1 } from '@/api/site/reservation/useReservationV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CheckIn } from '../CheckIn';
import type { CheckInProps } from '../CheckIn';
import { stayCallsV1 } from './stayCallsV1';

/** `CheckIn` over the site's API. */
export function CheckInV1(props: CheckInProps) {
  const { locale } = useTranslator();
  const calls = useMemo(() => stayCallsV1(locale), [locale]);
  return <CheckIn {...props} found={useReservationV1(props.bookingKey, locale)} calls={calls} />;
}
