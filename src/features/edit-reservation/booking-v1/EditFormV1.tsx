import { useEditOffersV1, useEditReservationV1 } from '@/api/booking-v1/useEditReservationV1';
import { useReadAgainV1 } from '@/api/booking-v1/useReadAgainV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { EditForm } from '../EditForm';
import type { EditFormProps } from '../EditForm';
import { useEditedSearch } from '../useEditedSearch';

/** `EditForm` over the site's API. */
export function EditFormV1(props: Pick<EditFormProps, 'hrefs' | 'reservation' | 'slots'>) {
  const { locale } = useTranslator();
  const { criteria, asked } = useEditedSearch(props.reservation);
  const offers = useEditOffersV1(props.reservation, criteria, asked, locale);
  return (
    <EditForm
      {...props}
      criteria={criteria}
      offers={offers}
      editReservation={useEditReservationV1(locale)}
      readAgain={useReadAgainV1(props.reservation, locale)}
    />
  );
}
