import type { ContactInformation } from '@/domain/contactInformation';
import { tidyFreeText } from '@/domain/freeText';
import type { Translator } from '@/i18n/translator';

/** What the guest writes to the hotel, after the time of arrival. */
export function messageToHotel(
  { arrivalTime, message }: Pick<ContactInformation, 'arrivalTime' | 'message'>,
  t: Translator['t'],
): string {
  if (arrivalTime === 'UNKNOWN') return message;
  const arrival = t('contactDetails.arrival.sent', { time: t(`contactDetails.arrival.time.${arrivalTime}`) });
  return tidyFreeText([arrival, message].filter(Boolean).join('\n'));
}
