import { apiSwitch } from '@/api/apiSwitch';
import { SiteLink } from '@/routes/SiteLink';
import { useRouter } from 'next/router';
import { useCallback, useState } from 'react';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { FindReservation } from '@/features/find-reservation/FindReservation';
import type { FindKey } from '@/features/find-reservation/FindReservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { rememberOpenReservation } from '@/state/openReservationState';
import { ScreenLayout } from './frame/ScreenLayout';
import { useHydrated } from '@/browser/useHydrated';
import { findKey } from './tasks/versions/findKey';

/** Separate from the form, which is in the exported HTML and must hydrate without waiting for this code. */
const FindKeyTask = apiSwitch(findKey);

/** Finding a reservation by its number and a last name. */
export function FindReservationScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const [findKey, setFindKey] = useState<FindKey | null>(null);
  const onReady = useCallback((call: FindKey) => setFindKey(() => call), []);
  return (
    <ScreenLayout route="findReservation" title={t('reservation.find.title')} description={t('reservation.find.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('reservation.find.lead')}>{t('reservation.find.title')}</PageHeading>
        {isHydrated && <FindKeyTask onReady={onReady} />}
        <FindReservation
          findKey={findKey}
          onFound={(key) => {
            // The key is passed on in this tab's storage, not in the address.
            rememberOpenReservation(key);
            void router.push(pathOf('reservation', locale));
          }}
        />
        <Inline>
          <Link as={SiteLink} href={pathOf('reservationList', locale)} tone="alone">
            {t('reservation.find.all')}
          </Link>
        </Inline>
      </Stack>
    </ScreenLayout>
  );
}
