import { useRouter } from 'next/router';
import { ApiSwitch } from '@/api/ApiSwitch';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { FindReservationV2 } from '@/features/find-reservation/v2/FindReservationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { rememberOpenReservation } from '@/state/openReservationState';
import { ScreenLayout } from './ScreenLayout';
import { useHydrated } from './useHydrated';

/** Finding a reservation by its number and a last name. */
export function FindReservationScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isReady = useHydrated();
  return (
    <ScreenLayout route="findReservation" title={t('reservation.find.title')} description={t('reservation.find.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('reservation.find.lead')}>{t('reservation.find.title')}</PageHeading>
        <ApiSwitch
          v2={() => (
            <FindReservationV2
              isReady={isReady}
              onFound={(key) => {
                // The key is handed on in this tab, not in the address.
                rememberOpenReservation(key);
                void router.push(pathOf('reservation', locale));
              }}
            />
          )}
        />
      </Stack>
    </ScreenLayout>
  );
}
