import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { StayWaiting, useStayPage } from './parts/useStayPage';
import { siteTask } from './tasks/siteTask';

const CheckIn = siteTask(
  () => import('@/features/stay/site/CheckInV1').then((file) => file.CheckInV1),
  () => <StayWaiting title="checkIn" />,
);

/** Arriving: the passenger notices, checking in, and keys. */
export function CheckInScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  const { bookingKey, page, brand } = useStayPage('checkIn');
  return (
    <ScreenLayout route="checkIn" title={t('onlineStay.checkIn.title')} brand={brand}>
      {bookingKey === undefined ? (
        page.placeholders.waiting
      ) : (
        <CheckIn
          {...page}
          bookingKey={bookingKey}
          countries={content.countries ?? []}
          checkOutHref={pathOf('checkOut', locale)}
        />
      )}
    </ScreenLayout>
  );
}
