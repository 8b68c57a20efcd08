import type { ContactInformation } from '@/domain/guest/contactInformation';
import { tidyFreeText } from '@/domain/guest/freeText';
import type { Translator } from '@/i18n/translator';

/** What the guest writes to the hotel, after the time of arrival. */
export function messageToHotel(
  { arrivalTime, message }: Pick<ContactInformation, 'arrivalTime' | 'message'>,
  t: Translator['t'],
): string {
  if (arrivalTime === 'UNKNOWN') return message;
  const arrival = t('stay.arrival.sent', { time: t(`stay.arrival.time.${arrivalTime}`) });
  return tidyFreeText([arrival, message].filter(Boolean).join('\n'));
}
