import { useRouter } from 'next/router';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { rememberOpenReservation } from '@/state/openReservationState';
import { ScreenLayout } from './ScreenLayout';
import { useHydrated } from './useHydrated';
import { apiTask } from './apiTask';

const FindReservation = apiTask('FindReservation');

/** Finding a reservation by its number and a last name. */
export function FindReservationScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isReady = useHydrated();
  return (
    <ScreenLayout route="findReservation" title={t('reservation.find.title')} description={t('reservation.find.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('reservation.find.lead')}>{t('reservation.find.title')}</PageHeading>
        <FindReservation
          isReady={isReady}
          onFound={(key) => {
            // The key is passed on in this tab's storage, not in the address.
            rememberOpenReservation(key);
            void router.push(pathOf('reservation', locale));
          }}
        />
      </Stack>
    </ScreenLayout>
  );
}
